import { describe, expect, it } from 'vitest';
import { after, garden, map, ordering, positionOf, price, product } from '../test-support.ts';
import { validateFormats } from './position.ts';
import type { DraftAction } from './model/action.ts';
import { equalItems } from './equal-items.ts';
import { reorderedItem, reorderObstacle, reorderPriceRequest } from './reorder.ts';
import { canAddToBasket, priceRequest } from './selectors.ts';
import { newOrderPositions } from './sending.ts';
import { restore, serialize } from './storage/storage.ts';
import { isDigital, isPaperOnly } from '../order/delivery.ts';
import { formatNames, sortedFormats, withFormat } from '../rules/chosen-formats.ts';

const cents = (priceGross: number) => ({ priceGross });
const withFiles = product({
  id: 'files',
  userDefinedFormat: true,
  fileFormats: [
    { format: 'DXF', price: cents(4500) },
    { format: 'GEOPACKAGE', price: cents(3700) },
  ],
});

const configured: readonly DraftAction[] = [
  { type: 'newProduct' },
  { type: 'chooseProduct', product: withFiles },
  { type: 'chooseParcel', parcel: garden },
];
const files = (...formats: ('DXF' | 'GEOPACKAGE' | 'GEOJSON' | 'NAS')[]): DraftAction => ({
  type: 'setProvisioning',
  change: { files: formats },
});
const provisioningAfter = (...actions: readonly DraftAction[]) =>
  after([...configured, ...actions]).configuration.provisioning;

describe('files for other programs (DATA-6)', () => {
  it('are chosen each once, in one order, with what lies on the sheet', () => {
    const chosen = withFormat(withFormat([], 'DXF', true), 'GEOPACKAGE', true);
    expect(chosen).toEqual(['GEOPACKAGE', 'DXF']);
    expect(withFormat(chosen, 'DXF', true)).toEqual(chosen);
    expect(withFormat(chosen, 'GEOPACKAGE', false)).toEqual(['DXF']);
    expect(sortedFormats(['NAS', 'GEOJSON'])).toEqual(['GEOJSON', 'NAS']);
    expect(formatNames(['DXF', 'GEOPACKAGE'])).toBe('GeoPackage, DXF');
  });

  it('are a delivery without PDF and paper', () => {
    const { product: chosen, provisioning } = after([...configured, files('DXF')]).configuration;
    const request = priceRequest(chosen, provisioning);
    expect(request).toEqual({
      productId: 'files',
      paperCopies: 0,
      digital: false,
      fileFormats: ['DXF'],
    });
    if (!request) throw new Error('no request');
    const priced = after([
      ...configured,
      files('DXF'),
      { type: 'priceCalculated', request, price },
    ]);
    expect(canAddToBasket(priced, 10)).toBe(true);
    expect(isDigital({ orderPdf: false, fileFormats: ['DXF'] })).toBe(true);
    const paper = { orderPdf: false, approvalStatus: 'NOT_NEEDED' } as const;
    expect(isPaperOnly([paper])).toBe(true);
    expect(isPaperOnly([{ ...paper, fileFormats: ['DXF'] }])).toBe(false);
  });

  it('need another price when they change, and none when only their extent does', () => {
    const request = {
      productId: 'files',
      paperCopies: 0,
      digital: false,
      fileFormats: ['DXF' as const],
    };
    const known: readonly DraftAction[] = [
      files('DXF'),
      { type: 'priceCalculated', request, price },
    ];
    const extent = { type: 'setProvisioning', change: { fileExtent: 'PARCELS' } } as const;
    expect(provisioningAfter(...known, extent)).toMatchObject({
      fileExtent: 'PARCELS',
      price: { status: 'known' },
    });
    expect(provisioningAfter(...known, files('DXF', 'GEOPACKAGE')).price.status).toBe('pending');
    // An answer to the request before does not count.
    const late = { type: 'priceCalculated', request, price } as const;
    expect(provisioningAfter(files('DXF'), files('GEOPACKAGE'), late).price.status).toBe('pending');
  });

  it('leave no trace when none is chosen, nor with another product', () => {
    const { product: chosen, provisioning } = after([
      ...configured,
      { type: 'setProvisioning', change: { digital: true } },
      files('DXF'),
      files(),
    ]).configuration;
    expect(priceRequest(chosen, provisioning)).not.toHaveProperty('fileFormats');
    expect(provisioningAfter(files('DXF'), files()).price.status).toBe('unset');
    const other = provisioningAfter(files('DXF'), { type: 'chooseProduct', product: map });
    expect('files' in other).toBe(false);
  });

  it('are part of the order, and of what a reload restores', () => {
    const request = {
      productId: 'files',
      paperCopies: 0,
      digital: true,
      fileFormats: ['DXF' as const],
    };
    const draft = after([
      ...configured,
      { type: 'setProvisioning', change: { digital: true, files: ['DXF'], fileExtent: 'PARCELS' } },
      { type: 'priceCalculated', request, price },
      { type: 'addProduct', key: 'with-files' },
      ...ordering(withFiles, 'without'),
    ]);
    const [first, second] = newOrderPositions(draft.basket);
    expect(first).toMatchObject({ orderPdf: true, fileFormats: ['DXF'], fileExtent: 'PARCELS' });
    expect(second).not.toHaveProperty('fileFormats');
    expect(restore(serialize(draft))?.basket).toEqual(draft.basket);
    // Both show the same; only the delivery differs.
    expect(equalItems(draft.basket)).toEqual([[1, 2]]);
    const damaged = serialize(draft).replace('"files":["DXF"]', '"files":["PAPYRUS"]');
    expect(restore(damaged)).toBeNull();
  });

  it('are refused by the backend for a product that does not offer them', () => {
    expect(validateFormats(['DXF'], withFiles)).toEqual([]);
    expect(validateFormats(undefined, map)).toEqual([]);
    expect(validateFormats(['DXF'], map)).toEqual([{ field: 'fileFormats', key: 'SELECT' }]);
  });

  it('are ordered again while the product offers them', () => {
    const [item] = after(ordering(withFiles, 'again')).basket;
    if (!item) throw new Error('no item');
    const delivery = { digital: false, files: ['DXF'], fileExtent: 'PARCELS' } as const;
    const position = positionOf({
      ...item,
      provisioning: { ...item.provisioning, ...delivery },
    });
    const current = { product: withFiles, parcel: garden };
    expect(reorderPriceRequest(position, withFiles)).toMatchObject({ fileFormats: ['DXF'] });
    expect(reorderedItem(position, current, price, 'key')?.provisioning).toMatchObject({
      files: ['DXF'],
      fileExtent: 'PARCELS',
    });
    expect(reorderObstacle({ ...current, product: map }, position)).toBe('PRODUCT');
  });
});
