import { assert, constantFrom, integer, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedPerson, type EnteredOwner, matchOwners } from './match.ts';

const HOME = { street: 'Heidestraße 17', zipCode: '15991', city: 'Neu Seeheim', country: 'DE' };
const ERIKA: AskedPerson = {
  firstName: 'Erika',
  lastName: 'Mustermann',
  birthDate: '1964-08-12',
  address: HOME,
};
const ENTERED: EnteredOwner = {
  name: 'Erika Mustermann',
  birthDate: '1964-08-12',
  address: 'Heidestraße 17, 15991 Neu Seeheim',
};

const asked = (change: Partial<AskedPerson>): AskedPerson => ({ ...ERIKA, ...change });
const owner = (change: Partial<EnteredOwner>): EnteredOwner => ({ ...ENTERED, ...change });

describe('the register of owners (OWN-1)', () => {
  it.each<[string, AskedPerson, readonly EnteredOwner[]]>([
    ['the same name, date of birth and address', ERIKA, [ENTERED]],
    ['academic titles', ERIKA, [owner({ name: 'Prof. Dr. Dr. h. c. Erika Mustermann' })]],
    ['a degree of a technical university', ERIKA, [owner({ name: 'Dr.-Ing. Erika Mustermann' })]],
    ['a title of the person', asked({ lastName: 'Dr. Mustermann' }), [ENTERED]],
    ['the name with a comma', ERIKA, [owner({ name: 'Mustermann, Dr. Erika' })]],
    ['the name at birth beside it', ERIKA, [owner({ name: 'Erika Mustermann geb. Gabler' })]],
    [
      'capital letters of an ID card',
      asked({ lastName: 'STRAUSS', address: { ...HOME, street: 'HEIDESTRASSE 17' } }),
      [owner({ name: 'Erika Strauß' })],
    ],
    [
      'letters of DIN 91379 that are written otherwise',
      asked({ firstName: 'Łukasz', lastName: 'Ōyama-Çelik' }),
      [owner({ name: 'Lukasz Oyama-Celik'.normalize('NFD') })],
    ],
    [
      'marks as characters of their own',
      asked({ lastName: 'Müller' }),
      [owner({ name: 'Erika Müller'.normalize('NFD') })],
    ],
    [
      'a name with hyphen, written with a blank',
      asked({ lastName: 'Müller-Lüdenscheidt' }),
      [owner({ name: 'Erika Müller Lüdenscheidt' })],
    ],
    [
      'a former name that the register knows',
      asked({ lastName: 'Gabler' }),
      [owner({ formerNames: ['Erika Gabler'] })],
    ],
    ['a co-owner', ERIKA, [owner({ name: 'Max Muster', birthDate: '1960-01-01' }), ENTERED]],
    [
      'one of several heirs who are entered',
      ERIKA,
      [
        owner({ name: 'Nele Mustermann', birthDate: '1970-02-03' }),
        owner({ name: 'Uwe Mustermann', birthDate: '1972-02-03' }),
        ENTERED,
      ],
    ],
    ['a street that is cut short', ERIKA, [owner({ address: 'Heidestr. 17, 15991 Neu Seeheim' })]],
  ])('finds %s', (_what, person, owners) => {
    expect(matchOwners(person, owners)).toBe('MATCH');
  });

  it.each<[string, AskedPerson, readonly EnteredOwner[]]>([
    ['a namesake with another date of birth', ERIKA, [owner({ birthDate: '1964-08-13' })]],
    [
      'a daughter of the same name at the same address',
      asked({ birthDate: '1991-08-12' }),
      [ENTERED],
    ],
    [
      'an heir of somebody who is still entered',
      asked({ firstName: 'Nele', birthDate: '1990-01-01' }),
      [ENTERED],
    ],
    ['a parcel without owners', ERIKA, []],
    ['a municipality', ERIKA, [owner({ name: 'Gemeinde Lindenau', birthDate: '', address: null })]],
    [
      'somebody else of the same day',
      asked({ firstName: 'Uwe', lastName: 'Other', address: { ...HOME, street: 'Weg 1' } }),
      [ENTERED],
    ],
  ])('does not find %s', (_what, person, owners) => {
    expect(matchOwners(person, owners)).toBe('NO_MATCH');
  });

  it.each<[string, AskedPerson, readonly EnteredOwner[]]>([
    ['the register has no date of birth', ERIKA, [owner({ birthDate: '' })]],
    ['the register has no address', ERIKA, [owner({ address: null })]],
    ['the person has moved', asked({ address: { ...HOME, street: 'Weg 1' } }), [ENTERED]],
    ['a name that the register does not know yet', asked({ lastName: 'Gabler' }), [ENTERED]],
    ['a twin at the same address', asked({ firstName: 'Nele' }), [ENTERED]],
    ['a part of a double name', asked({ lastName: 'Mustermann-Gabler' }), [ENTERED]],
    ['a second first name', asked({ firstName: 'Erika Maria' }), [ENTERED]],
    [
      'a letter that stands for two in one way of writing only',
      asked({ lastName: 'Muller' }),
      [owner({ name: 'Erika Müller' })],
    ],
  ])('cannot tell when %s', (_what, person, owners) => {
    expect(matchOwners(person, owners)).toBe('UNCLEAR');
  });
});

