import { describe, expect, it } from 'vitest';
import { parameterOf, withParameter } from './address.ts';

describe.each([
  ['/suche', '', '', '/suche?tab=map'],
  ['/suche', '?a=1&tab=parcel', '#unten', '/suche?a=1&tab=map#unten'],
  ['/', '', '#/suche', '/#/suche?tab=map'],
  ['/', '?lang=de', '#/suche?tab=parcel&a=1', '/?lang=de#/suche?tab=map&a=1'],
])('withParameter for %s%s%s (UI-9)', (pathname, search, hash, expected) => {
  it('sets the parameter, and parameterOf reads it', () => {
    const next = withParameter({ pathname, search, hash }, 'tab', 'map');
    expect(next).toBe(expected);
    expect(parameterOf(new URL(next, 'http://localhost'), 'tab')).toBe('map');
  });
});

describe('parameterOf', () => {
  it('returns null without the parameter', () => {
    expect(parameterOf({ pathname: '/', search: '?tab=map', hash: '#/suche' }, 'tab')).toBeNull();
  });
});
