import type { NewOrderPosition } from '@portal/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_CHOICES, printArea } from '../rules/print-area/print-area.ts';
import { after, both, forest, garden, map, ordering, plain } from '../test-support.ts';
import { isPrintAreaOf, validatePosition, validatePositionCount } from './position.ts';
import { newOrderPositions } from './sending.ts';

const [sent] = newOrderPositions(after(ordering(both, 'a')).basket);
const shifted = (by: number) => sent?.printArea?.map(([x, y]): [number, number] => [x + by, y]);

describe('validatePosition (VAL-5, VAL-6, VAL-7, VAL-9)', () => {
  it.each<readonly [Partial<NewOrderPosition>, string]>([
    [{}, ''],
    [{ productId: 'map' }, 'productId INVALID_ID'],
    [{ parcelId: '13364900500114______' }, 'parcelId INVALID_ID'],
    [{ orderPdf: false }, 'provisioning SELECT'],
    [{ orderPdf: false, numberOfCopies: 10 }, ''],
    [{ numberOfCopies: 11 }, 'copies PAPER'],
    [{ numberOfCopies: -1 }, 'copies PAPER'],
    [{ justification: '' }, 'justification JUSTIFICATION_EMPTY'],
    [{ justification: 'Ich <script> kaufe' }, 'justification HTML_TAG'],
    [{ selectedScale: undefined }, 'scale SCALE'],
    [{ selectedScale: 2000 }, 'printArea PRINT_AREA'],
    [{ pageOrientation: 'LANDSCAPE' }, 'printArea PRINT_AREA'],
    [{ printArea: undefined }, 'printArea PRINT_AREA'],
    [{ printArea: [] }, 'printArea PRINT_AREA'],
    [{ printArea: shifted(50) }, ''],
    [{ printArea: shifted(90) }, ''],
    [{ printArea: shifted(90), partialPageConfirmed: true }, ''],
    [{ printArea: shifted(90), partialPageConfirmed: false }, 'printArea PARCEL_TOO_LARGE'],
    [{ printArea: shifted(50), partialPageConfirmed: false }, ''],
    [{ printArea: shifted(0.0001) }, ''],
    [{ printArea: shifted(500) }, 'printArea PRINT_AREA'],
    [{ printArea: sent?.printArea?.toReversed() }, 'printArea PRINT_AREA'],
  ])('%j → %s', (change, expected) => {
    expect(sent).toBeDefined();
    const position = { ...sent, ...change } as NewOrderPosition;
    const messages = validatePosition(position, { product: both, parcel: garden });
    expect(messages.map(({ field, key }) => `${field} ${key}`).join(', ')).toBe(expected);
  });

  it('rejects a parcel that fits no page', () => {
    const position = { ...sent, productId: map.id, parcelId: forest.parcelId } as NewOrderPosition;
    expect(validatePosition(position, { product: map, parcel: forest })).toStrictEqual([
      { field: 'parcelId', key: 'PARCEL_OFFLINE_ONLY' },
    ]);
  });

  it('requires neither page nor justification for a plain product', () => {
    const [position] = newOrderPositions(after(ordering(plain, 'a')).basket);
    expect(
      position && validatePosition(position, { product: plain, parcel: garden }),
    ).toStrictEqual([]);
  });

  it('accepts only the print area of the selected page', () => {
    const page = fc.constantFrom(...PAGE_CHOICES);
    fc.assert(
      fc.property(page, page, (one, other) => {
        const area = printArea(garden, one);
        expect(area && isPrintAreaOf(area, other, garden)).toBe(one === other);
      }),
    );
  });
});

describe('validatePositionCount', () => {
  it.each([
    [0, ['CART_EMPTY']],
    [1, []],
    [10, []],
    [11, ['CART_FULL']],
  ])('%d', (count, expected) => {
    expect(validatePositionCount(count, 10).map(({ key }) => key)).toStrictEqual(expected);
  });
});
