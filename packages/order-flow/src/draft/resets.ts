import type { Parcel, Product } from '@portal/api';
import type { Configuration, FurtherParcel } from './model/configuration.ts';
import type { FlowDefaults, Draft, Sending } from './model/draft.ts';
import { emptyConfiguration, emptyDraft, NO_CONSENTS } from './empty-draft.ts';
import {
  hasContractItem,
  hasSensitiveItem,
  lastInterest,
  needsReview,
} from './basket-selectors.ts';

/**
 * The initial configuration for a product and a parcel. A sensitive product starts with the justification of the latest
 * extract, marked as reused so that a warning is shown (FLOW-6).
 */
function newConfiguration(
  draft: Draft,
  defaults: FlowDefaults,
  product: Product | null,
  parcel: Parcel | null,
): Configuration {
  const interest = product?.sensitiveData ? lastInterest(draft.basket) : { justification: '' };
  return {
    ...emptyConfiguration(defaults),
    product,
    parcel,
    ...interest,
    justificationReused: interest.justification !== '',
  };
}

/** The same parcels, each with a centred print area. */
export function withCentredPages(parcels: readonly FurtherParcel[]): readonly FurtherParcel[] {
  return parcels.map(({ parcel }) => ({ parcel, printAreaCentre: null }));
}

/** Another product resets the configuration and keeps the selected parcels (FLOW-9). */
export function resetForProduct(draft: Draft, defaults: FlowDefaults, product: Product): Draft {
  if (draft.configuration.product?.id === product.id) return draft;
  const { parcel, furtherParcels } = draft.configuration;
  const configuration = newConfiguration(draft, defaults, product, parcel);
  return {
    ...draft,
    configuration: { ...configuration, furtherParcels: withCentredPages(furtherParcels) },
  };
}

/** Another parcel resets the configuration and keeps the product; selectors derive print area and fit (FLOW-9). */
export function resetForParcel(draft: Draft, defaults: FlowDefaults, parcel: Parcel): Draft {
  const { parcel: before, furtherParcels } = draft.configuration;
  if (before?.parcelId === parcel.parcelId && furtherParcels.length === 0) return draft;
  return {
    ...draft,
    configuration: newConfiguration(draft, defaults, draft.configuration.product, parcel),
  };
}

/**
 * Another selection of parcels (FLOW-9, BEY-7): as long as one of those stays selected for which the extract was configured, the rest of
 * the configuration is kept, and the shown parcel stays if possible; a justification that is kept for a further parcel is marked as reused.
 * Otherwise the configuration is reset and the product is kept.
 */
export function resetForParcels(
  draft: Draft,
  defaults: FlowDefaults,
  parcels: readonly Parcel[],
): Draft {
  const { product, parcel: shown, printAreaCentre, furtherParcels } = draft.configuration;
  const before = shown ? [{ parcel: shown, printAreaCentre }, ...furtherParcels] : [];
  const isChosen = ({ parcelId }: Parcel): boolean =>
    parcels.some((parcel) => parcel.parcelId === parcelId);
  const remaining = before.filter(({ parcel }) => isChosen(parcel));
  const added = parcels
    .filter(({ parcelId }) => remaining.every(({ parcel }) => parcel.parcelId !== parcelId))
    .map((parcel) => ({ parcel, printAreaCentre: null }));
  const [first, ...others] = [...remaining, ...added];
  const { madeFor, justification, justificationReused } = draft.configuration;
  const isKept = remaining.some(({ parcel }) => madeFor?.includes(parcel.parcelId) ?? true);
  const isReused = justificationReused || (added.length > 0 && justification !== '');
  const configuration = isKept
    ? {
        ...draft.configuration,
        justificationReused: isReused,
        // Another parcel may be out of the area: it is asked about again.
        ...(added.length > 0 && { entitlement: undefined }),
      }
    : newConfiguration(draft, defaults, product, null);
  return {
    ...draft,
    configuration: {
      ...configuration,
      partialPageConfirmed: false,
      parcel: first?.parcel ?? null,
      printAreaCentre: first?.printAreaCentre ?? null,
      furtherParcels: others,
    },
  };
}

