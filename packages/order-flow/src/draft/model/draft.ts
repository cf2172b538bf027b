import type { Addressee, Problem } from '@portal/api';
import type { BasketItem, Consents } from './basket.ts';
import type { Configuration, UserFormat } from './configuration.ts';
import type { SearchState, SearchType } from './search.ts';

/** The five steps of the stepper. */
export type Step = 'login' | 'configuration' | 'order-summary' | 'payment' | 'provisioning';

/** The pages of the steps. */
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

/** Why an order was not created: what the backend answered, or status 0 without an answer. */
export type SendFailure = Pick<Problem, 'status' | 'messageKey' | 'requestId'>;

/**
 * Progress of sending the basket (FLOW-13). The key makes the request idempotent: the basket gets it with its first item and
 * keeps it until it is sent or empty, so that one basket is one order, whichever tab with this draft sends it (FIND-5).
 */
export type Sending =
  | {
      readonly status: 'idle';
      /** Missing without a basket, and after the backend had refused the key: then the next request brings another. */
      readonly idempotencyKey?: string;
    }
  /**
   * `interrupted`: the session ended meanwhile, so that the basket can be sent again after the login and no failure has to be
   * reported.
   */
  | { readonly status: 'started' | 'interrupted'; readonly idempotencyKey: string }
  | {
      readonly status: 'failed';
      readonly idempotencyKey: string;
      /** Missing when the page was reloaded before the answer. */
      readonly failure?: SendFailure;
    };

/** What a person puts together before it is sent as an order; kept in session storage (FLOW-11). */
export interface Draft {
  /** The page of the wizard that is shown. */
  readonly step: SubStep;
  /** `Customer.id` of the customer to whom this draft belongs; null while unknown (FLOW-18). */
  readonly customerKey: string | null;
  /** The extract that is being configured. */
  readonly configuration: Configuration;
  /**
   * Keys of the basket items that the configuration belongs to (JRN-7): adding it replaces them. Empty for a new extract,
   * several for parcels that were added together.
   */
  readonly editedKeys: readonly string[];
  /** The search of the parcel step. */
  readonly search: SearchState;
  /** The extracts of the order, in their order. */
  readonly basket: readonly BasketItem[];
  /** Where the paper of this order is sent, as entered; null: to the address of the profile (JRN-1). */
  readonly addressee: Addressee | null;
  /** Given in the order summary; reset when the basket becomes empty. */
  readonly consents: Consents;
  /** Whether the basket is being sent. */
  readonly sending: Sending;
  /** Number of the order just created; shown by approval and payment. */
  readonly orderNumber: string | null;
}

/** Settings of a state (FLOW-10). */
export interface FlowDefaults {
  /** The page of a new configuration. */
  readonly userFormat: UserFormat;
  /** Page size of the search. */
  readonly searchLimit: number;
  /** The tab of the search that is open first. */
  readonly searchType: SearchType;
  /** Maximum number of positions of an order. */
  readonly maxBasketItems: number;
}
