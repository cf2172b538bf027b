import type { BasketItem, Consents } from './basket.ts';
import type { Configuration, UserFormat } from './configuration.ts';
import type { SearchState } from './search.ts';

/** The five steps of the stepper. */
export type Step = 'login' | 'configuration' | 'order-summary' | 'payment' | 'provisioning';

/** What is shown under a step. */
export type SubStep =
  | 'login'
  | 'configuration-product'
  | 'configuration-parcel'
  | 'configuration-justification'
  | 'configuration-formatAndScale'
  | 'configuration-provisioningType'
  | 'order-summary'
  | 'order-review'
  | 'approval'
  | 'payment'
  | 'provisioning';

/** How an attempt to send the basket stands (FLOW-13). */
export type Sending =
  | { readonly status: 'idle' }
  /** The key makes a repeated request harmless; it survives until the basket changes. */
  | { readonly status: 'started'; readonly idempotencyKey: string }
  | { readonly status: 'failed'; readonly idempotencyKey: string };

/** Everything of an order before it exists; kept in session storage (FLOW-11). */
export interface OrderState {
  readonly step: SubStep;
  /** Who this order belongs to: an opaque key of the person, null while unknown (FLOW-18). */
  readonly customerKey: string | null;
  readonly configuration: Configuration;
  readonly search: SearchState;
  readonly basket: readonly BasketItem[];
  readonly consents: Consents;
  readonly sending: Sending;
  /** The order just created, shown by approval and payment. */
  readonly orderNumber: string | null;
}

/** What an installation may set (FLOW-10). */
export interface FlowDefaults {
  readonly userFormat: UserFormat;
  /** Hits on a result page. */
  readonly searchLimit: number;
  /** How many extracts one order may hold. */
  readonly maxBasketItems: number;
}
