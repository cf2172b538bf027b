import type { Parcel, ParcelPage, Price, PriceRequest, Product } from '@portal/api';
import type { BasketItem, Consents } from './basket.ts';
import type { Configuration, UserFormat } from './configuration.ts';
import type { FieldMessage } from './message.ts';
import type { PriceState } from './money.ts';
import type { AddressParams, ParcelParams, RegisterParams } from './search.ts';
import type { SearchQuery, SearchType } from './search.ts';
import type { SubStep } from './state.ts';

/** Moving through the wizard. */
export type StepAction =
  /** Back to the very beginning; everything is forgotten. */
  | { readonly type: 'clearAll' }
  /** Shows the login step; what was configured stays. */
  | { readonly type: 'login' }
  /** Shows the wanted step, or the last one before it that can be shown. */
  | { readonly type: 'setStep'; readonly step: SubStep }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** Starts configuring: the first extract, or another one with the last parcel. */
  | { readonly type: 'newProduct' }
  /** Leaves configuring for the order summary. */
  | { readonly type: 'cancelConfiguration' };

/** Putting one extract together. */
export type ConfigurationAction =
  | { readonly type: 'chooseProduct'; readonly product: Product }
  | { readonly type: 'chooseParcel'; readonly parcel: Parcel }
  /** Adds parcels to the chosen ones as far as the basket has room, or takes them away (BEY-7). */
  | {
      readonly type: 'chooseParcels';
      readonly parcels: readonly Parcel[];
      readonly chosen: boolean;
    }
  /** Shows another one of the chosen parcels. */
  | { readonly type: 'showParcel'; readonly parcelId: string }
  | { readonly type: 'setUserFormat'; readonly change: Partial<UserFormat> }
  /** Metres to the east and to the north. */
  | { readonly type: 'movePrintArea'; readonly dx: number; readonly dy: number }
  | { readonly type: 'centrePrintArea' }
  | { readonly type: 'setJustification'; readonly justification: string }
  | {
      readonly type: 'setProvisioning';
      readonly change: {
        readonly digital?: boolean;
        readonly paper?: boolean;
        readonly copies?: number;
      };
    }
  | { readonly type: 'priceCalculated'; readonly request: PriceRequest; readonly price: Price }
  | { readonly type: 'priceFailed'; readonly request: PriceRequest }
  /** Asks again after a failure. */
  | { readonly type: 'priceRequested' };

/** Looking for a parcel. */
export type SearchAction =
  /** Whether several parcels may be chosen; without it only the shown one stays chosen (BEY-7). */
  | { readonly type: 'allowSeveral'; readonly several: boolean }
  | { readonly type: 'setSearchType'; readonly searchType: SearchType }
  | { readonly type: 'editAddress'; readonly change: Partial<AddressParams> }
  | { readonly type: 'editParcel'; readonly change: Partial<ParcelParams> }
  | { readonly type: 'editRegister'; readonly change: Partial<RegisterParams> }
  /** The input did not pass validation; nothing is asked. */
  | { readonly type: 'searchRejected'; readonly messages: readonly FieldMessage[] }
  /** A new search, from its first page. */
  | { readonly type: 'searchStarted'; readonly requestId: string; readonly query: SearchQuery }
  /** Another page (from 0) of the same search. */
  | { readonly type: 'pageRequested'; readonly requestId: string; readonly page: number }
  | { readonly type: 'searchSucceeded'; readonly requestId: string; readonly data: ParcelPage }
  | { readonly type: 'searchFailed'; readonly requestId: string };

/** The basket and sending it. */
export type BasketAction =
  /**
   * Puts the configured extract into the basket under a key that the caller made; with several parcels one extract
   * for each, the second under the key with `.2` behind it and so on.
   */
  | { readonly type: 'addProduct'; readonly key: string }
  | { readonly type: 'removeProduct'; readonly key: string }
  /** Puts a removed item back to its place, counted from 0, if there is still room; nothing else changes. */
  | { readonly type: 'restoreProduct'; readonly item: BasketItem; readonly position: number }
  /**
   * Takes out what `addProduct` has just put in and goes on with the configuration it came from; who has begun
   * another extract meanwhile goes on with that.
   */
  | {
      readonly type: 'takeBackProducts';
      readonly keys: readonly string[];
      readonly configuration: Configuration;
    }
  | { readonly type: 'clearBasket' }
  | { readonly type: 'setItemPrice'; readonly key: string; readonly price: PriceState }
  | { readonly type: 'setConsents'; readonly change: Partial<Consents> }
  /** The key counts only if none is under way for this basket. */
  | { readonly type: 'sendStarted'; readonly idempotencyKey: string }
  | { readonly type: 'sendFailed' }
  /** The order exists: on to approval with a sensitive item, else to payment. */
  | { readonly type: 'orderCreated'; readonly orderNumber: string }
  /** Shows the approval page of an order. */
  | { readonly type: 'approval'; readonly orderNumber: string };

/** Who is at the keyboard. */
export type SessionAction =
  /** A login or re-check told who it is; the order of another person is dropped. */
  | { readonly type: 'customerKnown'; readonly customerKey: string }
  /** The customer logged out: nothing is kept. */
  | { readonly type: 'logout' }
  /** A call was answered with 401: the order is kept, the login step shown (FLOW-18). */
  | { readonly type: 'sessionEnded' };

/** Everything that can happen to the state. */
export type OrderAction =
  | StepAction
  | ConfigurationAction
  | SearchAction
  | BasketAction
  | SessionAction;
