import type { SearchQuery } from '@portal/order-flow';
import { expect, it } from 'vitest';
import { querySentence } from './query-sentence.ts';

const names = {
  subdistrict: (id: string) => (id === '0653' ? 'Lindenau' : undefined),
  district: (id: string) => (id === '7' ? 'Neu Seeheim' : undefined),
};
const address = { zipCode: '15990', city: 'Lindenau', streetName: 'Lindenallee', houseNumber: '5' };
const parcel = { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114' };
const register = { landRegisterDistrictId: '7', bookingSheet: '15-19' };

it.each<[SearchQuery | null, string]>([
  [{ type: 'address', params: address }, 'Lindenallee 5, 15990 Lindenau'],
  [
    { type: 'address', params: { ...address, houseNumber: '', zipCode: '' } },
    'Lindenallee, Lindenau',
  ],
  [{ type: 'parcel', params: parcel }, 'Lindenau, Flur 3, Flurstück 114'],
  [{ type: 'parcel', params: { ...parcel, parcelNumber: '' } }, 'Lindenau, Flur 3'],
  [{ type: 'register', params: register }, 'Neu Seeheim, Blatt 15-19'],
  [{ type: 'coordinate', coordinates: [400000, 5800000] }, ''],
  [null, ''],
])('shows the search %j as "%s" (PAGE-1)', (query, sentence) => {
  expect(querySentence(query, names)).toBe(sentence);
});
