import { randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, CryptoEngine } from 'pkijs';

/** A key and its certificate. */
export interface SamlKey {
  /** PEM. */
  readonly privateKey: string;
  readonly certificate: X509Certificate;
}

/** RSA, which SAML of BundID signs and encrypts with. */
const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
} as const;

/** Web Crypto: the library that seals sets an engine of its own globally. */
const ENGINE = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });

const COMMON_NAME = '2.5.4.3';
const YEARS = 3;

function toPem(label: string, der: ArrayBuffer): string {
  const text = Buffer.from(der).toString('base64');
  return `-----BEGIN ${label}-----\n${text.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;
}

/** Generates a key with a self-signed certificate. */
async function generateKey(name: string, now: Date): Promise<SamlKey> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(16);
  // A serial number is positive: the first bit is 0.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const subject of [certificate.issuer, certificate.subject]) {
    subject.typesAndValues.push(
      new AttributeTypeAndValue({ type: COMMON_NAME, value: new Utf8String({ value: name }) }),
    );
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + YEARS);
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, ENGINE);
  await certificate.sign(keys.privateKey, 'SHA-256', ENGINE);
  return {
    privateKey: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    certificate: new X509Certificate(Buffer.from(certificate.toSchema(true).toBER(false))),
  };
}

const pemOf = ({ privateKey, certificate }: SamlKey): string =>
  `${privateKey}${certificate.toString()}`;

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
export async function openSamlKey(folder: string | null, now = new Date()): Promise<SamlKey> {
  if (folder === null) return generateKey('Identity provider (test)', now);
  const file = join(folder, FILES.provider);
  if (existsSync(file)) {
    const pem = readFileSync(file, 'utf8');
    return { privateKey: pem, certificate: new X509Certificate(pem) };
  }
  const provider = await generateKey('Identity provider (test)', now);
  const portal = await generateKey('Portal (test)', now);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, FILES.portal), pemOf(portal), { mode: 0o600 });
  writeFileSync(join(folder, FILES.certificate), provider.certificate.toString());
  writeFileSync(file, pemOf(provider), { mode: 0o600 });
  return provider;
}
