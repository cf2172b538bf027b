import type {
  Addressee,
  FileExtent,
  FileFormat,
  NewEntitlement,
  Parcel,
  ParcelPage,
  Price,
  PriceRequest,
  Product,
} from '@portal/api';
import type { BasketItem, Consents } from './basket.ts';
import type { Configuration, UploadedEvidence, UserFormat } from './configuration.ts';
import type { FieldMessage } from './message.ts';
import type { PriceState } from './money.ts';
import type { AddressParams, ParcelParams, RegisterParams } from './search.ts';
import type { MapSection, SearchOrder, SearchQuery, SearchType } from './search.ts';
import type { SendFailure, SubStep } from './draft.ts';

/** Navigation in the wizard. */
export type StepAction =
  /** Resets the draft; only the customer stays. */
  | { readonly type: 'clearAll' }
  /** Shows the login step; keeps configuration and basket. */
  | { readonly type: 'login' }
  /** Shows the requested sub-step, or the last one before it whose conditions are met. */
  | { readonly type: 'setStep'; readonly step: SubStep }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  /** Starts a configuration: the first extract, or another one of the same parcel (FLOW-9). */
  | { readonly type: 'newProduct' }
  /** Leaves the configuration and shows the order summary. */
  | { readonly type: 'cancelConfiguration' };

/** Configuration of one extract. */
export type ConfigurationAction =
  | { readonly type: 'chooseProduct'; readonly product: Product }
  | { readonly type: 'chooseParcel'; readonly parcel: Parcel }
  /** Selects parcels, up to the capacity of the basket, or deselects them (BEY-7). */
  | {
      readonly type: 'chooseParcels';
      readonly parcels: readonly Parcel[];
      readonly chosen: boolean;
    }
  /** Shows another one of the selected parcels. */
  | { readonly type: 'showParcel'; readonly parcelId: string }
  | { readonly type: 'setUserFormat'; readonly change: Partial<UserFormat> }
  /** Moves the print area by metres to the east and to the north (BEY-5). */
  | { readonly type: 'movePrintArea'; readonly dx: number; readonly dy: number }
  | { readonly type: 'centrePrintArea' }
  /** Whether a page that does not contain the whole parcel is wanted (JRN-4). */
  | { readonly type: 'setOneSheet'; readonly oneSheet: boolean }
  | { readonly type: 'confirmPartialPage'; readonly confirmed: boolean }
  | { readonly type: 'setJustification'; readonly justification: string }
  /** Chooses a ground; its beginning replaces the justification as long as that is empty, or the beginning of another ground. */
  | {
      readonly type: 'chooseGround';
      readonly ground: string;
      /** Beginning of the justification in the language of the person; empty without one. */
      readonly beginning: string;
      /** Beginnings of all grounds, which are not the person's own words. */
      readonly beginnings: readonly string[];
    }
  | { readonly type: 'setEvidence'; readonly evidence: readonly UploadedEvidence[] }
  /** Ground and file number of an entitled organisation (ORG-2), or the ground `owner` (OWN-1); null: the usual way. */
  | { readonly type: 'setEntitlement'; readonly entitlement: NewEntitlement | null }
  | {
      readonly type: 'setProvisioning';
      readonly change: {
        readonly digital?: boolean;
        readonly paper?: boolean;
        readonly copies?: number;
        /** Files for other programs that the product offers, see `withFormat` (DATA-6). */
        readonly files?: readonly FileFormat[];
        readonly fileExtent?: FileExtent;
      };
    }
  | { readonly type: 'priceCalculated'; readonly request: PriceRequest; readonly price: Price }
  | { readonly type: 'priceFailed'; readonly request: PriceRequest }
  /** Requests the price again after a failure. */
  | { readonly type: 'priceRequested' };

