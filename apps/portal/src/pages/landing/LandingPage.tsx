import { Button } from '@portal/ui/button';
import { Link } from '@portal/ui/link';
import { TeaserCard, TeaserGroup } from '@portal/ui/teaser-card';
import { Text } from '@portal/ui/typography';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import * as css from './LandingPage.css.ts';
import { PageHeading } from '../common/PageHeading.tsx';

/** Introduction and two teasers (APP-3). */
export function LandingPage(): ReactElement {
  const { configuration } = useServices();
  const text = useText();
  const newTabId = useId();
  usePageFocus(text('page.start'), 'start');
  return (
    <>
      <div className={css.opening}>
        <PageHeading>{text('landing.heading')}</PageHeading>
        <Text size="large" variant="soft">
          {text('landing.lead')}
        </Text>
      </div>
      <TeaserGroup>
        <TeaserCard
          emphasis
          heading={text('landing.orderAction')}
          action={
            <Button asChild variant="primary" iconEnd="arrow-right">
              <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
            </Button>
          }
        >
          {text('landing.orderText')}
        </TeaserCard>
        <TeaserCard
          heading={text('landing.viewerHeading')}
          action={
            <Button asChild variant="secondary">
              <Link
                href={configuration.mapViewerUrl}
                external
                aria-label={text('landing.viewerAction')}
                aria-describedby={newTabId}
              >
                {text('landing.viewerAction')}
              </Link>
            </Button>
          }
        >
          {text('landing.viewerText')}
          {/* The name of the link is fixed, so that help pages can quote it; that it opens a new tab is its description. */}
          <VisuallyHidden id={newTabId}>{text('landing.newTab')}</VisuallyHidden>
        </TeaserCard>
      </TeaserGroup>
    </>
  );
}
