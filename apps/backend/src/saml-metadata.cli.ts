import { fileURLToPath } from 'node:url';
import { readEnvironment } from './config/environment.ts';
import { readOwnKeys } from './config/own-keys.ts';
import { entityIdProblem, metadataXml } from './saml/metadata.ts';
import { recipientOf } from './saml/open-saml.ts';
import { StartError } from './start-error.ts';

/*
 * Writes the metadata of the portal for an identity service with SAML 2.0 to the standard output: `node saml-metadata.js` in the bundle. It
 * needs the environment variables of the backend, and no database.
 */

const STATES = fileURLToPath(new URL('../../../states', import.meta.url));

try {
  const { identity, portalUrl } = readEnvironment(process.env, STATES);
  if (identity.keyFile === null) throw new StartError('IDENTITY_KEYS is not set.');
  const entityId = identity.clientId;
  const problem = entityIdProblem(entityId);
  if (problem !== null) process.stderr.write(`IDENTITY_CLIENT_ID ${problem}\n`);
  const keys = readOwnKeys(identity.keyFile, 'IDENTITY_KEYS');
  process.stdout.write(metadataXml({ entityId, recipient: recipientOf(portalUrl), keys }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