/** Parcel search. */
export type SearchAction =
  /** Whether several parcels can be selected; if not, only the shown one stays selected (BEY-7). */
  | { readonly type: 'allowSeveral'; readonly several: boolean }
  | { readonly type: 'setSearchType'; readonly searchType: SearchType }
  /** The field above the tabs; it has no effect on the tabs until a suggestion is chosen (JRN-6). */
  | { readonly type: 'editSearchText'; readonly text: string }
  | { readonly type: 'editAddress'; readonly change: Partial<AddressParams> }
  | { readonly type: 'editParcel'; readonly change: Partial<ParcelParams> }
  | { readonly type: 'editRegister'; readonly change: Partial<RegisterParams> }
  /** The input is invalid; no search is sent. */
  | { readonly type: 'searchRejected'; readonly messages: readonly FieldMessage[] }
  /** A new search starts with its first page. */
  | { readonly type: 'searchStarted'; readonly query: SearchQuery }
  /** Another page of the same search; the index starts at 0. */
  | { readonly type: 'pageRequested'; readonly page: number }
  /** Page size, order or section of the hits; shows their first page (PAGE-1). */
  | {
      readonly type: 'arrangeHits';
      readonly change: {
        readonly limit?: number;
        readonly order?: SearchOrder;
        readonly within?: MapSection | null;
      };
    }
  /** A person has moved the map (PAGE-1). */
  | { readonly type: 'mapMoved'; readonly section: MapSection }
  /** The hits are known: a single one selects itself, unless a parcel is selected (UI-6). */
  | { readonly type: 'searchAnswered'; readonly hits: ParcelPage };

/** Basket and sending. */
export type BasketAction =
  /**
   * Adds the configured extract to the basket; a changed item is replaced at its place (JRN-7). The caller creates the
   * unique key. With several parcels, adds one item per parcel; the second has the key with the suffix `.2`, and so on.
   */
  | { readonly type: 'addProduct'; readonly key: string }
  | { readonly type: 'removeProduct'; readonly key: string }
  /** Loads an item into the configuration and shows its last sub-step (JRN-7); the item stays until it is replaced. */
  | { readonly type: 'changeProduct'; readonly key: string }
  /** Inserts a copy after the item, unless the basket is full (JRN-7). The caller creates the unique key. */
  | { readonly type: 'duplicateProduct'; readonly key: string; readonly newKey: string }
  /** Adds items of an earlier order, as many as the basket can take, and shows the summary (JRN-8). */
  | { readonly type: 'addItems'; readonly items: readonly BasketItem[] }
  /** Inserts a removed item at its former index, unless the basket is full. */
  | { readonly type: 'restoreProduct'; readonly item: BasketItem; readonly position: number }
  /**
   * Undoes `addProduct`: removes the items and restores their configuration. If another extract has been started in the
   * meantime, its configuration is kept.
   */
  | {
      readonly type: 'undoAddProducts';
      readonly keys: readonly string[];
      readonly configuration: Configuration;
    }
  | { readonly type: 'clearBasket' }
  | { readonly type: 'setItemPrice'; readonly key: string; readonly price: PriceState }
  /** The customer's own reference of an item; it changes no price and no other item (PAGE-6). */
  | { readonly type: 'setItemReference'; readonly key: string; readonly reference: string }
  /** Where the paper of this order is sent; null: to the address of the profile (JRN-1). */
  | { readonly type: 'setAddressee'; readonly addressee: Addressee | null }
  | { readonly type: 'setConsents'; readonly change: Partial<Consents> }
  /** The key is ignored if this basket already has one, unless the backend has refused that one with status 422. */
  | { readonly type: 'sendStarted'; readonly idempotencyKey: string }
  /** Ignored if the basket that was sent with this key is no longer being sent. */
  | {
      readonly type: 'sendFailed';
      readonly idempotencyKey: string;
      readonly failure: SendFailure;
    }
  /** The order was created: shows approval if it has a sensitive item, otherwise payment. */
  | { readonly type: 'orderCreated'; readonly orderNumber: string }
  /**
   * Another tab has ordered these items: they leave the basket. No effect while this tab is sending them: the answer to its
   * own request names the same order (FIND-5).
   */
  | {
      readonly type: 'orderedElsewhere';
      readonly keys: readonly string[];
      readonly orderNumber: string;
    }
  /** Shows the approval page of an order. */
  | { readonly type: 'approval'; readonly orderNumber: string };

/** Login and logout. */
export type SessionAction =
  /** The customer is known after a login or a check; the draft of another customer is dropped. */
  | { readonly type: 'customerKnown'; readonly customerKey: string }
  /** The customer logged out: the draft is reset. */
  | { readonly type: 'logout' }
  /** A call was answered with 401: the draft is kept, and the login step is shown (FLOW-18). */
  | { readonly type: 'sessionEnded' };

/** All actions of the reducer. */
export type DraftAction =
  | StepAction
  | ConfigurationAction
  | SearchAction
  | BasketAction
  | SessionAction;
