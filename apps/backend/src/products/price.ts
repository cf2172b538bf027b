import type { FileFormat, Price, Product } from '@portal/api';
import { offeredFormats } from '@portal/order-flow';

/** How one extract is delivered. */
interface Delivery {
  readonly digital: boolean;
  /** 0 for no paper. */
  readonly paperCopies: number;
  /** Files for other programs (DATA-6). */
  readonly fileFormats?: readonly FileFormat[] | null | undefined;
}

/** A price from its gross amount in cents; the net amount is rounded to whole cents, the tax is the difference. */
export function priceFromGross(priceGross: number, vatRate: number): Price {
  const priceNet = Math.round((priceGross * 100) / (100 + vatRate));
  return { currency: 'EUR', priceGross, priceNet, vatAmount: priceGross - priceNet, vatRate };
}

/** The rate of a product in per cent: its own, else that of the catalogue (LAW-3). */
export const vatRateOf = ({ vatRate }: Pick<Product, 'vatRate'>, ofCatalogue: number): number =>
  vatRate ?? ofCatalogue;

/** The price of a delivery (BE-9): the PDF, each other file, the first paper copy, and each further one at its reduced price. */
export function priceOf(
  product: Product,
  { digital, paperCopies, fileFormats }: Delivery,
  ofCatalogue: number,
): Price {
  const pdf = digital ? product.priceBasePdf.priceGross : 0;
  const paper =
    paperCopies > 0
      ? product.priceBasePaper.priceGross +
        (paperCopies - 1) * product.priceMultiCopyPaper.priceGross
      : 0;
  const files = offeredFormats(product)
    .filter(({ format }) => fileFormats?.includes(format))
    .reduce((sum, { price }) => sum + price.priceGross, 0);
  return priceFromGross(pdf + paper + files, vatRateOf(product, ofCatalogue));
}

const AMOUNTS = ['priceNet', 'vatAmount', 'priceGross'] as const;

/** The sums of amounts in cents. */
function amountsOf(prices: readonly Price[]): Pick<Price, (typeof AMOUNTS)[number]> {
  const sum = (name: (typeof AMOUNTS)[number]): number =>
    prices.reduce((total, price) => total + price[name], 0);
  return { priceNet: sum('priceNet'), vatAmount: sum('vatAmount'), priceGross: sum('priceGross') };
}

/**
 * The sum of the gross amounts and of the taxes; with several rates, the amounts of each (LAW-3).
 *
 * @param ofCatalogue the rate of a sum of nothing
 */
export function sumOf(prices: readonly Price[], ofCatalogue: number): Price {
  const byRate = Map.groupBy(prices, ({ vatRate }) => vatRate);
  const [highest = ofCatalogue, ...others] = [...byRate.keys()].toSorted((a, b) => b - a);
  const sum = { currency: 'EUR', ...amountsOf(prices), vatRate: highest } as const;
  if (others.length === 0) return sum;
  const vatBreakdown = [highest, ...others].map((vatRate) => ({
    vatRate,
    ...amountsOf(byRate.get(vatRate) ?? []),
  }));
  return { ...sum, vatBreakdown };
}
