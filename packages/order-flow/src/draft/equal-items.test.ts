import { describe, expect, it } from 'vitest';
import type { BasketItem } from './model/basket.ts';
import { after, garden, map, meadow, ordering, plain } from '../test-support.ts';
import { equalItems } from './equal-items.ts';

const itemOf = (...args: Parameters<typeof ordering>): BasketItem => {
  const [item] = after(ordering(...args)).basket;
  if (!item) throw new Error('No item');
  return item;
};
const record = itemOf(plain, 'a');
const sheet = itemOf(map, 'b');
const onPaper: BasketItem = {
  ...record,
  key: 'c',
  provisioning: { ...record.provisioning, digital: false, paper: true, copies: 3 },
};
const elsewhere: BasketItem = {
  ...record,
  key: 'd',
  parcel: record.parcel.parcelId === garden.parcelId ? meadow : garden,
};
const { userFormat } = sheet.additionalInfo;
const inGrey: BasketItem = {
  ...sheet,
  key: 'e',
  additionalInfo: {
    ...sheet.additionalInfo,
    userFormat: userFormat && {
      ...userFormat,
      userFormat: { ...userFormat.userFormat, palette: 'BW' },
    },
  },
};

describe('items that show the same (PAGE-6)', () => {
  it.each([
    ['no item', [], []],
    ['different products', [record, sheet], []],
    ['different parcels', [record, elsewhere], []],
    ['different colours of a map', [sheet, inGrey], []],
    ['the same one twice', [record, sheet, { ...record, key: 'f' }], [[1, 3]]],
    ['another delivery', [record, onPaper], [[1, 2]]],
    [
      'two groups',
      [record, sheet, sheet, onPaper],
      [
        [1, 4],
        [2, 3],
      ],
    ],
  ])('%s', (_, basket, expected) => {
    expect(equalItems(basket)).toEqual(expected);
  });
});
