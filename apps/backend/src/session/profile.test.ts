import { describe, expect, it } from 'vitest';
import { profileOf } from './profile.ts';

const settings = { trustClaim: 'trust_level', trustLevels: {} };
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
const claims = { sub: 'erika', given_name: 'Erika', family_name: 'Mustermann', address };

const read = (change: object, state: typeof settings = settings) =>
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
    expect(read(change)).toEqual({ profile: null, missing });
    expect(read(change, lenient).profile).not.toBeNull();
  });

  it('names every part that is missing; other claims than texts count as missing', () => {
    expect(read({ family_name: 7, address: 'Köln' }, lenient)).toEqual({
      profile: null,
      missing: ['street', 'zipCode', 'city', 'country'],
    });
    expect(read({ sub: ' ' })).toEqual({ profile: null, missing: [] });
  });
});
