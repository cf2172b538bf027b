import { describe, expect, it } from 'vitest';
import { product } from '../../test-support.ts';
import { canOrder, GUEST, TRUST_LEVELS, trustLabel } from './trust.ts';

describe('who may order what (FLOW-2)', () => {
  it.each([
    ['LEVEL_1', product(), [true, true, true, true]],
    ['from level 3', product({ minimalTrustLevel: 'LEVEL_3' }), [false, false, true, true]],
    ['sensitive', product({ sensitiveData: true }), [false, false, false, true]],
    ['not offered', product({ status: 'INACTIVE' }), [false, false, false, false]],
  ])('%s', (_name, wanted, expected) => {
    expect(TRUST_LEVELS.map((trustLevel) => canOrder(wanted, { trustLevel }))).toStrictEqual(
      expected,
    );
    expect(canOrder(wanted, null)).toBe(false);
  });

  it('lets a guest configure what every login is sufficient for (OPEN-1)', () => {
    expect(canOrder(product(), GUEST)).toBe(true);
    expect(canOrder(product({ minimalTrustLevel: 'LEVEL_2' }), GUEST)).toBe(false);
    expect(canOrder(product({ sensitiveData: true }), GUEST)).toBe(false);
  });

  it('is LOW below LEVEL_4 and HIGH at LEVEL_4', () => {
    expect(TRUST_LEVELS.map(trustLabel)).toStrictEqual(['LOW', 'LOW', 'LOW', 'HIGH']);
  });
});
