/** The only currency of the portal. */
export type Currency = 'EUR';

/**
 * A full price as the server computes it. Every amount is an integer number of cents, so that sums are exact;
 * `vatRate` is in per cent (19 means 19 %).
 */
export interface Price {
  readonly currency: Currency;
  readonly priceGross: number;
  readonly priceNet: number;
  readonly vatAmount: number;
  readonly vatRate: number;
}

/** A price of the product list: only the gross amount, in cents. */
export interface BasePrice {
  readonly priceGross: number;
}

/**
 * What is known of the price of one position. `unset`: nothing chosen yet that could have a price;
 * `pending`: the server is asked; `failed`: it could not tell; `known`: it told.
 */
export type PriceState =
  | { readonly status: 'unset' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly price: Price };
