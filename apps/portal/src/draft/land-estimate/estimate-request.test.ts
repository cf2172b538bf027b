import { describe, expect, it } from 'vitest';
import { imageAddress, showsSomething } from './estimate-request.ts';

describe('whether a parcel has a land estimate (PAGE-5)', () => {
  it('is asked of the layer of the state, for the box of the parcel', () => {
    const layer = {
      url: 'https://maps.land.example/wms?map=a',
      layers: 'land_estimate',
      styles: '',
      transparent: true,
    };
    const address = new URL(imageAddress(layer, 'EPSG:25833', [0, 0, 100, 50]));
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      map: 'a',
      REQUEST: 'GetMap',
      LAYERS: 'land_estimate',
      CRS: 'EPSG:25833',
      BBOX: '0,0,100,50',
      WIDTH: '64',
      HEIGHT: '32',
      TRANSPARENT: 'TRUE',
    });
  });

  it.each([
    ['a filled parcel', [255, 255, 255, 255], [90, 90, 90, 0], true],
    ['nothing', [255, 255, 255, 255], [0, 0, 0, 0], false],
    ['only what is outside', [0, 0, 255, 255], [90, 90, 0, 0], false],
    ['a line at the edge', [255, 255, 255, 255, 255, 255], [90, 0, 0, 0, 0, 0], false],
    ['a parcel smaller than a pixel', [0, 0], [0, 0], true],
  ])('is read from %s', (_, inside, shown, expected) => {
    expect(showsSomething(inside, shown)).toBe(expected);
  });
});
