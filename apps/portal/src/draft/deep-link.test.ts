import { describe, expect, it } from 'vitest';
import { paramsOfParcelId, readDeepLink } from './deep-link.ts';

const BRANDENBURG = { landCode: '12' };

const read = (query: string) => readDeepLink(new URLSearchParams(query));

describe('deep links (BEY-4)', () => {
  it('name a product, a parcel or both, in German or English', () => {
    expect(read('schritt=produkt')).toBeNull();
    expect(read('produkt=karte')).toEqual({ productId: 'karte', parcelId: null });
    expect(read('product=map&parcel=1')).toEqual({ productId: 'map', parcelId: '1' });
  });

  it('convert a parcel id into input of the parcel tab', () => {
    expect(paramsOfParcelId('12364900500114______', BRANDENBURG)).toEqual({
      localSubdistrictId: '3649',
      cadastralSection: '5',
      parcelNumber: '114',
    });
    expect(paramsOfParcelId('123649012000420007__', BRANDENBURG)).toEqual({
      localSubdistrictId: '3649',
      cadastralSection: '12',
      parcelNumber: '42/7',
    });
  });

  it('need no section in a land without sections (DATA-4)', () => {
    const hamburg = { landCode: '02', cadastralSections: 'NONE' } as const;
    expect(paramsOfParcelId('020101___013550002__', hamburg)).toEqual({
      localSubdistrictId: '0101',
      cadastralSection: '',
      parcelNumber: '1355/2',
    });
  });

  it('reject an id of another land, without a section, or with another format', () => {
    for (const id of ['05364900500114______', '123649___00114______', '12', '<b>']) {
      expect(paramsOfParcelId(id, BRANDENBURG)).toBeNull();
    }
  });
});
