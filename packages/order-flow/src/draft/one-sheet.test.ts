import { describe, expect, it } from 'vitest';
import { restore, serialize } from './storage/storage.ts';
import { parcelFits } from '../rules/print-area/print-area.ts';
import { DEFAULTS } from './empty-draft.ts';
import { configurationOf } from './changing.ts';
import {
  configuredFee,
  configuredPrintArea,
  markedParcels,
  remainingCapacity,
  sheetObstacle,
} from './selectors.ts';
import type { DraftAction } from './model/action.ts';
import { after, map, parcelOf, price, product, rectangle } from '../test-support.ts';
import { printAreaOfAll } from '../rules/print-area/one-sheet.ts';
import { newOrderPositions } from './sending.ts';

const row = (n: number, change: object = {}) =>
  parcelOf([rectangle(380_000 + n * 20, 5_820_000, 20, 40)], {
    parcelId: `1236490050${String(n).padStart(4, '0')}______`,
    ...change,
  });
const rows = [row(0), row(1), row(2)];
const several = product({ ...map, severalParcels: true });

const chosen = (parcels = rows, ordered = several): readonly DraftAction[] => [
  { type: 'newProduct' },
  { type: 'chooseProduct', product: ordered },
  { type: 'allowSeveral', several: true },
  { type: 'chooseParcels', parcels, chosen: true },
];
const request = { productId: several.id, paperCopies: 0, digital: true };
const delivered: readonly DraftAction[] = [
  { type: 'setProvisioning', change: { digital: true } },
  { type: 'priceCalculated', request, price },
];

describe('several parcels on one sheet (PAGE-3)', () => {
  it('are one extract with one fee', () => {
    const draft = after([...chosen(), ...delivered]);
    expect(configuredFee(draft.configuration)).toBe(price.priceGross);
    expect(markedParcels(draft.configuration)).toHaveLength(3);
    expect(remainingCapacity(draft, 10)).toBe(9);
    const { basket } = after([...chosen(), ...delivered, { type: 'addProduct', key: 'a' }]);
    expect(basket).toHaveLength(1);
    const [position] = newOrderPositions(basket);
    expect(position?.parcelId).toBe(rows[0]?.parcelId);
    expect(position?.furtherParcelIds).toEqual([rows[1]?.parcelId, rows[2]?.parcelId]);
  });

  it('are one extract each where that is chosen, and for a product that does not allow it', () => {
    const plainMap = after([...chosen(rows, map), ...delivered]);
    expect(sheetObstacle(plainMap.configuration)).toBe('NOT_OFFERED');
    const each = after([
      ...chosen(),
      { type: 'setOneSheet', oneSheet: false },
      ...delivered,
      { type: 'addProduct', key: 'a' },
    ]);
    expect(each.basket).toHaveLength(3);
    expect(newOrderPositions(each.basket).every(({ furtherParcelIds }) => !furtherParcelIds)).toBe(
      true,
    );
  });

  it('cannot share a sheet that is too small, or across subdistricts', () => {
    const far = row(40);
    const apart = after([...chosen([row(0), far]), ...delivered]);
    expect(sheetObstacle(apart.configuration)).toBe('PAGE');
    expect(configuredFee(apart.configuration)).toBe(2 * price.priceGross);
    const small = after([
      ...chosen([row(0), far]),
      { type: 'setUserFormat', change: { scale: 5000 } },
    ]);
    expect(sheetObstacle(small.configuration)).toBeNull();
    const other = row(1, { localSubdistrictId: '3650' });
    const across = after(chosen([row(0), other]));
    expect(sheetObstacle(across.configuration)).toBe('SUBDISTRICTS');
  });

  it('stay whole on the sheet wherever it is moved', () => {
    const moved = after([...chosen(), ...delivered, { type: 'movePrintArea', dx: 20, dy: 0 }]);
    const area = configuredPrintArea(moved.configuration);
    expect(area).not.toEqual(printAreaOfAll(rows, moved.configuration.userFormat));
    const gone = after([...chosen(), ...delivered, { type: 'movePrintArea', dx: 400, dy: 0 }]);
    const kept = configuredPrintArea(gone.configuration);
    expect(kept && rows.every((parcel) => parcelFits(parcel, kept))).toBe(true);
  });

  it('are changed and restored as they were', () => {
    const draft = after([...chosen(), ...delivered, { type: 'addProduct', key: 'a' }]);
    const [item] = draft.basket;
    if (!item) throw new Error('The basket is empty');
    const configuration = configurationOf(item, DEFAULTS);
    expect(markedParcels(configuration)).toHaveLength(3);
    expect(configuredPrintArea(configuration)).toEqual(
      item.additionalInfo.userFormat?.printArea ?? null,
    );
    expect(restore(serialize(draft))?.basket).toEqual(draft.basket);
  });
});
