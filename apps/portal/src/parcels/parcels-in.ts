import type { ApiClient, Parcel } from '@portal/api';
import { centralPartOf, ringOf } from './bounding-box.ts';
import type { BoundingBox } from './bounding-box.ts';
import { findParcels } from './find-parcels.ts';

/** Parcels per page of the backend, and the maximum number of pages. */
const LIMIT = 100;
const PAGES = 4;

/** How often the area is made smaller. */
const ATTEMPTS = 3;

/**
 * The parcels in a bounding box, at most 400. Where there are more, those in its centre: the first pages of all would leave holes, as
 * they are in the order of the parcel ids.
 *
 * @throws ApiError
 */
export async function parcelsIn(
  client: Pick<ApiClient, 'searchParcels'>,
  box: BoundingBox,
  signal: AbortSignal,
  attempts = ATTEMPTS,
): Promise<readonly Parcel[]> {
  const area = ringOf(box);
  const found: Parcel[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const body = { page, limit: LIMIT, area };
    const search = { by: 'map-area', body, isBackground: true } as const;
    const { items, total } = await findParcels(client, search, signal);
    if (total > LIMIT * PAGES && attempts > 0) {
      // Less than the share, as parcels that cross the edge count too.
      const share = 0.9 * Math.sqrt((LIMIT * PAGES) / total);
      return parcelsIn(client, centralPartOf(box, share), signal, attempts - 1);
    }
    found.push(...items);
    if (found.length >= total || items.length === 0) break;
  }
  return found;
}