/** FLOW-9: a new search resets the configuration, the chosen parcel with it, and keeps the product. */
export function resetForSearch(draft: Draft, defaults: FlowDefaults): Draft {
  return {
    ...draft,
    configuration: newConfiguration(draft, defaults, draft.configuration.product, null),
  };
}

/** FLOW-9: another extract starts without a product and keeps the last parcel, hits and typed search with it. */
export function resetForAnotherExtract(draft: Draft, defaults: FlowDefaults): Draft {
  return {
    ...draft,
    configuration: newConfiguration(draft, defaults, null, draft.configuration.parcel),
    editedKeys: [],
  };
}

/** Whether the backend knows the key of the basket from a request with other contents. */
const isKeyRefused = ({ sending }: Pick<Draft, 'sending'>): boolean =>
  sending.status === 'failed' && sending.failure?.status === 422;

/** The idempotency key of the basket; undefined if the next request needs another one (FLOW-13). */
export function basketKey(draft: Pick<Draft, 'sending'>): string | undefined {
  return isKeyRefused(draft) ? undefined : draft.sending.idempotencyKey;
}

const idleWith = (idempotencyKey: string | undefined): Sending =>
  idempotencyKey === undefined ? { status: 'idle' } : { status: 'idle', idempotencyKey };

/** What is sent has changed: a failure of sending it before is no longer shown. */
export function resetForContents(draft: Draft): Draft {
  return { ...draft, sending: idleWith(basketKey(draft)) };
}

/** The key of a basket that was empty before; a key of the contract has no full stop. */
const firstKey = ([first]: Draft['basket']): string | undefined => first?.key.replaceAll('.', '-');

/**
 * A changed basket keeps its idempotency key: if an earlier request with the key has made an order after all, the backend
 * refuses the other contents, instead of making a second order (FLOW-13, FIND-5).
 */
export function resetForBasket(draft: Draft, basket: Draft['basket']): Draft {
  const { immediateDelivery, ...others } = draft.consents;
  const consents = {
    ...others,
    dataTransfer: others.dataTransfer && hasSensitiveItem(basket),
    ...(immediateDelivery && hasContractItem(basket) ? { immediateDelivery } : {}),
  };
  const keys = new Set(basket.map(({ key }) => key));
  return {
    ...draft,
    basket,
    // The configuration of a removed item becomes that of a new extract: it is not lost.
    editedKeys: draft.editedKeys.filter((key) => keys.has(key)),
    consents: basket.length === 0 ? NO_CONSENTS : consents,
    sending: idleWith(
      basket.length > 0 && draft.basket.length > 0 ? basketKey(draft) : firstKey(basket),
    ),
  };
}

/** What remains is another basket, with the same key in every tab that had the same basket (FIND-5). */
export function resetForOrderElsewhere(
  draft: Draft,
  keys: readonly string[],
  orderNumber: string,
): Draft {
  const basket = draft.basket.filter(({ key }) => !keys.includes(key));
  if (basket.length === draft.basket.length || draft.sending.status === 'started') return draft;
  const isEmpty = basket.length === 0;
  return {
    ...resetForBasket(draft, basket),
    sending: idleWith(isEmpty ? undefined : `rest-of-order-${orderNumber}`),
    orderNumber: isEmpty ? orderNumber : draft.orderNumber,
  };
}

/** FLOW-18: another person must not see what the one before configured; the same person continues. */
export function resetForCustomer(draft: Draft, defaults: FlowDefaults, customerKey: string): Draft {
  if (draft.customerKey === customerKey) return draft;
  if (draft.customerKey === null) return { ...draft, customerKey };
  return { ...emptyDraft(defaults), customerKey };
}

/** FLOW-13: once the order exists, basket and configuration are reset; the person stays. */
export function resetForCreatedOrder(
  draft: Draft,
  defaults: FlowDefaults,
  orderNumber: string,
): Draft {
  return {
    ...emptyDraft(defaults),
    customerKey: draft.customerKey,
    step: needsReview(draft.basket) ? 'approval' : 'payment',
    orderNumber,
  };
}
