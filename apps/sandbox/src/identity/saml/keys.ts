import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateKey, type NamedKey, openKey } from '../../keys.ts';

const NAME = 'Identity provider (test)';

/** The files of the folder; the launcher names the last two to the backend. */
const FILES = {
  provider: 'provider.pem',
  certificate: 'provider-certificate.pem',
  portal: 'portal.pem',
} as const;

/**
 * Opens the key of the identity provider. At the first start it is generated and stored in the folder, and so is a key for a portal that has none:
 * in reality, the operator of the portal makes that one. Without a folder the key exists only in memory.
 */
export async function openSamlKey(folder: string | null, now = new Date()): Promise<NamedKey> {
  if (folder === null) return generateKey(NAME, now);
  const provider = await openKey(join(folder, FILES.provider), NAME);
  await openKey(join(folder, FILES.portal), 'Portal (test)');
  writeFileSync(join(folder, FILES.certificate), String(provider.certificate));
  return provider;
}
