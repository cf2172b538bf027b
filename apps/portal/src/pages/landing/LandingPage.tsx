import { Button } from '@portal/ui/button';
import { Link } from '@portal/ui/link';
import { Text } from '@portal/ui/typography';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import { PageHeading } from '../common/PageHeading.tsx';
import { LandingOffers } from './LandingOffers.tsx';
import * as css from './LandingPage.css.ts';

const PLAIN = [
  ['EASY_LANGUAGE', 'easyLanguage'],
  ['SIGN_LANGUAGE', 'signLanguage'],
] as const;

/** The ways to information in easy language and in sign language, where the state has it (LAW-2). */
function PlainInformation(): ReactElement | null {
  const { legalParts = [] } = useServices().configuration;
  const text = useText();
  const pages = PLAIN.filter(([part]) => legalParts.includes(part));
  if (pages.length === 0) return null;
  return (
    <div className={css.plainInformation}>
      {pages.map(([, name]) => (
        <Link key={name} href={hrefOf(paths[name])}>
          {text(`page.${name}`)}
        </Link>
      ))}
    </div>
  );
}

// Lazy: this page is in the first file, which every page loads.
const LandingSearch = lazy(async () => ({
  default: (await import('./LandingSearch.tsx')).LandingSearch,
}));

/** The card on the map, two offers and three facts (APP-3, PAGE-11). */
export function LandingPage(): ReactElement {
  const text = useText();
  const { configuration } = useServices();
  usePageFocus(text('page.start'), 'start');
  return (
    <>
      <div className={css.opening}>
        <div className={css.title}>
          <PlainInformation />
          <PageHeading>{text('landing.heading')}</PageHeading>
          <Text size="large" variant="soft">
            {text('landing.lead')}
          </Text>
          {configuration.openSearch && (
            <Suspense fallback={<div className={css.search} />}>
              <LandingSearch />
            </Suspense>
          )}
          <Button asChild variant="primary" iconEnd="arrow-right" className={css.action}>
            <a href={hrefOf(paths.extracts)}>{text('landing.orderAction')}</a>
          </Button>
        </div>
      </div>
      <LandingOffers />
    </>
  );
}
