import { randomBytes } from 'node:crypto';
import { BitString, Integer, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  CryptoEngine,
  Extension,
} from 'pkijs';

/** Key and certificate of a seal, in DER. */
export interface SealKeys {
  readonly privateKey: Parameters<Certificate['sign']>[0];
  readonly certificate: Uint8Array;
}

/** The key algorithm of the seal. */
export const SEAL_ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Web Crypto: the library that seals sets an engine of its own globally. */
const ENGINE = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });

/** Validity in years, like that of a real seal certificate at most. */
const YEARS = 5;

/** Object identifiers of the names and extensions. */
const OID = {
  commonName: '2.5.4.3',
  country: '2.5.4.6',
  organization: '2.5.4.10',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
} as const;

const nameOf = (organization: string) =>
  [
    [OID.commonName, 'Elektronisches Siegel (Test)'],
    [OID.organization, organization],
    [OID.country, 'DE'],
  ] as const;

/** Bits `digitalSignature` and `nonRepudiation`. */
const KEY_USAGE = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 });

/** Generates a key with a self-signed test certificate, whose name states that it is one. */
export async function generateSealKeys(organization: string, now: Date): Promise<SealKeys> {
  const keys = await crypto.subtle.generateKey(SEAL_ALGORITHM, true, ['sign', 'verify']);
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(16);
  // A serial number is positive: the first bit is 0.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const name of [certificate.issuer, certificate.subject]) {
    for (const [type, value] of nameOf(organization)) {
      name.typesAndValues.push(
        new AttributeTypeAndValue({ type, value: new Utf8String({ value }) }),
      );
    }
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + YEARS);
  certificate.extensions = [
    new Extension({
      extnID: OID.basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(false),
    }),
    new Extension({ extnID: OID.keyUsage, critical: true, extnValue: KEY_USAGE.toBER(false) }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, ENGINE);
  await certificate.sign(keys.privateKey, 'SHA-256', ENGINE);
  const { privateKey } = keys;
  return { privateKey, certificate: new Uint8Array(certificate.toSchema(true).toBER(false)) };
}
