import type { ApiClient, Parcel } from '@portal/api';
import { describe, expect, it } from 'vitest';
import { configuration } from '../../../stories/fixtures/configuration.ts';
import { garden } from '../../../stories/fixtures/parcels.ts';
import { findListed } from './find-listed.ts';

const number = (parcelNumber: string): Parcel => ({
  ...garden,
  parcelNumber,
  parcelId: garden.parcelId.replace(/\d{5}(?=.{6}$)/, parcelNumber.padStart(5, '0')),
});

/** A backend with one place and two parcels. */
function backend() {
  const names: string[] = [];
  const parcels = [number('4'), number('5')];
  const client = {
    call: async (_id: string, input: { query: { search: string } }) => {
      names.push(input.query.search);
      return input.query.search === 'Lindenau'
        ? [{ localSubdistrictId: '3649', label: 'Lindenau' }]
        : [];
    },
    searchParcels: async ({ body }: { body: { params: { parcelNumber: string } } }) => {
      const items = parcels.filter((one) => one.parcelNumber === body.params.parcelNumber);
      return { items, page: 0, total: items.length };
    },
  };
  return { names, client: client as unknown as ApiClient };
}

describe('finding the parcels of a list (PAGE-6)', () => {
  it('finds each line, says why the others lead to none, and asks once for each place', async () => {
    const { client, names } = backend();
    const text = 'Lindenau 3 4\nHallo\nNirgendwo 3 4\nLindenau 3 99\nLindenau 3 5\nLindenau 3 4';
    const { parcels, missing } = await findListed(client, configuration, text, 10);
    expect(parcels.map(({ parcelNumber }) => parcelNumber)).toEqual(['4', '5']);
    expect(missing.map(({ line, obstacle }) => [line.number, obstacle])).toEqual([
      [2, 'UNREADABLE'],
      [3, 'SUBDISTRICT'],
      [4, 'NOT_FOUND'],
      [6, 'TWICE'],
    ]);
    expect(names).toEqual(['Lindenau', 'Nirgendwo']);
  });

  it('stops when the basket is full, and says so', async () => {
    const { client } = backend();
    const { parcels, missing } = await findListed(
      client,
      configuration,
      'Lindenau 3 4\nLindenau 3 5',
      1,
    );
    expect(parcels).toHaveLength(1);
    expect(missing.map(({ obstacle }) => obstacle)).toEqual(['FULL']);
  });
});
