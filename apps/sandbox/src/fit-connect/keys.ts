import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { exportJWK, type JWK } from 'jose';

/** A key pair, and its public key as it is published. */
export interface ServiceKey {
  readonly privateKey: KeyObject;
  readonly published: JWK & { readonly kid: string };
}

/** Bits; FIT-Connect demands 4096, which would delay the start by seconds. */
const BITS = 2048;

const generate = promisify(generateKeyPair);

async function serviceKey(
  kid: string,
  use: { readonly alg: string; readonly key_ops: string[] },
): Promise<ServiceKey> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: BITS });
  return { privateKey, published: { ...(await exportJWK(publicKey)), ...use, kid } };
}

/** The keys of FIT-Connect and of the destination that leads to the postbox; new at every start. */
export async function openServiceKeys() {
  const signs = { alg: 'PS512', key_ops: ['verify'] };
  const [service, destination, encryption] = await Promise.all([
    serviceKey('service-1', signs),
    serviceKey('destination-1-verify', signs),
    serviceKey('destination-1', { alg: 'RSA-OAEP-256', key_ops: ['wrapKey'] }),
  ]);
  return { service, destination, encryption };
}
