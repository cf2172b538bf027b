import { createPrivateKey, sign } from 'node:crypto';
import { SignJWT } from 'jose';
import type { OwnKey } from '../../config/own-keys.ts';

/** Life of the token of an author in seconds. */
const TOKEN_LIFE_S = 1800;

/**
 * Signs what is sent to the postbox of the federation: the content as text, a signature of that text (in `sha512sum`, RSA with SHA-512), and a
 * token and the certificate that name the author.
 *
 * @throws Error when the certificate is not valid at this time
 */
export async function signedEnvelope(content: object, author: OwnKey, at: Date): Promise<string> {
  const { certificate } = author;
  if (at < certificate.validFromDate || at > certificate.validToDate) {
    throw new Error(
      `The certificate of the portal is valid from ${certificate.validFrom} to ${certificate.validTo} (postbox.json: keysFile).`,
    );
  }
  const key = createPrivateKey(author.privateKey);
  const text = JSON.stringify(content);
  const issuedAt = Math.floor(at.getTime() / 1000);
  const authorToken = await new SignJWT({
    signer: certificate.toLegacyObject().subject.CN,
    roles: ['THIRD_PARTY'],
  })
    .setProtectedHeader({ typ: 'JWT', alg: 'RS512' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_S)
    .sign(key);
  return JSON.stringify({
    content: text,
    sha512sum: sign('sha512', Buffer.from(text), key).toString('base64'),
    authorToken,
    authorCertificate: String(certificate),
  });
}
