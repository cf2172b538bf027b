import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { map, ownerRecord } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { productTexts } from './texts.ts';

const meta = {
  title: 'Pages/Product',
  id: 'seiten-produkt',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = productTexts;
const at = paths.product(map.id);

/** Description and prices. */
export const Loaded = pageState({
  at,
  answers: { getProduct: map },
  shows: { de: de.furtherCopy, en: en.furtherCopy },
});

/** A sheet with sample data in its true look (LOOK-1). */
export const WithSample = pageState({
  at,
  answers: { getProduct: { ...map, samplePath: map.imagePath } },
  shows: { de: de.sample, en: en.sample },
});

const withNet = (priceGross: number) => ({
  priceGross,
  priceNet: Math.round(priceGross / 1.19),
});

/** Amounts without VAT, with the amounts to pay behind them (SEED-2). */
export const WithVat = pageState({
  at,
  answers: {
    getProduct: {
      ...map,
      priceBasePdf: withNet(map.priceBasePdf.priceGross),
      priceBasePaper: withNet(map.priceBasePaper.priceGross),
      priceMultiCopyPaper: withNet(map.priceMultiCopyPaper.priceGross),
    },
  },
  shows: { de: de.netNote, en: en.netNote },
});

/** A product with owner data. */
export const WithOwners = pageState({
  at: paths.product(ownerRecord.id),
  answers: { getProduct: ownerRecord },
  shows: { de: de.sensitiveNote, en: en.sensitiveNote },
});

/** The product is loading. */
export const Loading = pageState({
  at,
  answers: { getProduct: noAnswer },
  shows: 'loading.product',
});

/** There is no such product. */
export const Unknown = pageState({
  at: paths.product('karte'),
  answers: { getProduct: problem(404, 'NOT_FOUND') },
  shows: 'failure.noProduct',
});

/** The backend has failed. */
export const Failed = pageState({
  at,
  answers: { getProduct: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
});
