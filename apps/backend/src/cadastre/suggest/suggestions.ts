import type { Parcel, Suggestion, SuggestionList } from '@portal/api';
import { normalizeTyped } from '@portal/order-flow';
import { readWrittenParcels, type WrittenParcels } from '@portal/written-parcels';
import type { Database } from '../../db/database.ts';
import { findParcels } from '../parcels.ts';
import { suggestAddresses } from './suggest-addresses.ts';
import type { ParcelSuggestion } from './suggest-parcels.ts';
import { MOST_TOGETHER, suggestWritten, togetherFirst } from './suggest-written.ts';
import {
  addressesOf,
  coordinatesOf,
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

const parcelSuggestion = (parcel: Parcel): ParcelSuggestion => ({
  type: 'PARCEL',
  label: parcel.displayString,
  detail: parcel.parcelId,
  parcel: {
    localSubdistrictId: parcel.localSubdistrictId,
    cadastralSection: parcel.cadastralSection,
    parcelNumber: parcel.parcelNumber,
  },
});

/** Whether parcels are likelier than addresses: two numbers are a section and a parcel number; a house has one. */
const areParcels = ({ isAnnounced, readings: [first = []] }: WrittenParcels): boolean =>
  first.some(({ parcels }) =>
    parcels.some(
      ({ section, numerator }) => numerator !== null && (isAnnounced || section !== null),
    ),
  );

/** Says that the whole parcel is meant where the text names a part of it. */
const asPart = (one: Suggestion): Suggestion =>
  one.type === 'PARCEL' || one.type === 'PARCELS' ? { ...one, isPart: true } : one;

/**
 * Suggestions for the text of one search field (JRN-6): addresses, parcels, parcel ids or a position.
 *
 * @param landCode of the state: keys with another one before them find nothing
 */
export function suggestions(database: Database, findAt: FindAt, landCode: string) {
  const ofText = async (text: string, written: WrittenParcels): Promise<readonly Suggestion[]> => {
    const addresses = addressesOf(text);
    const asAddresses: Source[] = addresses.map(
      (typed) => (limit) => suggestAddresses(database, typed, limit),
    );
    // A number that cannot be read may be a section: what is found without it is not meant (FIND-1).
    const readings = written.unread.length > 0 ? [] : written.readings;
    const asParcels: Source[] = readings.map(
      (reading) => (limit) => suggestWritten(database, reading, landCode, limit),
    );
    const isParcel = areParcels(written);
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

  const itemsOf = async (text: string): Promise<readonly Suggestion[]> => {
    const written = readWrittenParcels(text);
    if (written.ids.length > 0) {
      const parcels = await findParcels(database, written.ids.slice(0, MOST_TOGETHER));
      return togetherFirst(parcels.map(parcelSuggestion));
    }
    const coordinates = coordinatesOf(text);
    if (coordinates !== null) {
      const parcel = await findAt(coordinates);
      if (!parcel) return [];
      const [type, detail] = ['COORDINATES', coordinates.join(' ')] as const;
      return [{ type, label: parcel.displayString, detail, coordinates: [...coordinates] }];
    }
    const found = await ofText(text, written);
    return written.isPart ? found.map(asPart) : found;
  };

  return async ({ text }: { readonly text: string }): Promise<SuggestionList> => {
    const trimmed = normalizeTyped(text);
    const items = trimmed.length < LIMITS.fromLength ? [] : await itemsOf(trimmed);
    return { items: items.slice(0, LIMITS.suggestions) };
  };
}

/** The suggestions as a service. */
export type Suggestions = ReturnType<typeof suggestions>;