const GIVEN = ['Jörg', 'Łucja', 'Seán', 'Ayşe', 'Đorđe', 'Anne-Sophie', 'Zoë', 'Þóra', 'Max'];
const FAMILY = [
  'Müller',
  'Strauß',
  'O’Neill',
  'von der Heide',
  'Çelik',
  'Nguyễn',
  'Muster-Frau',
  'Ødegård',
];
const STREETS = ['Lindenallee 5', 'Heidestraße 17', 'Am Anger 3a'];
const PARTS = 4;

/** A person as they are: what an identity service states, and what a register may know. */
const persons = record({
  given: integer({ min: 0, max: GIVEN.length - 1 }),
  family: integer({ min: 0, max: FAMILY.length - 1 }),
  former: integer({ min: 0, max: FAMILY.length - 1 }),
  day: integer({ min: 1, max: PARTS }),
  street: integer({ min: 0, max: STREETS.length - 1 }),
});
type Person = Parameters<Parameters<typeof persons.map>[0]>[0];

const nameOf = ({ given }: Person, family: number): string => `${GIVEN[given]} ${FAMILY[family]}`;
const bornOn = ({ day }: Person): string => `1964-08-0${day}`;

/** How registers write a name. */
const WRITINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toUpperCase(),
  (name) => name.normalize('NFD'),
  (name) => `Prof. Dr. ${name}`,
  (name) => name.replaceAll('-', ' '),
];

/** How a register enters a person: with more or less of what it knows. */
const entries = record({
  writing: constantFrom(...WRITINGS),
  hasFormer: constantFrom(true, false),
  lacks: constantFrom<'birthDate' | 'address' | null>('birthDate', 'address', null, null),
});
type Entry = Parameters<Parameters<typeof entries.map>[0]>[0];

const enter = (person: Person, { writing, hasFormer, lacks }: Entry): EnteredOwner => ({
  name: writing(nameOf(person, person.family)),
  ...(hasFormer && { formerNames: [nameOf(person, person.former)] }),
  birthDate: lacks === 'birthDate' ? '' : bornOn(person),
  address: lacks === 'address' ? null : `${STREETS[person.street]}, 15990 Lindenau`,
});

const ask = (person: Person, family: number): AskedPerson => ({
  firstName: GIVEN[person.given] ?? '',
  lastName: FAMILY[family] ?? '',
  birthDate: bornOn(person),
  address: {
    street: STREETS[person.street] ?? '',
    zipCode: '15990',
    city: 'Lindenau',
    country: 'DE',
  },
});

/** Another person, who differs in one thing only: given name, date of birth, or address. */
const CHANGES: readonly ((person: Person) => Person)[] = [
  (person) => ({ ...person, given: (person.given + 1) % GIVEN.length }),
  (person) => ({ ...person, day: (person.day % PARTS) + 1 }),
  (person) => ({ ...person, street: (person.street + 1) % STREETS.length }),
  // Another family, in which nobody had the name before.
  ({ family, former, ...person }) => {
    const other = FAMILY.findIndex((_name, index) => index !== family && index !== former);
    return { ...person, family: other, former: other };
  },
];

describe('10,000 pairs of a person and an entry (OWN-1)', () => {
  it('give no false match: nobody is found who is another person, however alike they are', () => {
    let pairs = 0;
    let found = 0;
    const wrong: object[] = [];
    const missed: object[] = [];
    assert(
      property(
        persons,
        entries,
        constantFrom(...CHANGES, null),
        constantFrom(true, false),
        tuple(persons, entries),
        (person, entry, change, isFormer, [neighbour, other]) => {
          pairs += 1;
          const person2 = change ? change(person) : person;
          // The co-owner is somebody else, too: another house in another street.
          const owners = [
            enter(person, entry),
            { ...enter(neighbour, other), address: 'Seestraße 99, 15990 Lindenau' },
          ];
          const family = isFormer && entry.hasFormer ? person2.former : person2.family;
          const result = matchOwners(ask(person2, family), owners);
          const isFound = result === 'MATCH';
          if (change && isFound) wrong.push({ person, entry });
          if (!change && isFound) found += 1;
          // Whom the register knows whole is found.
          if (!change && entry.lacks === null && !isFound) missed.push({ person, entry });
        },
      ),
      { numRuns: 10_000 },
    );
    expect({ wrong, missed }).toEqual({ wrong: [], missed: [] });
    expect(pairs).toBeGreaterThanOrEqual(10_000);
    expect(found).toBeGreaterThan(500);
  });
});
