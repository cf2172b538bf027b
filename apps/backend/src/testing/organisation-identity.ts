import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdentitySettings } from '../config/identity-file.ts';
import { readOrganisationIdentityFile } from '../config/organisation-identity-file.ts';

/** Writes the settings of an identity service of organisations into a folder, and reads them. @throws Error with the faults */
export function organisationIdentityIn(folder: string, change: object = {}): IdentitySettings {
  const file = join(folder, 'organisation-identity.json');
  const content = {
    protocol: 'saml',
    saml: {},
    claims: { organisationKey: 'ElsterId', key: 'Pseudonym', roles: 'Rollen' },
    naturalPersons: ['NatPerson'],
    assumedCountry: 'DE',
    ...change,
  };
  writeFileSync(file, JSON.stringify(content));
  const { value, faults } = readOrganisationIdentityFile(file);
  if (!value?.settings) throw new Error(JSON.stringify(faults));
  return value.settings;
}
