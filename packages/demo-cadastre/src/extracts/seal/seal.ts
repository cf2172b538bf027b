import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import { generateSealKeys, SEAL_ALGORITHM, type SealKeys } from './test-certificate.ts';

/** Seals PDF files. */
export interface Seal {
  /** Adds an invisible electronic seal (PAdES, `ETSI.CAdES.detached`) as a new revision of the file (DOC-7). */
  apply(pdf: Uint8Array): Promise<Uint8Array>;
  /** The certificate, in PEM. */
  readonly certificate: string;
}

/** Bytes reserved for the signature with its certificate; about 1000 are used. */
const SIGNATURE_BYTES = 4096;

/** The names of the files in the folder of the seal. */
const FILES = { key: 'key.pem', certificate: 'certificate.pem' } as const;

function toPem(label: string, der: ArrayBuffer | Uint8Array): string {
  const text = Buffer.from(new Uint8Array(der)).toString('base64');
  return `-----BEGIN ${label}-----\n${text.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END ${label}-----\n`;
}

const fromPem = (pem: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'));

async function readKeys(folder: string): Promise<SealKeys | null> {
  try {
    const [key, certificate] = await Promise.all([
      readFile(join(folder, FILES.key), 'utf8'),
      readFile(join(folder, FILES.certificate), 'utf8'),
    ]);
    const der = fromPem(key);
    return {
      privateKey: await crypto.subtle.importKey('pkcs8', der, SEAL_ALGORITHM, true, ['sign']),
      certificate: fromPem(certificate),
    };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function writeKeys(folder: string, keys: SealKeys): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const key = toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  await writeFile(join(folder, FILES.key), key, { mode: 0o600 });
  await writeFile(join(folder, FILES.certificate), toPem('CERTIFICATE', keys.certificate));
}

/**
 * Opens the seal of the cadastre system. At the first start, its key and test certificate are generated and stored in
 * the folder; without a folder they exist only in memory. The certificate names the organization.
 *
 * @throws Error when the stored key cannot be read
 */
export async function openSeal(
  folder: string | null,
  organization: string,
  now = new Date(),
): Promise<Seal> {
  const stored = folder && (await readKeys(folder));
  const keys = stored || (await generateSealKeys(organization, now));
  if (folder && !stored) await writeKeys(folder, keys);
  const signer = new CryptoKeySigner(keys.privateKey, keys.certificate, 'EC', 'ECDSA');
  return {
    certificate: toPem('CERTIFICATE', keys.certificate),
    apply: async (file) => {
      const pdf = await PDF.load(file);
      const { bytes } = await pdf.sign({
        signer,
        level: 'B-B',
        fieldName: 'Siegel',
        reason: 'Auszug aus dem Liegenschaftskataster',
        estimatedSize: SIGNATURE_BYTES,
      });
      return bytes;
    },
  };
}
