import { describe, expect, it } from 'vitest';
import type { ProfileSettings } from '../config/identity-file.ts';
import { OPENID_PROFILE } from '../testing/profile-settings.ts';
import { profileOf } from './profile.ts';

const settings = OPENID_PROFILE;
const lenient = {
  ...settings,
  optionalProfileParts: ['firstOrLastName', 'houseNumber', 'foreignZipCode'] as const,
};
const address = {
  street_address: 'Heidestraße 17',
  postal_code: '51147',
  locality: 'Köln',
  country: 'DE',
};
const claims = {
  sub: 'erika',
  given_name: 'Erika',
  family_name: 'Mustermann',
  trust_level: 'LEVEL_1',
  address,
};

const read = (change: object, state: ProfileSettings = settings) =>
  profileOf('http://identity.example', { ...claims, ...change }, state);

describe('the profile of a person (NAME-5)', () => {
  it('has the parts of name and address, in one line each', () => {
    const street = ' c/o Meyer \r\n Heidestraße 17\n';
    expect(read({ address: { ...address, street_address: street } }).profile).toMatchObject({
      firstName: 'Erika',
      address: { street: 'c/o Meyer, Heidestraße 17', zipCode: '51147', city: 'Köln' },
    });
  });

  it.each([
    ['one name', { given_name: undefined }, ['firstName']],
    [
      'a place without a number',
      { address: { ...address, street_address: 'Auf der Warft' } },
      ['houseNumber'],
    ],
    [
      'an address abroad without a ZIP code',
      { address: { ...address, postal_code: '', country: 'IE' } },
      ['zipCode'],
    ],
  ])('with %s is complete where the pack says so', (_name, change, missing) => {
    expect(read(change)).toMatchObject({ profile: null, missing });
    expect(read(change, lenient).profile).not.toBeNull();
  });

  it.each([
    ['1964-08-12', '1964-08-12'],
    ['1964-00-00', null],
    ['12.08.1964', null],
    [undefined, null],
  ])('has a whole date of birth or none: %s (OWN-1)', (birthdate, expected) => {
    expect(read({ birthdate }).profile?.birthDate).toBe(expected);
    const claimless = { ...settings, claims: { ...settings.claims, birthDate: [] } };
    expect(read({ birthdate }, claimless).profile?.birthDate).toBeNull();
  });

  it('names every part that is missing; other claims than texts count as missing', () => {
    expect(read({ family_name: 7, address: 'Köln' }, lenient)).toMatchObject({
      profile: null,
      missing: ['street', 'zipCode', 'city', 'country'],
    });
    expect(read({ sub: ' ' })).toMatchObject({ profile: null, missing: ['key'] });
  });
});

describe('the facts of a profile (REAL-2)', () => {
  it('are read from the claims that the state names: alternatives, several that are joined, and names with dots', () => {
    const state = {
      ...settings,
      claims: {
        ...settings.claims,
        key: [['https://id.example/key']],
        firstName: [['nickname'], ['given_name']],
        lastName: [['title', 'family_name']],
        street: [['road', 'number']],
      },
    };
    const change = {
      'https://id.example/key': 'k-1',
      title: 'Freiin',
      road: 'Am Deich',
      number: '3',
    };
    expect(read(change, state).profile).toMatchObject({
      subject: 'k-1',
      firstName: 'Erika',
      lastName: 'Freiin Mustermann',
      address: { street: 'Am Deich 3', zipCode: '51147' },
    });
  });

  it.each([
    ['Heidestraße 17\n51147 Köln\nDE', ['Heidestraße 17', '51147', 'Köln', 'DE']],
    [
      'c/o Meyer, Heidestraße 17, D-51147 Köln',
      ['c/o Meyer, Heidestraße 17', '51147', 'Köln', 'AT'],
    ],
    ['Ring 1\r\n1010 Wien', ['Ring 1', '1010', 'Wien', 'AT']],
  ])('include an address of one text: %s', (formatted, [street, zipCode, city, country]) => {
    const state = { ...settings, assumedCountry: 'AT' };
    const expected = { street, zipCode, city, country };
    expect(read({ address: { formatted } }, state).profile?.address).toEqual(expected);
  });

  it('name a country as the state calls it, and nothing from an address without a place', () => {
    const state = { ...settings, countries: { D: 'DE' } };
    expect(read({ address: { ...address, country: 'D' } }, state).profile?.address.country).toBe(
      'DE',
    );
    expect(read({ address: { formatted: 'Köln' } }).missing).toContain('zipCode');
  });

  it('name the claims without a text, and no values', () => {
    const { profile, absentClaims } = read({ email: undefined, given_name: '' }, lenient);
    expect(profile).not.toBeNull();
    expect(absentClaims).toEqual(['given_name', 'email']);
  });

  it('have no trust level that nobody configured', () => {
    expect(() => read({ trust_level: 'LEVEL_5' })).toThrow('unknown');
    expect(() => read({ trust_level: undefined })).toThrow('unknown');
    const both = { ...settings, claims: { ...settings.claims, level: [['acr'], ['trust_level']] } };
    expect(read({ acr: 'LEVEL_4', trust_level: 'LEVEL_3' }, both).profile?.trustLevel).toBe(
      'LEVEL_3',
    );
    expect(() => read({ acr: '0' }, both)).toThrow('unknown');
    const state = { ...settings, trustLevels: { high: 'LEVEL_4' as const } };
    expect(read({ trust_level: 'high' }, state).profile?.trustLevel).toBe('LEVEL_4');
  });
});
