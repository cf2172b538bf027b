import type { Parcel, PriceRequest } from '@portal/api';
import type { ConfigurationAction } from './model/action.ts';
import type { Configuration, Provisioning } from './model/configuration.ts';
import type { PriceState } from './model/money.ts';
import type { FlowDefaults, Draft } from './model/draft.ts';
import { movePrintArea, nearestCentre, printAreaCentre } from '../rules/print-area/print-area.ts';
import { clampCopies } from '../rules/validation/extract.ts';
import type { Handlers } from './handlers.ts';
import { withCentredPages, resetForParcel, resetForParcels, resetForProduct } from './resets.ts';
import {
  chosenParcels,
  configuredPrintArea,
  priceRequest,
  remainingCapacity,
} from './selectors.ts';

function configure(draft: Draft, change: Partial<Configuration>): Draft {
  return { ...draft, configuration: { ...draft.configuration, ...change } };
}

/** A choice of the customer, for the parcels that are selected. */
function choose(draft: Draft, change: Partial<Configuration>): Draft {
  const madeFor = chosenParcels(draft.configuration).map(({ parcelId }) => parcelId);
  return configure(draft, { ...change, madeFor });
}

/** Requests of `priceRequest` have their members in one order. */
const isSameRequest = (one: PriceRequest | null, other: PriceRequest | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A changed delivery invalidates the price: pending if one can be requested, otherwise unset. */
function withDelivery(draft: Draft, change: Partial<Provisioning>): Draft {
  const { product, provisioning } = draft.configuration;
  const next = {
    ...provisioning,
    ...change,
    copies: clampCopies(change.copies ?? provisioning.copies),
  };
  const request = priceRequest(product, next);
  if (request && isSameRequest(request, priceRequest(product, provisioning))) {
    return choose(draft, { provisioning: next });
  }
  const price: PriceState = { status: request ? 'pending' : 'unset' };
  return choose(draft, { provisioning: { ...next, price } });
}

/** Ignores the answer to an earlier request: its price is for another delivery. */
function withPrice(draft: Draft, request: PriceRequest, price: PriceState): Draft {
  const { product, provisioning } = draft.configuration;
  if (!isSameRequest(request, priceRequest(product, provisioning))) return draft;
  return configure(draft, { provisioning: { ...provisioning, price } });
}

function includesParcel(list: readonly Parcel[], { parcelId }: Parcel): boolean {
  return list.some((parcel) => parcel.parcelId === parcelId);
}

/** Selects up to the capacity of the basket (BEY-7). */
function chooseParcels(
  draft: Draft,
  { parcels, chosen }: { readonly parcels: readonly Parcel[]; readonly chosen: boolean },
  defaults: FlowDefaults,
): Draft {
  if (!draft.search.several) return draft;
  const before = chosenParcels(draft.configuration);
  const capacity = Math.max(0, remainingCapacity(draft, defaults.maxBasketItems));
  const after = chosen
    ? [...before, ...parcels.filter((parcel) => !includesParcel(before, parcel)).slice(0, capacity)]
    : before.filter((parcel) => !includesParcel(parcels, parcel));
  return after.length === before.length ? draft : resetForParcels(draft, defaults, after);
}

/** Swaps the shown parcel with another selected one; both keep the centre of their print area (BEY-7). */
function showParcel(draft: Draft, parcelId: string): Draft {
  const { parcel, printAreaCentre: centre, furtherParcels } = draft.configuration;
  const wanted = furtherParcels.find((further) => further.parcel.parcelId === parcelId);
  if (!wanted || !parcel) return draft;
  return configure(draft, {
    ...wanted,
    furtherParcels: furtherParcels.map((further) =>
      further === wanted ? { parcel, printAreaCentre: centre } : further,
    ),
  });
}

/** Configuration of one extract. */
export const configurationHandlers: Handlers<ConfigurationAction['type']> = {
  chooseProduct: (draft, { product }, defaults) => resetForProduct(draft, defaults, product),
  chooseParcel: (draft, { parcel }, defaults) => resetForParcel(draft, defaults, parcel),
  chooseParcels: chooseParcels,
  showParcel: (draft, { parcelId }) => showParcel(draft, parcelId),
  setUserFormat: (draft, { change }) => {
    const userFormat = { ...draft.configuration.userFormat, ...change };
    // A change of format, scale or orientation centres the print area again; a change of the palette does not.
    const pageChange = change.format ?? change.scale ?? change.orientation;
    if (pageChange === undefined) return choose(draft, { userFormat });
    const furtherParcels = withCentredPages(draft.configuration.furtherParcels);
    return choose(draft, {
      userFormat,
      printAreaCentre: null,
      partialPageConfirmed: false,
      furtherParcels,
    });
  },
  movePrintArea: (draft, { dx, dy }) => {
    const area = configuredPrintArea(draft.configuration);
    const { parcel, userFormat } = draft.configuration;
    if (!parcel || !area || !Number.isFinite(dx) || !Number.isFinite(dy)) return draft;
    const centre = printAreaCentre(movePrintArea(area, dx, dy));
    const moved = nearestCentre(parcel, userFormat, centre);
    return choose(draft, { printAreaCentre: moved, partialPageConfirmed: false });
  },
  centrePrintArea: (draft) =>
    configure(draft, { printAreaCentre: null, partialPageConfirmed: false }),
  // The sheet of all parcels has another centre than that of one.
  setOneSheet: (draft, { oneSheet }) =>
    choose(draft, {
      oneSheet,
      printAreaCentre: null,
      partialPageConfirmed: false,
      furtherParcels: withCentredPages(draft.configuration.furtherParcels),
    }),
  confirmPartialPage: (draft, { confirmed }) =>
    configure(draft, { partialPageConfirmed: confirmed }),
  setJustification: (draft, { justification }) =>
    choose(draft, { justification, justificationReused: false }),
  chooseGround: (draft, { ground, beginning, beginnings }) => {
    const { justification } = draft.configuration;
    const written = justification.trim();
    const isOwn = written !== '' && beginnings.every((one) => one.trim() !== written);
    const text = isOwn ? justification : beginning;
    const justificationReused = isOwn && draft.configuration.justificationReused;
    return choose(draft, { ground, justification: text, justificationReused });
  },
  setEvidence: (draft, { evidence }) => choose(draft, { evidence }),
  setEntitlement: (draft, { entitlement }) =>
    choose(draft, { entitlement: entitlement ?? undefined }),
  setProvisioning: (draft, { change }) => withDelivery(draft, change),
  priceCalculated: (draft, { request, price }) =>
    withPrice(draft, request, { status: 'known', price }),
  priceFailed: (draft, { request }) => withPrice(draft, request, { status: 'failed' }),
  priceRequested: (draft) => {
    const request = priceRequest(draft.configuration.product, draft.configuration.provisioning);
    return request ? withPrice(draft, request, { status: 'pending' }) : draft;
  },
};
