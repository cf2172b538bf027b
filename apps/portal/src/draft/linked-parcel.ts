import type { ApiClient, PortalConfiguration } from '@portal/api';
import { paramsOfParcelId } from './deep-link.ts';

/** The id of the parcel of a link: a parcel id, or a parcel as a list may write it (IN-2); null when there is none. */
export async function linkedParcelId(
  client: Pick<ApiClient, 'call' | 'searchParcels'>,
  configuration: PortalConfiguration,
  written: string,
): Promise<string | null> {
  if (paramsOfParcelId(written, configuration)) return written;
  try {
    // Lazy: nearly every link has an id.
    const { findListed } = await import('./parcel/list/find-listed.ts');
    const { parcels, missing } = await findListed(client, configuration, written, 1);
    return missing.length === 0 ? (parcels[0]?.parcelId ?? null) : null;
  } catch {
    return null;
  }
}
