import type { Product } from '@portal/api';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFromGross, priceOf, sumOf } from './price.ts';

const product = (vatRate?: number): Product => ({
  id: 'map',
  displayName: 'Karte',
  englishDisplayName: 'Map',
  description: 'Karte',
  englishDescription: 'Map',
  imagePath: '/map.svg',
  sensitiveData: false,
  userDefinedFormat: true,
  property: false,
  withLandEstimate: false,
  priceBasePdf: { priceGross: 1190 },
  priceBasePaper: { priceGross: 1190 },
  priceMultiCopyPaper: { priceGross: 595 },
  status: 'ACTIVE',
  minimalTrustLevel: 'LEVEL_1',
  ...(vatRate === undefined ? {} : { vatRate }),
});

const PDF = { digital: true, paperCopies: 0 };

describe('VAT by product (LAW-3)', () => {
  it('is that of the catalogue where a product has none of its own', () => {
    expect(priceOf(product(), PDF, 19)).toMatchObject({
      priceNet: 1000,
      vatAmount: 190,
      vatRate: 19,
    });
    expect(priceOf(product(7), PDF, 19)).toMatchObject({
      priceNet: 1112,
      vatAmount: 78,
      vatRate: 7,
    });
    expect(priceOf(product(0), PDF, 19)).toMatchObject({
      priceNet: 1190,
      vatAmount: 0,
      vatRate: 0,
    });
  });

  it('is one rate in a sum of equal rates, as before', () => {
    const price = priceFromGross(1190, 19);
    expect(sumOf([price, price], 0)).toEqual({
      currency: 'EUR',
      priceGross: 2380,
      priceNet: 2000,
      vatAmount: 380,
      vatRate: 19,
    });
    expect(sumOf([], 19)).toMatchObject({ priceGross: 0, vatRate: 19 });
  });

  it('is told apart in a sum of several rates', () => {
    const prices = [priceFromGross(1200, 0), priceFromGross(1190, 19), priceFromGross(2380, 19)];
    expect(sumOf(prices, 7)).toEqual({
      currency: 'EUR',
      priceGross: 4770,
      priceNet: 4200,
      vatAmount: 570,
      vatRate: 19,
      vatBreakdown: [
        { vatRate: 19, priceGross: 3570, priceNet: 3000, vatAmount: 570 },
        { vatRate: 0, priceGross: 1200, priceNet: 1200, vatAmount: 0 },
      ],
    });
  });

  it('never loses a cent: net and tax are the gross amount, and the rates are the sum', () => {
    const price = fc.tuple(fc.nat(1_000_000), fc.constantFrom(0, 7, 19));
    fc.assert(
      fc.property(fc.array(price, { maxLength: 20 }), (given) => {
        const prices = given.map(([gross, rate]) => priceFromGross(gross, rate));
        const sum = sumOf(prices, 19);
        expect(sum.priceNet + sum.vatAmount).toBe(sum.priceGross);
        expect(sum.priceGross).toBe(given.reduce((total, [gross]) => total + gross, 0));
        const parts = sum.vatBreakdown ?? [sum];
        for (const name of ['priceGross', 'priceNet', 'vatAmount'] as const) {
          expect(parts.reduce((total, part) => total + part[name], 0)).toBe(sum[name]);
        }
      }),
    );
  });
});
