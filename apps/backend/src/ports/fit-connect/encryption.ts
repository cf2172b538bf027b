import { X509Certificate } from 'node:crypto';
import { CompactEncrypt, exportJWK, importJWK, type JWK } from 'jose';
import {
  array,
  fallback,
  type InferOutput,
  literal,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot';
import { ExternalSystemError } from '../../errors.ts';

const ALGORITHM = 'RSA-OAEP-256';

/** A key of a destination that encrypts (RFC 7517). */
const ENCRYPTION_KEY = object({
  kty: literal('RSA'),
  alg: literal(ALGORITHM),
  kid: pipe(string(), regex(/^[\w.:-]{1,200}$/)),
  n: string(),
  e: string(),
  key_ops: fallback(optional(array(string())), undefined),
  x5c: fallback(optional(array(string())), undefined),
});

type EncryptionKey = InferOutput<typeof ENCRYPTION_KEY>;

const KEYS = object({ keys: array(unknown()) });

/** What encrypts for a destination: the compact form of a JWE (RFC 7516). */
export type Encrypt = (content: Uint8Array, contentType: string) => Promise<string>;

function certificatesOf({ x5c = [] }: EncryptionKey): readonly X509Certificate[] {
  try {
    return x5c.map((one) => new X509Certificate(Buffer.from(one, 'base64')));
  } catch {
    throw new ExternalSystemError('A certificate of the destination cannot be read.');
  }
}

const isValidAt = (certificate: X509Certificate, at: Date): boolean =>
  certificate.validFromDate <= at && at <= certificate.validToDate;

const isSignedBy = (certificate: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);

const refuse = (reason: string): never => {
  throw new ExternalSystemError(`The certificate of the destination ${reason}.`);
};

/** @throws ExternalSystemError unless the key is in a valid certificate that leads to one of the authorities */
async function checkCertificates(
  key: EncryptionKey,
  authorities: readonly X509Certificate[],
  at: Date,
): Promise<void> {
  const [own, ...others] = certificatesOf(key);
  if (!own) return refuse('is missing (postbox.json: authorityFile)');
  const { n, e } = await exportJWK(own.publicKey);
  if (n !== key.n || e !== key.e) return refuse('is of another key');
  let current = own;
  // Each step takes one certificate of the list, so that it ends.
  for (const next of [...others, null]) {
    if (!isValidAt(current, at)) return refuse('is not valid at this time');
    if (authorities.some((one) => isValidAt(one, at) && isSignedBy(current, one))) return undefined;
    if (next === null || !isSignedBy(current, next)) break;
    current = next;
  }
  return refuse('is signed by an unknown authority (postbox.json: authorityFile)');
}

/**
 * Reads the key set of a destination, and encrypts with its key for encryption: RSA-OAEP-256 and A256GCM.
 *
 * @param authorities who must have signed the certificate of the key; null accepts every key
 * @throws ExternalSystemError without a key that can be used
 */
export async function encryptFor(
  keySet: unknown,
  authorities: readonly X509Certificate[] | null,
  at: Date,
): Promise<Encrypt> {
  const { success, output } = safeParse(KEYS, keySet);
  const keys = success ? output.keys : [];
  const found = keys
    .map((one) => safeParse(ENCRYPTION_KEY, one))
    .flatMap((one) => (one.success ? one.output : []))
    .find(({ key_ops: uses }) => !uses || uses.includes('wrapKey') || uses.includes('encrypt'));
  if (!found) {
    throw new ExternalSystemError(`The destination publishes no key for ${ALGORITHM}.`);
  }
  if (authorities) await checkCertificates(found, authorities, at);
  const { kid, n, e } = found;
  // Without its uses: they name `wrapKey`, which encrypts the key of the content here.
  const jwk: JWK = { kty: 'RSA', n, e };
  const key = await importJWK(jwk, ALGORITHM);
  return async (content, contentType) => {
    try {
      return await new CompactEncrypt(content)
        .setProtectedHeader({ alg: ALGORITHM, enc: 'A256GCM', kid, cty: contentType })
        .encrypt(key);
    } catch {
      throw new ExternalSystemError(
        'The key of the destination cannot be used; it may be too short.',
      );
    }
  };
}

/** The authentication tag of a JWE: the last part of its compact form. It names this content and no other. */
export const tagOf = (jwe: string): string => jwe.split('.').at(-1) ?? '';
