import { randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
} from 'pkijs';

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;
const ENGINE = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
const DAY_MS = 86_400_000;

/** A certificate with its keys. */
export interface TestCertificate {
  readonly certificate: X509Certificate;
  readonly keys: CryptoKeyPair;
}

/** How a certificate differs from one of an authority that is valid today. */
interface CertificateOptions {
  /** Without an issuer it signs itself. */
  readonly issuer?: TestCertificate;
  readonly isAuthority?: boolean;
  readonly isExpired?: boolean;
}

const nameOf = (value: string) =>
  new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value }) });

/** Issues a certificate with an RSA key. */
export async function issueCertificate(
  name: string,
  { issuer, isAuthority = true, isExpired = false }: CertificateOptions = {},
): Promise<TestCertificate> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(16);
  // A serial number is positive: the first bit is 0.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  certificate.subject.typesAndValues.push(nameOf(name));
  const issuerName = issuer?.certificate.toLegacyObject().subject.CN ?? name;
  certificate.issuer.typesAndValues.push(nameOf(issuerName));
  certificate.notBefore.value = new Date(Date.now() - 2 * DAY_MS);
  certificate.notAfter.value = new Date(Date.now() + (isExpired ? -1 : 1) * DAY_MS);
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: isAuthority }).toSchema().toBER(false),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey as CryptoKey, ENGINE);
  const signer = issuer?.keys.privateKey ?? (keys.privateKey as CryptoKey);
  await certificate.sign(signer, 'SHA-256', ENGINE);
  return {
    certificate: new X509Certificate(Buffer.from(certificate.toSchema(true).toBER(false))),
    keys: keys as CryptoKeyPair,
  };
}
