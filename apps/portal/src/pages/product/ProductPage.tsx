import { ApiError } from '@portal/api';
import type { Product } from '@portal/api';
import { FORMAT_NAMES, offeredFormats } from '@portal/order-flow';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { Price } from '@portal/ui/price';
import { Text } from '@portal/ui/typography';
import { useLanguages, useComponentTexts } from '@portal/ui/provider';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { pathValue } from '../../routes/path-value.ts';
import type { FirstVisit } from '../../services/first-visit.ts';
import { ConfiguredText } from '../../i18n/ConfiguredText.tsx';
import { useServices } from '../../services/services.ts';
import { descriptionsOf, displayName, namesOf } from '../../i18n/language.ts';
import { useText } from '../../i18n/use-text.ts';
import { hrefOf, orderPathOf, paths } from '../../routes/paths.ts';
import { hasShownPage, usePageFocus } from '../../navigation/use-page-focus.ts';
import { Await } from '../common/Await.tsx';
import { useProblemOutsideOrders } from '../common/problem-text.ts';
import { pictureOf } from '../common/picture-of.ts';
import * as layout from '../styles/layout.css.ts';
import * as css from './ProductPage.css.ts';
import { productTexts } from './texts.ts';
import { PageHeading } from '../common/PageHeading.tsx';

/** An amount without VAT, with the amount to pay behind it where the two differ (SEED-2). */
function BasePrice({ price }: { price: Product['priceBasePdf'] }): ReactElement {
  const t = useComponentTexts(productTexts);
  const { priceGross, priceNet = priceGross } = price;
  if (priceNet === priceGross) return <Price cents={priceGross} />;
  return (
    <>
      <Price cents={priceNet} /> ({t.withVat} <Price cents={priceGross} />)
    </>
  );
}

/** A fee and what it is for. */
function Fee({ term, price }: { term: string; price: Product['priceBasePdf'] }): ReactElement {
  return (
    <div className={css.fee}>
      <dt>{term}</dt>
      <dd className={css.amount}>
        <BasePrice price={price} />
      </dd>
    </div>
  );
}

/** What the extract contains and does not, who accepts it, and how long it takes, where the state says so (LOOK-1). */
function Facts({ details = {} }: Pick<Product, 'details'>): ReactElement | null {
  const t = useComponentTexts(productTexts);
  const facts = (['contains', 'lacks', 'acceptedBy', 'duration'] as const).flatMap((name) => {
    const value = details[name];
    return value ? [{ term: t[name], description: <ConfiguredText text={value} /> }] : [];
  });
  return facts.length > 0 ? <DescriptionList layout="columns" items={facts} /> : null;
}

/** The first sheet of such an extract in its true look, where the state has a picture of it (LOOK-1). */
function SampleSheet({ product }: { product: Product }): ReactElement | null {
  const t = useComponentTexts(productTexts);
  const name = displayName(product, useLanguages());
  if (!product.samplePath) return null;
  return (
    <figure className={css.sample}>
      <img
        className={css.sheet}
        src={pictureOf(product.samplePath)}
        alt={t.sampleOf(name)}
        width={714}
        height={1010}
        loading="lazy"
      />
      <figcaption className={css.sampleMark} aria-hidden="true">
        {t.sample}
      </figcaption>
    </figure>
  );
}

function Details({ product }: { product: Product }): ReactElement {
  const text = useText();
  const t = useComponentTexts(productTexts);
  const languages = useLanguages();
  const name = displayName(product, languages);
  const { priceGross, priceNet = priceGross } = product.priceBasePdf;
  usePageFocus(name, product.id);
  return (
    <article className={css.product}>
      <div className={layout.article}>
        <PageHeading>
          <ConfiguredText text={namesOf(product)} />
        </PageHeading>
        {product.sensitiveData && (
          <Badge tone="warning" icon="hourglass">
            {text('product.sensitive')}
          </Badge>
        )}
        <Text size="large">
          <ConfiguredText text={descriptionsOf(product)} />
        </Text>
      </div>
      <div className={css.offer}>
        <img
          className={css.picture}
          src={pictureOf(product.imagePath)}
          alt=""
          width={320}
          height={240}
        />
        <div className={css.order}>
          <dl className={css.prices}>
            <Fee term={t.pdf} price={product.priceBasePdf} />
            <Fee term={t.paper} price={product.priceBasePaper} />
            <Fee term={t.furtherCopy} price={product.priceMultiCopyPaper} />
            {offeredFormats(product).map(({ format, price }) => (
              <Fee key={format} term={FORMAT_NAMES[format]} price={price} />
            ))}
          </dl>
          <Button asChild variant="primary" iconEnd="arrow-right" block>
            <a href={hrefOf(orderPathOf(product.id))}>{t.order}</a>
          </Button>
          <p className={css.note}>{priceNet === priceGross ? t.noVat : t.netNote}</p>
        </div>
      </div>
      <div className={layout.article}>
        <Facts details={product.details} />
        {product.sensitiveData && <Text>{t.sensitiveNote}</Text>}
        <SampleSheet product={product} />
      </div>
    </article>
  );
}

/** Heading of the page while the product's name is unknown. */
function UnnamedHeading(): ReactElement {
  return <PageHeading>{useText()('page.product')}</PageHeading>;
}

/** The same heading when the product could not be loaded; the page is complete then. */
function Unnamed(): ReactElement {
  const text = useText();
  usePageFocus(text('page.product'), 'product');
  return <UnnamedHeading />;
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Description, prices, order link and Back button of a product (APP-5, BEY-4). */
export function ProductPage(): ReactElement {
  const services = useServices();
  const { query } = services;
  const productId = pathValue(useParams()['productId']) ?? '';
  const text = useText();
  const navigate = useNavigate();
  const product = useQuery(query('getProduct', { path: { productId } }));
  const messageOf = useProblemOutsideOrders();
  // On the first page of a visit, Back leads to the list instead of out of the portal.
  const [canGoBack] = useState(() => hasShownPage(services));
  return (
    <div className={product.isError ? layout.step : undefined}>
      {!product.data && (product.errorUpdateCount > 0 ? <Unnamed /> : <UnnamedHeading />)}
      <Await
        query={product}
        loading="loading.product"
        failure={isMissing(product.error) ? 'failure.noProduct' : messageOf(product.error)}
      >
        {(found) => <Details product={found} />}
      </Await>
      {/* Rendered with the product, which would push it down. */}
      {!product.isPending && (
        <Button
          className={css.back}
          variant="quiet"
          icon="arrow-left"
          onClick={() => void (canGoBack ? navigate(-1) : navigate(paths.extracts))}
        >
          {text('action.back')}
        </Button>
      )}
    </div>
  );
}

ProductPage.prepare = ({ cache, services, params: { productId = '' } }: FirstVisit) =>
  cache.prefetchQuery(services.query('getProduct', { path: { productId } }));
