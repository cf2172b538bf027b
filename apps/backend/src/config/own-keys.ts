import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { StartError } from '../start-error.ts';
import { readTextFile } from './text-file.ts';

/** A key of the portal and its certificate. */
export interface OwnKey {
  /** PEM. */
  readonly privateKey: string;
  readonly certificate: X509Certificate;
}

/** Fewest bits of an RSA key (BSI TR-02102-1 until 2022; longer ones since). */
const MIN_BITS = 2048;

const BLOCK = /-----BEGIN ([A-Z ]+)-----[\s\S]+?-----END \1-----/g;

interface Block {
  readonly kind: string;
  readonly pem: string;
}

function blocksOf(file: string, variable: string): readonly Block[] {
  let content: string;
  try {
    content = readTextFile(file);
  } catch {
    throw new StartError(`${variable} names a file that cannot be read: ${file}.`);
  }
  return [...content.matchAll(BLOCK)].map(([pem, kind = '']) => ({ kind, pem }));
}

function certificateOf({ pem }: Block, variable: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new StartError(`${variable} has a certificate that cannot be read.`);
  }
}

const bitsOf = (key: KeyObject): number =>
  key.asymmetricKeyType === 'rsa' ? (key.asymmetricKeyDetails?.modulusLength ?? 0) : 0;

function privateKeyOf({ pem }: Block, variable: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartError(
      `${variable} has a private key that cannot be read; it must not be encrypted.`,
    );
  }
}

/** The certificates in a file (PEM). @throws StartError */
export function readCertificates(file: string, variable: string): readonly X509Certificate[] {
  const found = blocksOf(file, variable)
    .filter(({ kind }) => kind === 'CERTIFICATE')
    .map((block) => certificateOf(block, variable));
  if (found.length === 0) throw new StartError(`${variable} has no certificate (PEM): ${file}.`);
  return found;
}

/**
 * The keys of the portal in a file (PEM): private keys and their certificates in any order. The first key signs; each decrypts.
 *
 * @throws StartError when a key has no certificate, or is no RSA key of at least 2048 bits
 */
export function readOwnKeys(file: string, variable: string): readonly OwnKey[] {
  const certificates = readCertificates(file, variable);
  const keys = blocksOf(file, variable).filter(({ kind }) => kind.endsWith('PRIVATE KEY'));
  if (keys.length === 0) throw new StartError(`${variable} has no private key (PEM): ${file}.`);
  return keys.map((block) => {
    const key = privateKeyOf(block, variable);
    if (bitsOf(key) < MIN_BITS) {
      throw new StartError(
        `${variable} has a key that is no RSA key of at least ${MIN_BITS} bits.`,
      );
    }
    const certificate = certificates.find((one) => one.checkPrivateKey(key));
    if (!certificate)
      throw new StartError(`${variable} has a private key without its certificate.`);
    return { privateKey: block.pem, certificate };
  });
}
