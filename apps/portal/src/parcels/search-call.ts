import type { ParcelSearch } from '@portal/api';
import { normalizeAddress, normalizeParcel, normalizeRegister } from '@portal/order-flow';
import type { SearchQuery } from '@portal/order-flow';

/** The call for a search; pages count from 0. */
export function searchCall(query: SearchQuery, page: number, limit: number): ParcelSearch {
  switch (query.type) {
    case 'address':
      return { by: 'address', body: { page, limit, params: normalizeAddress(query.params) } };
    case 'parcel':
      return { by: 'parcel-details', body: { page, limit, params: normalizeParcel(query.params) } };
    case 'register':
      return {
        by: 'land-register',
        body: { page, limit, params: normalizeRegister(query.params) },
      };
    case 'area':
      return { by: 'map-area', body: { page, limit, area: query.area } };
    default:
      return {
        by: 'map-coordinates',
        body: { page: 0, limit: 1, coordinates: query.coordinates },
      };
  }
}

/** Whether a search names one parcel, so that more results are unlikely. */
export function expectsOneResult(query: SearchQuery): boolean {
  if (query.type === 'address') return query.params.houseNumber.trim() !== '';
  if (query.type === 'parcel') return query.params.parcelNumber.trim() !== '';
  return query.type === 'coordinate';
}
