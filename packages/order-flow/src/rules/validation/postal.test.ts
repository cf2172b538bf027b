import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addresseeOf, fullName } from '../../draft/delivery-address.ts';
import { validateAddressee } from './addressee.ts';
import { missingParts, POSTAL_PARTS } from './postal.ts';
import type { PostalProfile, PostalSettings } from './postal.ts';

const complete: PostalProfile = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  street: 'Heidestraße 17',
  zipCode: '51147',
  city: 'Köln',
  country: 'DE',
};
const dublin = { ...complete, street: '1 Main Street', zipCode: '', city: 'Dublin', country: 'IE' };
const everything: PostalSettings = {
  optionalProfileParts: ['firstOrLastName', 'houseNumber', 'foreignZipCode'],
};

describe('what a letter needs (NAME-5)', () => {
  it.each<readonly [string, PostalProfile, readonly string[], readonly string[]]>([
    ['everything', complete, [], []],
    ['a last name only', { ...complete, firstName: '' }, ['firstName'], []],
    ['a first name only', { ...complete, lastName: '' }, ['lastName'], []],
    [
      'no name',
      { ...complete, firstName: '', lastName: '' },
      ['firstName', 'lastName'],
      ['firstName', 'lastName'],
    ],
    ['an estate', { ...complete, street: 'Gut Hohenfelde' }, ['houseNumber'], []],
    ['a mound', { ...complete, street: 'Auf der Warft' }, ['houseNumber'], []],
    ['a c/o line', { ...complete, street: 'c/o Meyer, Heidestraße 17' }, [], []],
    ['no street', { ...complete, street: '' }, ['street'], ['street']],
    ['no ZIP code in Germany', { ...complete, zipCode: '' }, ['zipCode'], ['zipCode']],
    ['no ZIP code abroad', dublin, ['zipCode'], []],
    [
      'no ZIP code anywhere',
      { ...dublin, country: '' },
      ['zipCode', 'country'],
      ['zipCode', 'country'],
    ],
    ['no city', { ...complete, city: '' }, ['city'], ['city']],
  ])('%s', (_name, profile, byDefault, withEverythingOptional) => {
    expect(missingParts(profile)).toStrictEqual(byDefault);
    expect(missingParts(profile, everything)).toStrictEqual(withEverythingOptional);
  });

  it('is never more where parts may be missing, and what is complete by default stays complete', () => {
    const part = fc.constantFrom('', 'Gut Hohenfelde', 'Weg 1', 'DE', 'IE');
    const profile = fc.record({
      firstName: part,
      lastName: part,
      street: part,
      zipCode: part,
      city: part,
      country: part,
    });
    fc.assert(
      fc.property(profile, (one) => {
        const needed = missingParts(one);
        expect(POSTAL_PARTS).toEqual(expect.arrayContaining([...needed]));
        expect(needed).toEqual(expect.arrayContaining([...missingParts(one, everything)]));
      }),
    );
  });
});

describe('a delivery address (NAME-5, JRN-1)', () => {
  it('needs what a profile needs, whatever the state allows', () => {
    const estate = {
      name: 'Cher',
      street: 'Gut Hohenfelde',
      zipCode: '51147',
      city: 'Köln',
      country: 'DE',
    };
    expect(validateAddressee(estate)).toStrictEqual([{ field: 'street', key: 'ADDRESSEE_STREET' }]);
    expect(validateAddressee(estate, everything)).toStrictEqual([]);
    const abroad = { ...estate, zipCode: '', country: 'IE' };
    expect(validateAddressee(abroad, everything)).toStrictEqual([]);
    expect(validateAddressee({ ...abroad, country: 'DE' }, everything)).toStrictEqual([
      { field: 'zipCode', key: 'ADDRESSEE_ZIP_CODE' },
    ]);
    expect(validateAddressee({ ...estate, street: '  ' }, everything)).toHaveLength(1);
  });

  it('has the one name of a profile without a blank beside it', () => {
    const { street, zipCode, city, country } = complete;
    const address = { street, zipCode, city, country };
    expect(addresseeOf({ name: '', lastname: 'Cher', address }).name).toBe('Cher');
    expect(fullName({ name: 'Erika', lastname: 'Mustermann' })).toBe('Erika Mustermann');
  });
});
