import type { ApiClient, Parcel, PortalConfiguration } from '@portal/api';
import { validateParcel } from '@portal/order-flow';
import {
  isSameName,
  type ListLine,
  type ParcelNumber,
  readParcelList,
  type WrittenClause,
  type WrittenPlace,
} from '@portal/written-parcels';
import { findParcels } from '../../../parcels/find-parcels.ts';
import { searchCall } from '../../../parcels/search-call.ts';
import { paramsOfParcelId } from '../../deep-link.ts';

/** Why a line of a list, or a part of it, led to no parcel. */
export type Obstacle =
  | 'UNREADABLE'
  | 'PLACE'
  | 'SECTION'
  | 'NUMBER'
  | 'SUBDISTRICT'
  | 'NOT_FOUND'
  | 'TWICE'
  | 'FULL';

/** A line, or a part of it, without a parcel. */
export interface Missing {
  readonly line: ListLine;
  readonly obstacle: Obstacle;
  /** The part that is meant; empty where it is the whole line. */
  readonly part: string;
}

/** The parcels of a list, and the lines without one. */
export interface Listed {
  readonly parcels: readonly Parcel[];
  readonly missing: readonly Missing[];
  /** Lines that name a part of a parcel: the whole one was found. */
  readonly parts: readonly ListLine[];
}

type Client = Pick<ApiClient, 'call' | 'searchParcels'>;
type Params = Parameters<typeof validateParcel>[0];
type Fault = Pick<Missing, 'obstacle' | 'part'>;

/** Results of a search with one number: a parcel and others of the same number. */
const LIMIT = 20;

/** Longer names are not searched for. */
const LONGEST_NAME = 100;

type SubdistrictIds = (name: string) => Promise<readonly string[]>;

const fault = (obstacle: Obstacle, part = ''): Fault => ({ obstacle, part });

/** The ids of the subdistricts with a name; several can have the same. */
const subdistrictIds =
  (client: Client): SubdistrictIds =>
  async (name) => {
    const options = await client.call('listSubdistricts', {
      query: { search: name.slice(0, LONGEST_NAME), limit: LIMIT },
    });
    const named = options.filter(({ label }) => isSameName(label, name));
    // A single one that begins with the name is meant.
    const meant = named.length === 0 && options.length === 1 ? options : named;
    return meant.map(({ localSubdistrictId: id }) => id);
  };

/** Asks once for each name: most lists are about one place. */
function onceForEachName(find: SubdistrictIds): SubdistrictIds {
  const known = new Map<string, Promise<readonly string[]>>();
  return (name) => {
    const ids = known.get(name) ?? find(name);
    known.set(name, ids);
    return ids;
  };
}

/** The subdistricts of a place: that of its key, whose name must fit, or those of the first name that exists. */
async function idsOfPlace(
  idsOf: SubdistrictIds,
  { key, landCode, names, isNamed }: WrittenPlace,
  settings: PortalConfiguration,
): Promise<readonly string[]> {
  if (landCode !== null && landCode !== settings.landCode) return [];
  if (key !== null) {
    const ids = isNamed ? await idsOf(names[0] ?? '') : [key];
    return ids.filter((id) => id === key);
  }
  for (const name of names) {
    const ids = await idsOf(name);
    if (ids.length > 0) return ids;
  }
  return [];
}

async function firstOf(
  client: Client,
  all: readonly Params[],
  isMeant: (parcel: Parcel) => boolean,
): Promise<Parcel | null> {
  for (const params of all) {
    const { items } = await findParcels(client, searchCall({ type: 'parcel', params }, 0, LIMIT));
    const found = items.find(isMeant);
    if (found) return found;
  }
  return null;
}

const isFault = (found: Parcel | Fault): found is Fault => 'obstacle' in found;

const numberText = ({ numerator, denominator }: ParcelNumber): string =>
  denominator ? `${numerator}/${denominator}` : `${numerator}`;

/** The ways to read a line in which every parcel has its number. */
const numberedReadings = ({ written }: ListLine): readonly (readonly WrittenClause[])[] =>
  written.readings.filter((clauses) =>
    clauses.every(({ parcels }) => parcels.every(({ numerator }) => numerator !== null)),
  );

