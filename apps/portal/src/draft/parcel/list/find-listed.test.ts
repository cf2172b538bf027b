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

const NEW_LINE = '\n';

async function find(...lines: readonly string[]) {
  const { client, names } = backend();
  const found = await findListed(client, configuration, lines.join(NEW_LINE), 10);
  return {
    names,
    numbers: found.parcels.map(({ parcelNumber }) => parcelNumber),
    missing: found.missing.map(({ line, obstacle, part }) => [line.number, obstacle, part]),
    parts: found.parts.map((line) => line.number),
  };
}

describe('finding the parcels of a list (PAGE-6, IN-2)', () => {
  it('finds each line, says why the others lead to none, and asks once for each place', async () => {
    const { numbers, missing, names } = await find(
      'Lindenau 3 4',
      'Hallo',
      'Nirgendwo 3 4',
      'Lindenau 3 99',
      'Lindenau 3 5',
      'Lindenau 3 4',
    );
    expect(numbers).toEqual(['4', '5']);
    expect(missing).toEqual([
      [2, 'UNREADABLE', ''],
      [3, 'SUBDISTRICT', 'Nirgendwo'],
      [4, 'NOT_FOUND', '99'],
      [6, 'TWICE', '4'],
    ]);
    expect(names).toEqual(['Lindenau', 'Nirgendwo']);
  });

  it('finds what registers and tables write, several in a line, and keys', async () => {
    const { numbers, missing } = await find(
      'lfd. Nr.;Flurstück;Flur;Gemarkung',
      '1;4, 5;3;Lindenau',
    );
    expect([numbers, missing]).toEqual([['4', '5'], []]);
    const byKey = await find(
      '123649/3/4',
      'Gemarkung Lindenau (3649), Flur 3, Flurstück 5, 1.234 m²',
    );
    expect([byKey.numbers, byKey.missing]).toEqual([['4', '5'], []]);
  });

  it('says which part was not understood or is missing', async () => {
    const { numbers, missing } = await find(
      'Lindenau Flur 3 Flurstück 4x',
      'Lindenau Flur 1234 Flurstück 4',
      'Lindenau Flur 3',
      'Flur 3 Flurstück 4',
      'Lindenau Flurstück 4',
      'Gemarkung Anderswo (3649), Flur 3, Flurstück 4',
      'Lindenau (993649), Flur 3, Flurstück 4',
    );
    expect(numbers).toEqual([]);
    expect(missing).toEqual([
      [1, 'UNREADABLE', '4x'],
      [2, 'UNREADABLE', '1234'],
      [3, 'NUMBER', ''],
      [4, 'PLACE', ''],
      [5, 'SECTION', ''],
      [6, 'SUBDISTRICT', 'Anderswo'],
      [7, 'SUBDISTRICT', 'Lindenau'],
    ]);
  });

  it('names the lines in which a part of a parcel is meant', async () => {
    const { numbers, missing, parts } = await find('Lindenau 3 4 tlw.', 'Lindenau 3 5');
    expect({ numbers, missing, parts }).toEqual({ numbers: ['4', '5'], missing: [], parts: [1] });
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
