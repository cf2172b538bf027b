import type { Price, Product } from '@portal/api';

/** What is delivered of one extract. */
export interface Delivery {
  readonly digital: boolean;
  /** 0 without paper. */
  readonly paperCopies: number;
}

/** A price from its gross amount in cents; the net amount is rounded to whole cents, the tax is what remains. */
export function priceFromGross(priceGross: number, vatRate: number): Price {
  const priceNet = Math.round((priceGross * 100) / (100 + vatRate));
  return { currency: 'EUR', priceGross, priceNet, vatAmount: priceGross - priceNet, vatRate };
}

/** What a delivery costs (BE-9): the PDF, the first paper copy, and each further one at its reduced price. */
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

/** The sum of prices: of their gross amounts, and of what each says of its tax. */
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
