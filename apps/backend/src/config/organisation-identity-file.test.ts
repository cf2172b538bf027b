import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { organisationIdentityIn } from '../testing/organisation-identity.ts';
import { readOrganisationIdentityFile } from './organisation-identity-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'organisation-identity-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('organisation-identity.json (ORG-1, STATE-2)', () => {
  it.each<[string, object, string]>([
    ['no key of organisations', { claims: { key: 'a' } }, 'claims.organisationKey'],
    ['no key of people', { claims: { organisationKey: 'a' } }, 'claims.key'],
    [
      'a role that no claim has',
      { requiredRole: 'a', claims: { key: 'a', organisationKey: 'b' } },
      'claims.roles',
    ],
    ['no settings of SAML', { saml: undefined }, 'saml'],
    ['the extension without a name', { saml: { extension: 'akdb' } }, 'saml.organizationName'],
  ])('is refused with %s', (_name, change, key) => {
    expect(() => organisationIdentityIn(folder, change)).toThrow(`"key":"${key}"`);
  });

  it('of the demo state is read', () => {
    const file = join(
      import.meta.dirname,
      '../../../../states/lindenmark/organisation-identity.json',
    );
    expect(JSON.parse(readFileSync(file, 'utf8')).protocol).toBe('saml');
    expect(readOrganisationIdentityFile(file).value?.settings?.saml?.xmlAttributes).toEqual([
      'Anschrift',
    ]);
  });
});
