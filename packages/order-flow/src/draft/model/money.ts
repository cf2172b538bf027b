import type { Price } from '@portal/api';

/**
 * State of the price of a position. `unset`: no delivery is selected; `pending`: requested from the backend; `failed`: the
 * request failed; `known`: the amounts of the backend, in cents.
 */
export type PriceState =
  | { readonly status: 'unset' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed' }
  | { readonly status: 'known'; readonly price: Price };
