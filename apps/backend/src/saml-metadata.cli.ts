import type { LoginAccount } from '@portal/api';
import { fileURLToPath } from 'node:url';
import { type Environment, readEnvironment } from './config/environment.ts';
import type { IdentityEnvironment } from './config/identity-environment.ts';
import { readOwnKeys } from './config/own-keys.ts';
import { entityIdProblem, metadataXml } from './saml/metadata.ts';
import { recipientOf } from './login/recipient.ts';
import { StartError } from './start-error.ts';

/*
 * Writes the metadata of the portal for an identity service with SAML 2.0 to the standard output: `node saml-metadata.js` in the bundle. It
 * needs the environment variables of the backend, and no database. With `organisation` it is for the identity service of organisations (ORG-1).
 */

const STATES = fileURLToPath(new URL('../../../states', import.meta.url));

function identityOf(
  { identity, organisationIdentity }: Environment,
  account: LoginAccount,
): IdentityEnvironment {
  if (account === 'PERSON') return identity;
  if (organisationIdentity) return organisationIdentity;
  throw new StartError('ORGANISATION_IDENTITY_ISSUER is not set.');
}

try {
  const environment = readEnvironment(process.env, STATES);
  const account = process.argv[2] === 'organisation' ? 'ORGANISATION' : 'PERSON';
  const { prefix, clientId: entityId, keyFile } = identityOf(environment, account);
  if (keyFile === null) throw new StartError(`${prefix}_KEYS is not set.`);
  const problem = entityIdProblem(entityId);
  if (problem !== null) process.stderr.write(`${prefix}_CLIENT_ID ${problem}\n`);
  const keys = readOwnKeys(keyFile, `${prefix}_KEYS`);
  const recipient = recipientOf(environment.portalUrl, account);
  process.stdout.write(metadataXml({ entityId, recipient, keys }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
