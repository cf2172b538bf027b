import type { Price, Product } from '@portal/api';

/** How one extract is delivered. */
interface Delivery {
  readonly digital: boolean;
  /** 0 for no paper. */
  readonly paperCopies: number;
}

/** A price from its gross amount in cents; the net amount is rounded to whole cents, the tax is the difference. */
export function priceFromGross(priceGross: number, vatRate: number): Price {
  const priceNet = Math.round((priceGross * 100) / (100 + vatRate));
  return { currency: 'EUR', priceGross, priceNet, vatAmount: priceGross - priceNet, vatRate };
}

/** The price of a delivery (BE-9): the PDF, the first paper copy, and each further one at its reduced price. */
export function priceOf(
  product: Product,
  { digital, paperCopies }: Delivery,
  vatRate: number,
): Price {
  const pdf = digital ? product.priceBasePdf.priceGross : 0;
  const paper =
    paperCopies > 0
      ? product.priceBasePaper.priceGross +
        (paperCopies - 1) * product.priceMultiCopyPaper.priceGross
      : 0;
  return priceFromGross(pdf + paper, vatRate);
}

/** The sum of the gross amounts and of the taxes. */
export function sumOf(prices: readonly Price[], vatRate: number): Price {
  const sum = (pick: (price: Price) => number): number =>
    prices.reduce((total, price) => total + pick(price), 0);
  return {
    currency: 'EUR',
    priceGross: sum((price) => price.priceGross),
    priceNet: sum((price) => price.priceNet),
    vatAmount: sum((price) => price.vatAmount),
    vatRate,
  };
}
