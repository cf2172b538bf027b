import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CatalogueFile, catalogueOf } from './catalogue.ts';

const STATES = join(import.meta.dirname, '../../../../states');
const fileOf = (state: string): CatalogueFile =>
  JSON.parse(readFileSync(join(STATES, state, 'catalogue.json'), 'utf8'));

describe('prices of products (SEED-2)', () => {
  it.each(['lindenmark', 'nordermarsch'])('have the amount without VAT in %s', (state) => {
    const file = fileOf(state);
    const products = catalogueOf(file)
      .categories()
      .flatMap((category) => category.products);
    expect(products.length).toBeGreaterThan(2);
    for (const {
      priceBasePdf: pdf,
      priceBasePaper: paper,
      priceMultiCopyPaper: copy,
    } of products) {
      for (const { priceGross, priceNet = NaN } of [pdf, paper, copy]) {
        expect(Math.round(priceNet * (1 + file.vatRate / 100))).toBe(priceGross);
        expect(priceNet === priceGross).toBe(file.vatRate === 0);
      }
    }
  });
});
