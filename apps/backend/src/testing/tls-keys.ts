import { randomBytes, webcrypto } from 'node:crypto';
import { Integer, OctetString, Utf8String } from 'asn1js';
import {
  AltName,
  AttributeTypeAndValue,
  AuthenticatedSafe,
  CertBag,
  Certificate,
  CryptoEngine,
  Extension,
  GeneralName,
  PFX,
  PKCS8ShroudedKeyBag,
  PrivateKeyInfo,
  SafeBag,
  SafeContents,
  setEngine,
} from 'pkijs';

/** A self-signed certificate of 127.0.0.1 with its key. */
interface TlsKeys {
  /** Certificate (PEM). */
  readonly certificate: string;
  /** Private key (PEM, PKCS#8). */
  readonly key: string;
  /** Both in a PKCS#12 file, as an operator sends them. */
  readonly pkcs12: Buffer;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const ENGINE = new CryptoEngine({ name: 'node', crypto: webcrypto as Crypto });
const DAY_MS = 86_400_000;

const pem = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${Buffer.from(bytes)
    .toString('base64')
    .replaceAll(/(.{64})/g, '$1\n')}\n-----END ${label}-----\n`;

async function certificateOf(keys: CryptoKeyPair, name: string): Promise<Certificate> {
  const certificate = new Certificate({ version: 2 });
  const serial = randomBytes(8);
  serial[0] = 0x40;
  certificate.serialNumber = new Integer({ valueHex: new Uint8Array(serial).buffer });
  for (const part of [certificate.issuer, certificate.subject]) {
    const value = new Utf8String({ value: name });
    part.typesAndValues.push(new AttributeTypeAndValue({ type: '2.5.4.3', value }));
  }
  certificate.notBefore.value = new Date(Date.now() - DAY_MS);
  certificate.notAfter.value = new Date(Date.now() + DAY_MS);
  const address = new GeneralName({
    type: 7,
    value: new OctetString({ valueHex: new Uint8Array([127, 0, 0, 1]).buffer }),
  });
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.17',
      extnValue: new AltName({ altNames: [address] }).toSchema().toBER(false),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, ENGINE);
  await certificate.sign(keys.privateKey, 'SHA-256', ENGINE);
  return certificate;
}

async function pkcs12Of(
  key: ArrayBuffer,
  certificate: Certificate,
  passphrase: string,
): Promise<Buffer> {
  setEngine('node', ENGINE);
  const password = new TextEncoder().encode(passphrase).buffer;
  const keyBag = new PKCS8ShroudedKeyBag({ parsedValue: PrivateKeyInfo.fromBER(key) });
  await keyBag.makeInternalValues({
    password,
    contentEncryptionAlgorithm: { name: 'AES-CBC', length: 256 } as never,
    hmacHashAlgorithm: 'SHA-256',
    iterationCount: 2048,
  });
  const bags = [
    new SafeBag({ bagId: '1.2.840.113549.1.12.10.1.2', bagValue: keyBag }),
    new SafeBag({
      bagId: '1.2.840.113549.1.12.10.1.3',
      bagValue: new CertBag({ parsedValue: certificate }),
    }),
  ];
  const safe = new AuthenticatedSafe({
    parsedValue: {
      safeContents: [{ privacyMode: 0, value: new SafeContents({ safeBags: bags }) }],
    },
  });
  await safe.makeInternalValues({ safeContents: [{}] });
  const file = new PFX({ parsedValue: { integrityMode: 0, authenticatedSafe: safe } });
  await file.makeInternalValues({
    password,
    iterations: 2048,
    pbkdf2HashAlgorithm: 'SHA-256',
    hmacHashAlgorithm: 'SHA-256',
  });
  return Buffer.from(file.toSchema().toBER(false));
}

/** New keys for a test with mutual TLS. @param passphrase of the PKCS#12 file */
export async function tlsKeys(name: string, passphrase = ''): Promise<TlsKeys> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  const certificate = await certificateOf(keys as CryptoKeyPair, name);
  return {
    certificate: pem('CERTIFICATE', certificate.toSchema(true).toBER(false)),
    key: pem('PRIVATE KEY', key),
    pkcs12: await pkcs12Of(key, certificate, passphrase),
  };
}
