import { describe, expect, it } from 'vitest';
import { changed, changedPack, type Json, jsonOf } from '../testing/changed-pack.ts';

const pack = changedPack();
const MAP = 'categories.0.products.0';
const OWNERS = 'categories.1.products.1';

/** The catalogue of the demo state with a product for people without an account. */
const withoutAccount = (product: string): Json =>
  changed(jsonOf('catalogue.json'), [...product.split('.'), 'withoutAccount'], true);

describe('products that are ordered without an account (OPEN-2)', () => {
  it('are possible where they contain nothing about owners', () => {
    expect(pack.faultsOf('catalogue.json', JSON.stringify(withoutAccount(MAP)))).toEqual([]);
  });

  it('are refused with owner data', () => {
    const found = pack.faultsOf('catalogue.json', JSON.stringify(withoutAccount(OWNERS)));
    expect(found.join('\n')).toContain(
      `${OWNERS}.withoutAccount is not possible for owner data (sensitiveData)`,
    );
  });

  it('are refused where a login with a higher level is needed', () => {
    const content = changed(
      withoutAccount(MAP),
      [...MAP.split('.'), 'minimalTrustLevel'],
      'LEVEL_3',
    );
    const found = pack.faultsOf('catalogue.json', JSON.stringify(content));
    expect(found.join('\n')).toContain(`${MAP}.withoutAccount needs minimalTrustLevel LEVEL_1`);
  });

  it('need that people put extracts together before they log in', () => {
    const open = changed(jsonOf('state.json'), ['ordersWithoutAccount'], true);
    expect(pack.faultsOf('state.json', JSON.stringify(open))).toEqual([]);
    const closed = changed(open, ['openSearch'], false);
    const found = pack.faultsOf('state.json', JSON.stringify(closed));
    expect(found.join('\n')).toContain('openSearch must be true with ordersWithoutAccount');
  });
});
