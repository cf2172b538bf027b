import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupParcels, parcelsText } from './parcels.ts';

const names = (place: string, numbers: string): string[] =>
  numbers.split(' ').map((number) => `${place}, Flurstück ${number}`);

describe('several parcels are grouped as surveyors write them (LOOK-1, LOOK-3)', () => {
  it.each([
    [names('Lindenau, Flur 2', '4'), 'Lindenau, Flur 2, Flurstück 4'],
    [names('Lindenau, Flur 2', '4 5 6/3 7'), 'Lindenau, Flur 2: 4, 5, 6/3, 7'],
    [names('Lindenau, Flur 2', '10 6/12 2 6/3 6'), 'Lindenau, Flur 2: 2, 6, 6/3, 6/12, 10'],
    [
      [...names('Lindenau, Flur 10', '1'), ...names('Lindenau, Flur 2', '7 4')],
      'Lindenau, Flur 2: 4, 7; Lindenau, Flur 10: 1',
    ],
    [
      [...names('Neu Seeheim, Flur 1', '12'), ...names('Lindenau, Flur 2', '4 5')],
      'Lindenau, Flur 2: 4, 5; Neu Seeheim, Flur 1: 12',
    ],
    [names('Nordermarsch', '1355/2 9'), 'Nordermarsch: 9, 1355/2'],
    [['Lindenau, Flur 2, Flurstück 4', 'Am Bruch'], 'Am Bruch; Lindenau, Flur 2: 4'],
    [[], ''],
  ])('%j is "%s"', (parcels, expected) => {
    expect(parcelsText(parcels)).toBe(expected);
  });

  it('leaves no parcel out, whatever their order', () => {
    const parcel = fc.record({
      place: fc.constantFrom('Lindenau, Flur 2', 'Lindenau, Flur 10', 'Nordermarsch'),
      number: fc.integer({ min: 1, max: 99_999 }),
      denominator: fc.option(fc.integer({ min: 1, max: 9999 })),
    });
    fc.assert(
      fc.property(fc.array(parcel, { maxLength: 100 }), (parcels) => {
        const given = parcels.map(
          ({ place, number, denominator }) =>
            `${place}, Flurstück ${denominator === null ? number : `${number}/${denominator}`}`,
        );
        const grouped = groupParcels(given).flatMap(({ place, numbers }) =>
          numbers.map((number) => `${place}, Flurstück ${number}`),
        );
        expect(grouped.toSorted()).toEqual(given.toSorted());
      }),
    );
  });
});
