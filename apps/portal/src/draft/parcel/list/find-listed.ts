import type { ApiClient, Parcel, PortalConfiguration } from '@portal/api';
import { validateParcel } from '@portal/order-flow';
import { findParcels } from '../../../parcels/find-parcels.ts';
import { searchCall } from '../../../parcels/search-call.ts';
import { paramsOfParcelId } from '../../deep-link.ts';
import { type ListLine, readParcelLines } from './parcel-lines.ts';

/** Why a line of a list led to no parcel. */
export type Obstacle = 'UNREADABLE' | 'SUBDISTRICT' | 'NOT_FOUND' | 'TWICE' | 'FULL';

/** A line without a parcel. */
export interface Missing {
  readonly line: ListLine;
  readonly obstacle: Obstacle;
}

/** The parcels of a list, and the lines without one. */
export interface Listed {
  readonly parcels: readonly Parcel[];
  readonly missing: readonly Missing[];
}

type Client = Pick<ApiClient, 'call' | 'searchParcels'>;
type Params = Parameters<typeof validateParcel>[0];

/** Results of a search with one number: a parcel and others of the same number. */
const LIMIT = 20;

const lower = (text: string): string => text.toLocaleLowerCase('de').normalize('NFC');

type SubdistrictIds = (name: string) => Promise<readonly string[]>;

/** The ids of the subdistricts with a name; several can have the same. */
const subdistrictIds =
  (client: Client): SubdistrictIds =>
  async (name) => {
    const options = await client.call('listSubdistricts', {
      query: { search: name, limit: LIMIT },
    });
    const named = options.filter(({ label }) => lower(label) === lower(name));
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

async function parcelOf(
  client: Client,
  configuration: PortalConfiguration,
  idsOf: SubdistrictIds,
  { named }: ListLine,
): Promise<Parcel | Obstacle> {
  if (!named) return 'UNREADABLE';
  if ('parcelId' in named) {
    const params = paramsOfParcelId(named.parcelId, configuration);
    const found =
      params && (await firstOf(client, [params], (one) => one.parcelId === named.parcelId));
    return found ?? 'NOT_FOUND';
  }
  const { subdistrict, cadastralSection, parcelNumber } = named;
  const ids = await idsOf(subdistrict);
  if (ids.length === 0) return 'SUBDISTRICT';
  const params = ids.map((localSubdistrictId) => ({
    localSubdistrictId,
    cadastralSection,
    parcelNumber,
  }));
  if (params.some((one) => validateParcel(one, configuration).length > 0)) return 'UNREADABLE';
  const found = await firstOf(client, params, (one) => one.parcelNumber === parcelNumber);
  return found ?? 'NOT_FOUND';
}

/**
 * Finds the parcels of a list, one line after the other (PAGE-6).
 *
 * @param capacity how many parcels can be chosen; lines after that are not searched for
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
  const idsOf = onceForEachName(subdistrictIds(client));
  for (const line of readParcelLines(text)) {
    const found =
      parcels.length < capacity ? await parcelOf(client, configuration, idsOf, line) : 'FULL';
    if (typeof found === 'string') missing.push({ line, obstacle: found });
    else if (parcels.some(({ parcelId }) => parcelId === found.parcelId)) {
      missing.push({ line, obstacle: 'TWICE' });
    } else parcels.push(found);
  }
  return { parcels, missing };
}
