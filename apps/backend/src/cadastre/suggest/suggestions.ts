import type { Parcel, Suggestion, SuggestionList } from '@portal/api';
import { normalizeTyped, readParcelId } from '@portal/order-flow';
import type { Database } from '../../db/database.ts';
import { findParcel } from '../parcels.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import { suggestParcels } from './suggest-parcels.ts';
import {
  addressesOf,
  coordinatesOf,
  parcelsOf,
  withoutBuildingParts,
  withoutPlaceWords,
} from './typed-text.ts';

/** Limits of one request (SEC-6). */
const LIMITS = {
  suggestions: 8,
  /** Reserved for the less likely kind of suggestion. */
  otherKind: 2,
  /** Characters from which on suggestions are searched. */
  fromLength: 3,
  /** Time in ms for each kind, after which no further query of it is started: one slow query must not hide the other kind. */
  kindMs: 300,
} as const;

/** Finds the parcel at a point. */
type FindAt = (coordinates: readonly [number, number]) => Promise<Parcel | null>;

type Source = (limit: number) => Promise<readonly Suggestion[]>;

const textOf = ({ label, detail = '' }: Suggestion): string => `${label}\n${detail}`;

/** Subdistricts of the same name in one municipality are different parcels (FIND-1). */
const keyOf = (one: Suggestion): string =>
  one.type === 'PARCEL' ? `${textOf(one)}\n${one.parcel.localSubdistrictId}` : textOf(one);

/** Adds the number of the subdistrict where the texts of two suggestions are the same. */
function distinguish(found: readonly Suggestion[]): readonly Suggestion[] {
  const byText = Map.groupBy(found, textOf);
  return found.map((one) => {
    if (one.type !== 'PARCEL' || byText.get(textOf(one))?.length === 1) return one;
    return {
      ...one,
      detail: [one.detail, one.parcel.localSubdistrictId].filter(Boolean).join(', '),
    };
  });
}

/** Queries one source after the other until there are enough suggestions or the time is over. */
async function collect(sources: readonly Source[], limit: number) {
  const deadline = performance.now() + LIMITS.kindMs;
  const found = new Map<string, Suggestion>();
  for (const source of sources) {
    if (found.size >= limit || performance.now() > deadline) break;
    for (const suggestion of await source(limit)) {
      if (!found.has(keyOf(suggestion))) found.set(keyOf(suggestion), suggestion);
    }
  }
  return distinguish([...found.values()].slice(0, limit));
}

const parcelSuggestion = (parcel: Parcel): Suggestion => ({
  type: 'PARCEL',
  label: parcel.displayString,
  detail: parcel.parcelId,
  parcel: {
    localSubdistrictId: parcel.localSubdistrictId,
    cadastralSection: parcel.cadastralSection,
    parcelNumber: parcel.parcelNumber,
  },
});

/** Suggestions for the text of one search field (JRN-6): addresses, parcels, a parcel id or a position. */
export function suggestions(database: Database, findAt: FindAt) {
  const ofText = async (text: string): Promise<readonly Suggestion[]> => {
    const parcels = parcelsOf(text);
    const addresses = addressesOf(text);
    const asAddresses: Source[] = addresses.map(
      (typed) => (limit) => suggestAddresses(database, typed, limit),
    );
    const asParcels: Source[] = parcels.map(
      (typed) => (limit) => suggestParcels(database, typed, limit),
    );
    // Two numbers are a section and a parcel number; a house has one.
    const isParcel = parcels.some(
      ({ section, numerator }) => section !== null && numerator !== null,
    );
    const [likely, other] = isParcel ? [asParcels, asAddresses] : [asAddresses, asParcels];
    const first = await collect(likely, LIMITS.suggestions);
    if (isParcel && first.length > 0) return first;
    const missing = Math.max(LIMITS.otherKind, LIMITS.suggestions - first.length);
    const second = await collect(other, missing);
    const found = [...first.slice(0, LIMITS.suggestions - second.length), ...second];
    if (found.length > 0) return found;
    const inPlaces = addresses.map(withoutPlaceWords).filter((one) => one !== null);
    const withoutParts = withoutBuildingParts(text);
    if (withoutParts !== null) inPlaces.push(...addressesOf(withoutParts));
    const others = await collect(
      inPlaces.map((typed) => (limit) => suggestAddresses(database, typed, limit)),
      LIMITS.suggestions,
    );
    const address = inPlaces[0] ?? addresses[0];
    if (others.length > 0 || !address?.houseNumber) return others;
    // The street without the number: the list of its houses shows which exist.
    return suggestAddresses(database, { ...address, houseNumber: null }, LIMITS.suggestions);
  };

  return async ({ text }: { readonly text: string }): Promise<SuggestionList> => {
    const trimmed = normalizeTyped(text);
    if (trimmed.length < LIMITS.fromLength) return { items: [] };
    const parcelId = readParcelId(trimmed);
    if (parcelId !== null) {
      const parcel = await findParcel(database, parcelId);
      return { items: parcel ? [parcelSuggestion(parcel)] : [] };
    }
    const coordinates = coordinatesOf(trimmed);
    if (coordinates !== null) {
      const parcel = await findAt(coordinates);
      const detail = coordinates.join(' ');
      const type = 'COORDINATES';
      return {
        items: parcel
          ? [{ type, label: parcel.displayString, detail, coordinates: [...coordinates] }]
          : [],
      };
    }
    return { items: [...(await ofText(trimmed))] };
  };
}

/** The suggestions as a service. */
export type Suggestions = ReturnType<typeof suggestions>;
