import { describe, expect, it } from 'vitest';
import { kindOf } from './kind.ts';

const flags = {
  userDefinedFormat: false,
  withLandEstimate: false,
  sensitiveData: true,
  property: true,
};

describe('kindOf (DOC-1)', () => {
  it('is the kind of the product', () => {
    expect(kindOf({ ...flags, kind: 'OWNER_RECORD' })).toBe('OWNER_RECORD');
  });

  it('is derived for a product without kind', () => {
    expect(kindOf(flags)).toBe('PROPERTY_RECORD');
    expect(kindOf({ ...flags, property: false })).toBe('OWNER_RECORD');
    expect(kindOf({ ...flags, userDefinedFormat: true })).toBe('CADASTRAL_MAP');
  });
});
