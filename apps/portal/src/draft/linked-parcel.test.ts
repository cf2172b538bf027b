import type { ApiClient } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { configuration } from '../stories/fixtures/configuration.ts';
import { garden } from '../stories/fixtures/parcels.ts';
import { linkedParcelId } from './linked-parcel.ts';

const parcel = { ...garden, parcelId: '123649003001140002__' };

const subdistricts = [
  { localSubdistrictId: garden.localSubdistrictId, label: garden.localSubdistrict },
];

/** A backend with one parcel; it has none for other numbers. */
const client = {
  call: async (_id: string, { query }: { query: { search: string } }) =>
    query.search === garden.localSubdistrict ? subdistricts : [],
  searchParcels: async ({ body }: { body: { params: { parcelNumber: string } } }) => {
    const items = body.params.parcelNumber === parcel.parcelNumber ? [parcel] : [];
    return { items, page: 0, total: items.length };
  },
} as unknown as ApiClient;

const find = (written: string) => linkedParcelId(client, configuration, written);

describe('the parcel of a link (BEY-4, IN-2)', () => {
  it.each([
    parcel.parcelId,
    '12 3649 003 00114/0002',
    '123649/3/114/2',
    '123649-003-00114-0002',
    `${garden.localSubdistrict}, Flur 3, Flurstück 114/2`,
    `Flurstück 114/2 der Flur 3 in der Gemarkung ${garden.localSubdistrict}`,
  ])('is found for "%s"', async (written) => expect(await find(written)).toBe(parcel.parcelId));

  it.each([
    '',
    '<b>',
    '993649/3/114/2',
    '123649/3/115',
    '123649 3 114/2, 115',
    'Nirgendwo 3 114/2',
  ])('is none for "%s"', async (written) => expect(await find(written)).toBeNull());

  it('is none when the search fails', async () => {
    const failing = { ...client, searchParcels: () => Promise.reject(new Error('offline')) };
    const written = `${garden.localSubdistrict} 3 114/2`;
    expect(await linkedParcelId(failing, configuration, written)).toBeNull();
  });
});