/** Why no parcel can be searched for. */
function faultOf({ text, written }: ListLine): Fault {
  if (written.unread.length > 0) return fault('UNREADABLE', written.unread.join(', '));
  return fault(/\d/.test(text) ? 'NUMBER' : 'UNREADABLE');
}

/** Finds what one line names, part by part. */
function lineFinder(client: Client, configuration: PortalConfiguration) {
  const idsOf = onceForEachName(subdistrictIds(client));

  const ofId = async (id: string): Promise<Parcel | Fault> => {
    const params = paramsOfParcelId(id, configuration);
    const found = params && (await firstOf(client, [params], (one) => one.parcelId === id));
    return found ?? fault('NOT_FOUND', id);
  };

  const ofNumber = async (
    subdistricts: readonly string[],
    number: ParcelNumber,
  ): Promise<Parcel | Fault> => {
    const parcelNumber = numberText(number);
    const cadastralSection = String(number.section ?? '');
    const all = subdistricts.map((localSubdistrictId) => ({
      localSubdistrictId,
      cadastralSection,
      parcelNumber,
    }));
    const [message] = all.flatMap((one) => validateParcel(one, configuration));
    if (message?.field === 'cadastralSection') {
      return cadastralSection === '' ? fault('SECTION') : fault('UNREADABLE', cadastralSection);
    }
    if (message) return fault('UNREADABLE', parcelNumber);
    const found = await firstOf(client, all, (one) => one.parcelNumber === parcelNumber);
    return found ?? fault('NOT_FOUND', parcelNumber);
  };

  const ofClause = async ({
    place,
    parcels,
  }: WrittenClause): Promise<readonly (Parcel | Fault)[]> => {
    if (place.key === null && place.names.length === 0) return [fault('PLACE')];
    const subdistricts = await idsOfPlace(idsOf, place, configuration);
    if (subdistricts.length === 0) return [fault('SUBDISTRICT', place.names[0] ?? place.key ?? '')];
    const found: (Parcel | Fault)[] = [];
    for (const number of parcels) found.push(await ofNumber(subdistricts, number));
    return found;
  };

  const ofReading = async (reading: readonly WrittenClause[]) => {
    const found: (Parcel | Fault)[] = [];
    for (const clause of reading) found.push(...(await ofClause(clause)));
    return found;
  };

  return async function find(line: ListLine): Promise<readonly (Parcel | Fault)[]> {
    const { ids, unread } = line.written;
    const found: (Parcel | Fault)[] = [];
    for (const id of ids) found.push(await ofId(id));
    if (ids.length > 0) return found;
    // What else was written may be a section: without it another parcel would be found (FIND-1).
    const [first, ...others] = unread.length > 0 ? [] : numberedReadings(line);
    if (!first) return [faultOf(line)];
    found.push(...(await ofReading(first)));
    for (const other of found.some(isFault) ? others : []) {
      const instead = await ofReading(other);
      if (!instead.some(isFault)) return instead;
    }
    return found;
  };
}

/**
 * Finds the parcels of a list, one line after the other (PAGE-6).
 *
 * @param capacity how many parcels can be chosen; what follows is not searched for
 * @throws ApiError when a search fails
 */
export async function findListed(
  client: Client,
  configuration: PortalConfiguration,
  text: string,
  capacity: number,
): Promise<Listed> {
  const parcels: Parcel[] = [];
  const missing: Missing[] = [];
  const parts: ListLine[] = [];
  const find = lineFinder(client, configuration);
  for (const line of readParcelList(text)) {
    if (parcels.length >= capacity) {
      missing.push({ line, ...fault('FULL') });
      continue;
    }
    const before = parcels.length;
    for (const found of await find(line)) {
      if (isFault(found)) missing.push({ line, ...found });
      else if (parcels.some(({ parcelId }) => parcelId === found.parcelId)) {
        missing.push({ line, ...fault('TWICE', found.parcelNumber) });
      } else if (parcels.length < capacity) parcels.push(found);
      else {
        missing.push({ line, ...fault('FULL', found.parcelNumber) });
        break;
      }
    }
    if (line.written.isPart && parcels.length > before) parts.push(line);
  }
  return { parcels, missing, parts };
}
