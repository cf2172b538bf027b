import { Button } from '@portal/ui/button';
import { Text } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { PageHeading } from '../common/PageHeading.tsx';
import { LandingOffers } from './LandingOffers.tsx';
import * as css from './LandingPage.css.ts';

/** The card on the map, two offers and three facts (APP-3, PAGE-11). */
export function LandingPage(): ReactElement {
  const text = useText();
  usePageFocus(text('page.start'), 'start');
  return (
    <>
      <div className={css.opening}>
        <div className={css.title}>
          <PageHeading>{text('landing.heading')}</PageHeading>
          <Text size="large" variant="soft">
            {text('landing.lead')}
          </Text>
          <Button asChild variant="primary" iconEnd="arrow-right" className={css.action}>
            <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
          </Button>
        </div>
      </div>
      <LandingOffers />
    </>
  );
}
