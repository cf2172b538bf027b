import { array, assert, constantFrom, property, record } from 'fast-check';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type EntitlementGroup, readEntitlementsFile } from '../config/entitlements-file.ts';
import type { SessionOrganisation } from '../organisations/organisations.ts';
import { organisation as profile } from '../testing/organisation-profile.ts';
import { germanDay } from '../german-day.ts';
import { type AskedParcel, decideEntitlement } from './entitlement.ts';

const folder = mkdtempSync(join(tmpdir(), 'entitlements-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NAME = { de: 'Name' };
const group = (change: Partial<EntitlementGroup> = {}): EntitlementGroup => ({
  id: 'notaries',
  name: NAME,
  proofs: [{ activities: ['Notariat'] }],
  products: ['owner'],
  area: {},
  samplePercent: 0,
  grounds: [{ id: 'sale', name: NAME }],
  ...change,
});

function sessionOrganisation(
  facts: Partial<SessionOrganisation['facts']> = {},
): SessionOrganisation {
  const { subject, name, facts: all } = profile('Notariat', { activity: 'Notariat', ...facts });
  return { id: '1', subject, name, facts: all };
}

const PARCEL: AskedParcel = { localSubdistrictId: '0653', authorityId: 'south' };
const ASKED = { productId: 'owner', parcels: [PARCEL], day: '2026-06-15' };

const isEntitled = (given: readonly EntitlementGroup[], of: readonly AskedParcel[], day: string) =>
  'group' in
  decideEntitlement(given, sessionOrganisation(), { productId: 'owner', parcels: of, day });

describe('who needs no justification (ORG-2)', () => {
  it.each<[string, Partial<EntitlementGroup>, Partial<typeof ASKED>, string]>([
    ['a proven group, everywhere and at any time', {}, {}, 'entitled'],
    ['another product', {}, { productId: 'map' }, 'PRODUCT'],
    ['on the last day', { validUntil: '2026-06-15' }, {}, 'entitled'],
    ['a day later', { validUntil: '2026-06-14' }, {}, 'EXPIRED'],
    ['on the first day', { validFrom: '2026-06-15' }, {}, 'entitled'],
    ['a day earlier', { validFrom: '2026-06-16' }, {}, 'NOT_YET'],
    ['in the area of a Gemarkung', { area: { subdistricts: ['0653'] } }, {}, 'entitled'],
    ['in the area of a Kreis', { area: { authorities: ['south'] } }, {}, 'entitled'],
    ['outside of both', { area: { subdistricts: ['1'], authorities: ['north'] } }, {}, 'AREA'],
    [
      'one parcel of two outside',
      { area: { subdistricts: ['0653'] } },
      { parcels: [PARCEL, { ...PARCEL, localSubdistrictId: '0654' }] },
      'AREA',
    ],
    [
      'a parcel without a known authority',
      { area: { authorities: ['south'] } },
      { parcels: [{ localSubdistrictId: '0653', authorityId: null }] },
      'AREA',
    ],
  ])('%s', (_name, change, asked, expected) => {
    const decision = decideEntitlement([group(change)], sessionOrganisation(), {
      ...ASKED,
      ...asked,
    });
    expect('group' in decision ? 'entitled' : decision.refusal).toBe(expected);
  });

  it.each<[string, EntitlementGroup['proofs'], boolean]>([
    ['the activity, whatever the capitals', [{ activities: ['NOTARIAT'] }], true],
    ['the legal form', [{ legalForms: ['GbR'] }], true],
    ['one of several proofs', [{ legalForms: ['AG'] }, { activities: ['Notariat'] }], true],
    ['only a part of a proof', [{ legalForms: ['AG'], activities: ['Notariat'] }], false],
    ['the register', [{ registerTypes: ['HRB'], registerNumbers: ['4711'] }], true],
    ['the register of another court', [{ registerTypes: ['HRB'], registerCourts: ['B'] }], false],
    ['a list of organisations', [{ organisations: ['id-of-Notariat'] }], true],
    ['a list with others', [{ organisations: ['id-of-notariat'] }], false],
    ['a role of the person', [{ roles: ['mandate'] }], true],
    ['a role that was withdrawn', [{ roles: ['other'] }], false],
  ])('is proven by %s', (_name, proofs, isProven) => {
    const decision = decideEntitlement(
      [group({ proofs })],
      sessionOrganisation({
        legalForm: 'GbR',
        registerType: 'HRB',
        registerNumber: '4711',
        registerCourt: 'A',
        roles: ['mandate', 'more'],
      }),
      ASKED,
    );
    expect('group' in decision || decision.refusal).toBe(isProven || 'NO_GROUP');
  });

  it('is nobody in a private session, and nobody with an empty fact', () => {
    expect(decideEntitlement([group()], null, ASKED)).toEqual({ refusal: 'NO_GROUP' });
    expect(decideEntitlement([group()], sessionOrganisation({ activity: '' }), ASKED)).toEqual({
      refusal: 'NO_GROUP',
    });
  });

  it('says what is nearest when several groups do not entitle, in whatever order they are', () => {
    const groups = [
      group({ products: ['x'] }),
      group({ area: { subdistricts: ['1'] } }),
      group({ validUntil: '2020-01-01' }),
    ];
    for (const order of [groups, groups.toReversed()]) {
      expect(decideEntitlement(order, sessionOrganisation(), ASKED)).toEqual({ refusal: 'AREA' });
    }
  });

  it('has a day that begins at midnight in Germany', () => {
    expect(germanDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31');
    expect(germanDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01');
  });

  it('never gains by more parcels, and never loses by more groups', () => {
    const days = constantFrom('2026-01-01', '2026-06-15', '2026-12-31');
    const groups = record({
      subdistricts: constantFrom(undefined, ['1'], ['1', '2']),
      validFrom: constantFrom(undefined, '2026-06-15'),
      validUntil: constantFrom(undefined, '2026-06-15'),
      product: constantFrom('owner', 'map'),
    }).map(({ subdistricts, validFrom, validUntil, product }) =>
      group({
        products: [product],
        area: subdistricts ? { subdistricts: [...subdistricts] } : {},
        ...(validFrom && { validFrom }),
        ...(validUntil && { validUntil }),
      }),
    );
    const parcels = constantFrom('1', '2', '3').map((id) => ({
      localSubdistrictId: id,
      authorityId: null,
    }));
    assert(
      property(
        array(groups, { maxLength: 4 }),
        groups,
        array(parcels, { minLength: 1, maxLength: 4 }),
        parcels,
        days,
        (some, another, of, more, day) => {
          const now = isEntitled(some, of, day);
          const withMore = isEntitled(some, [...of, more], day);
          const withAnother = isEntitled([...some, another], of, day);
          expect([withMore && !now, now && !withAnother]).toEqual([false, false]);
        },
      ),
    );
  });
});

describe('entitlements.json (ORG-2, STATE-2)', () => {
  const FILE = {
    id: 'a',
    name: NAME,
    proofs: [{ roles: ['r'] }],
    products: ['owner'],
    grounds: [{ id: 'g', name: NAME }],
  };
  const PRODUCTS = new Map([
    ['owner', true],
    ['map', false],
  ]);

  function keysOf(groups: readonly object[]): readonly string[] {
    const file = join(folder, 'entitlements.json');
    writeFileSync(file, JSON.stringify({ groups }));
    return readEntitlementsFile(file, PRODUCTS).faults.map(({ key }) => key);
  }

  it.each<[string, object, string[]]>([
    ['a right group', {}, []],
    ['a product that does not exist', { products: ['none'] }, ['groups.0.products.0']],
    ['a product without owner data', { products: ['owner', 'map'] }, ['groups.0.products.1']],
    ['a proof of nothing', { proofs: [{}] }, ['groups.0.proofs.0']],
    ['no proof', { proofs: [] }, ['groups.0.proofs']],
    ['no ground', { grounds: [] }, ['groups.0.grounds']],
    ['a name without German', { name: { en: 'Name' } }, ['groups.0.name']],
    ['no day', { validFrom: '2026-13-01' }, ['groups.0.validFrom']],
    [
      'an end before its beginning',
      { validFrom: '2026-02-01', validUntil: '2026-01-01' },
      ['groups.0.validUntil'],
    ],
    ['more than all', { samplePercent: 101 }, ['groups.0.samplePercent']],
    ['a key that nothing reads', { product: ['owner'] }, ['groups.0.product']],
    [
      'two grounds of one id',
      { grounds: [FILE.grounds[0], FILE.grounds[0]] },
      ['groups.0.grounds.1.id'],
    ],
  ])('with %s', (_name, change, keys) => {
    expect(keysOf([{ ...FILE, ...change }])).toEqual(keys);
  });

  it('names a group twice', () => {
    expect(keysOf([FILE, FILE])).toEqual(['groups.1.id']);
  });

  it('entitles nobody without the file', () => {
    expect(readEntitlementsFile(join(folder, 'none.json'), PRODUCTS).value).toEqual([]);
  });
});
