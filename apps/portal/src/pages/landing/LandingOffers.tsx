import type { Category } from '@portal/api';
import { Button } from '@portal/ui/button';
import { Link } from '@portal/ui/link';
import { useLanguages, useComponentTexts } from '@portal/ui/provider';
import { TeaserCard, TeaserGroup } from '@portal/ui/teaser-card';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useId, useState } from 'react';
import type { ReactElement } from 'react';
import { browserLog } from '../../browser/log.ts';
import { displayName } from '../../i18n/language.ts';
import { useFormatPrice } from '../../i18n/use-price.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, paths } from '../../routes/paths.ts';
import { useServices } from '../../services/services.ts';
import { pictureOf } from '../common/picture-of.ts';
import * as css from './LandingOffers.css.ts';
import { lowestFees } from './lowest-fees.ts';
import { landingTexts } from './texts.ts';

/** The products; undefined before they are loaded, none when they cannot be loaded: the page says less then. */
function useCategories(): readonly Category[] | undefined {
  const { client } = useServices();
  const [categories, setCategories] = useState<readonly Category[]>();
  useEffect(() => {
    const loading = new AbortController();
    const load = async (): Promise<void> => {
      try {
        const loaded = await client.call('listCategories', {}, loading.signal);
        if (!loading.signal.aborted) setCategories(loaded);
      } catch (error) {
        if (loading.signal.aborted) return;
        browserLog('The products could not be loaded', error);
        setCategories([]);
      }
    };
    void load();
    return () => loading.abort();
  }, [client]);
  return categories;
}

/** What ordering costs, how long it takes and what one gets, from the products of the state (PAGE-11). */
function Facts({ categories }: { categories: readonly Category[] }): ReactElement {
  const t = useComponentTexts(landingTexts);
  const languages = useLanguages();
  const price = useFormatPrice();
  const fees = lowestFees(categories);
  const isReviewed = categories.some(({ products }) =>
    products.some(({ sensitiveData, status }) => sensitiveData && status === 'ACTIVE'),
  );
  const lowest = Math.min(...fees.map(({ cents }) => cents));
  const ofCategories = fees.map(({ category, cents }) =>
    t.feeOf(displayName(category, languages), price(cents)),
  );
  const facts = [
    fees.length > 0
      ? [t.feeFrom(price(lowest)), fees.length > 1 ? `${ofCategories.join(', ')}.` : t.feeText]
      : [t.fee, t.feeText],
    [t.fast, isReviewed ? t.fastReview : t.fastText],
    [t.official, t.officialText],
  ];
  return (
    <ul className={css.facts}>
      {facts.map(([name, explanation]) => (
        <li key={name} className={css.fact}>
          {/* An element of its own for Orca, which reads two spans as one word. */}
          <strong className={css.name}>{name}</strong>
          <span className={css.explanation}>{explanation}</span>
        </li>
      ))}
    </ul>
  );
}

/** The two ways on, and three facts about ordering (APP-3, PAGE-11). */
export function LandingOffers(): ReactElement {
  const { configuration } = useServices();
  const text = useText();
  const t = useComponentTexts(landingTexts);
  const newTabId = useId();
  const categories = useCategories();
  const [product] = categories?.flatMap(({ products }) => products) ?? [];
  // Its place is reserved while the products are loading.
  const noPicture = categories ? undefined : null;
  return (
    <>
      <TeaserGroup>
        <TeaserCard
          heading={text('landing.orderAction')}
          picture={
            product ? (
              <img className={css.picture} src={pictureOf(product.imagePath)} alt="" />
            ) : (
              noPicture
            )
          }
          action={<Link href={hrefOf(paths.extracts)}>{t.products}</Link>}
        >
          {text('landing.orderText')}
        </TeaserCard>
        <TeaserCard
          heading={t.viewerHeading}
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
          {t.viewerText}
          {/* The name of the link is fixed, so that help pages can quote it; that it opens a new tab is its description. */}
          <VisuallyHidden id={newTabId}>{t.newTab}</VisuallyHidden>
        </TeaserCard>
      </TeaserGroup>
      <Facts categories={categories ?? []} />
    </>
  );
}
