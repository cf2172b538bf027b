import { describe, expect, it } from 'vitest';
import { parameterOf, withParameter } from './address.ts';

describe.each([
  ['/suche', '', '', '/suche?tab=map'],
  ['/suche', '?a=1&tab=parcel', '#unten', '/suche?a=1&tab=map#unten'],
  ['/', '', '#/suche', '/#/suche?tab=map'],
  ['/', '?lang=de', '#/suche?tab=parcel&a=1', '/?lang=de#/suche?tab=map&a=1'],
])('the address %s%s%s', (pathname, search, hash, expected) => {
  it('takes a tab in and gives it back', () => {
    const next = withParameter({ pathname, search, hash }, 'tab', 'map');
    expect(next).toBe(expected);
    expect(parameterOf(new URL(next, 'http://localhost'), 'tab')).toBe('map');
  });
});

describe('parameterOf', () => {
  it('is null where nothing is said', () => {
    expect(parameterOf({ pathname: '/', search: '?tab=map', hash: '#/suche' }, 'tab')).toBeNull();
  });
});
