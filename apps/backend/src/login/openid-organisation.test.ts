import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { NoOrganisation, profileOf } from '../session/profile.ts';
import { openIdService } from '../testing/openid-service.ts';
import { organisationIdentityIn } from '../testing/organisation-identity.ts';

const ISSUER = 'https://organisations.example';

const folder = mkdtempSync(join(tmpdir(), 'openid-organisation-'));
const settings = {
  ...organisationIdentityIn(folder, {
    protocol: 'openid-connect',
    saml: undefined,
    scopes: ['openid', 'profile', 'organisation'],
    claims: {
      key: 'sub',
      organisationKey: 'organisation.id',
      organisationName: 'organisation.name',
      legalForm: 'organisation.legal_form',
      registerNumber: 'organisation.register.number',
      personType: 'organisation.kind',
      street: ['organisation.address.street_address'],
      zipCode: 'organisation.address.postal_code',
      city: 'organisation.address.locality',
      roles: 'organisation.roles',
      level: ['identification_level', 'authentication_level'],
    },
    trustLevels: { substantial: 'LEVEL_3', high: 'LEVEL_4' },
    naturalPersons: ['natural'],
    requiredRole: 'cadastre',
  }),
  optionalProfileParts: [],
};
afterAll(() => rmSync(folder, { recursive: true }));

const ORGANISATION = {
  id: 'DE-4711',
  name: 'Vermessung Lindenau GmbH',
  legal_form: 'GmbH',
  kind: 'legal',
  register: { number: 'HRB 4711' },
  roles: ['invoices', 'cadastre'],
  address: { street_address: 'Am Markt 2', postal_code: '15990', locality: 'Lindenau' },
};
const EMPLOYEE = {
  sub: 'e-1',
  given_name: 'Vera',
  family_name: 'Messer',
  identification_level: 'high',
  authentication_level: 'substantial',
};

const started: { close(): void }[] = [];
afterEach(() => {
  for (const service of started.splice(0)) service.close();
});

/** Logs in at a service over HTTP that states this organisation. */
async function logIn(organisation: object = {}, employee: object = {}) {
  const user = { ...EMPLOYEE, organisation: { ...ORGANISATION, ...organisation }, ...employee };
  const service = await openIdService({ claims: { sub: user.sub }, user, scopes: settings.scopes });
  started.push(service);
  const stated = await service.identity.claims(service.callback, service.secrets);
  return profileOf(ISSUER, stated, settings);
}

describe('a login for an organisation by OpenID Connect (ORG-1)', () => {
  it('names person and organisation, with the address of the organisation and what proves entitlements', async () => {
    const { profile, missing } = await logIn();
    expect(missing).toEqual([]);
    expect(profile).toMatchObject({
      firstName: 'Vera',
      lastName: 'Messer',
      // The lower one of both levels.
      trustLevel: 'LEVEL_3',
      address: { street: 'Am Markt 2', zipCode: '15990', city: 'Lindenau', country: 'DE' },
      organisation: {
        subject: 'DE-4711',
        name: 'Vermessung Lindenau GmbH',
        facts: {
          legalForm: 'GmbH',
          registerNumber: 'HRB 4711',
          isNaturalPerson: false,
          roles: ['invoices', 'cadastre'],
        },
      },
    });
  });

  it('is another customer for another organisation, and for another person of the same one', async () => {
    const subjects = [
      await logIn(),
      await logIn({ id: 'DE-4712' }),
      await logIn({}, { sub: 'e-2' }),
      await logIn(),
    ].map(({ profile }) => profile?.subject);
    expect(new Set(subjects).size).toBe(3);
    expect(subjects[3]).toBe(subjects[0]);
  });

  it('has the name of the person for a natural person in trade without a firm', async () => {
    const { profile } = await logIn({ kind: 'natural', name: undefined });
    expect(profile?.organisation).toMatchObject({
      name: 'Vera Messer',
      facts: { isNaturalPerson: true },
    });
  });

  it.each<[string, object]>([
    ['without the key of an organisation', { id: undefined }],
    ['with a key that is no text', { id: 4711 }],
    ['of a legal person without a name', { name: '' }],
    ['of an employee who was removed and has no role any more', { roles: [] }],
    ['of an employee with other roles only', { roles: 'invoices' }],
  ])('is refused %s', async (_case, change) => {
    await expect(logIn(change)).rejects.toBeInstanceOf(NoOrganisation);
  });

  it('is refused without claims about an organisation, such as those of a private person', async () => {
    await expect(logIn({}, { organisation: undefined })).rejects.toBeInstanceOf(NoOrganisation);
    await expect(logIn({}, { organisation: 'GmbH' })).rejects.toBeInstanceOf(NoOrganisation);
  });
});
