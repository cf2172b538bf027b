import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IdentitySettings, readIdentityFile } from '../../config/identity-file.ts';
import type { Database } from '../../db/database.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { ENTITY_ID, ISSUER, keyFile } from './answers.ts';

/** The address of the identity service that receives requests. */
export const SSO = 'https://id.example/idp/profile/SAML2/POST/SSO';

/** Writes the settings of SAML into a folder, and reads them. */
export function identityIn(folder: string): IdentitySettings {
  const file = join(folder, 'identity.json');
  const saml = { organizationName: 'Landesvermessung', serviceId: 'BMI-X0000' };
  writeFileSync(file, JSON.stringify({ protocol: 'saml', saml }));
  const { value, faults } = readIdentityFile(file);
  if (!value) throw new Error(JSON.stringify(faults));
  return value;
}

/** Settings of a backend that logs in by SAML. */
interface SamlAppOptions {
  /** For its files; the caller removes it. */
  readonly folder: string;
  readonly database?: Database;
  readonly env?: Readonly<Record<string, string>>;
}

/** A backend that logs in by SAML, while the identity service changes its certificate: the next one is first. */
export function openSamlApp({ folder, database, env }: SamlAppOptions): Promise<TestApp> {
  const certificates = join(folder, 'certificates.pem');
  const files = (['provider-next', 'provider'] as const).map(keyFile);
  writeFileSync(certificates, files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return openTestApp({
    ...(database && { database }),
    identity: identityIn(folder),
    env: {
      IDENTITY_ISSUER: ISSUER,
      IDENTITY_CLIENT_ID: ENTITY_ID,
      IDENTITY_CLIENT_SECRET: '',
      IDENTITY_SSO_URL: SSO,
      IDENTITY_KEYS: keyFile('portal'),
      IDENTITY_CERTIFICATES: certificates,
      ...env,
    },
  });
}

/** Begins a login. @returns the id of its request, which is open then */
export async function beginLogin({ app }: Pick<TestApp, 'app'>): Promise<string> {
  const { body } = await app.server.inject({
    url: '/api/authenticate?redirectToUrl=http%3A%2F%2Flocalhost%3A8080%2F',
    headers: { host: 'localhost:8080' },
  });
  const [, field = ''] = /name="SAMLRequest" value="([^"]+)"/.exec(body) ?? [];
  const [, id = ''] = /ID="(_[^"]+)"/.exec(Buffer.from(field, 'base64').toString()) ?? [];
  return id;
}
