import type { Price } from '@portal/api';

/**
 * What is known of the price of one position. `unset`: nothing chosen yet that could have a price;
 * `pending`: the server is asked; `failed`: it could not tell; `known`: it told.
 */
export type PriceState =
  | { readonly status: 'unset' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly price: Price };
