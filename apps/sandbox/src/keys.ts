import { decodeText } from '@portal/names/decode';
import { randomBytes, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, Certificate, CryptoEngine } from 'pkijs';

/** A key and its certificate. */
export interface NamedKey {
  /** PEM. */
  readonly privateKey: string;
  readonly certificate: X509Certificate;
}

/** RSA, which BundID and the postbox of the federation sign and encrypt with. */
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
export async function generateKey(name: string, now: Date): Promise<NamedKey> {
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

/** Key and certificate as they are in a file. */
const pemOf = ({ privateKey, certificate }: NamedKey): string =>
  `${privateKey}${String(certificate)}`;

/** Opens a key in a file; at the first start it is generated and stored there. Without a file it exists only in memory. */
export async function openKey(file: string | null, name: string): Promise<NamedKey> {
  if (file !== null && existsSync(file)) {
    const pem = decodeText(readFileSync(file));
    return { privateKey: pem, certificate: new X509Certificate(pem) };
  }
  const key = await generateKey(name, new Date());
  if (file !== null) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, pemOf(key), { mode: 0o600 });
  }
  return key;
}
