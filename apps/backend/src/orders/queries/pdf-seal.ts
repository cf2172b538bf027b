import { X509Certificate } from 'node:crypto';
import { fromBER } from 'asn1js';
import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs';

/** State of the seal of a file; NONE also for a seal of another organisation. */
export type SealState = 'VALID' | 'BROKEN' | 'NONE';

/** A signature of a PDF, as CMS. */
interface PdfSignature {
  readonly cms: Buffer;
  /** The bytes that it covers. */
  readonly covered: () => Buffer;
  /** Whether everything but the signature itself is covered. */
  readonly isWhole: boolean;
}

/** Web Crypto, whatever engine another library has set globally. */
const ENGINE = new CryptoEngine({ name: 'node', crypto: globalThis.crypto });

/** More signatures than any genuine file has; each costs a digest of the whole file. */
const MAX_SIGNATURES = 8;

/** A signature with its certificates has some kB; larger ones are not read, because that occupies the event loop (BIG-3). */
const MAX_CMS_BYTES = 64 * 1024;

const NAME = '/ByteRange';
const BYTE_RANGE = /^\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/;
/** No byte range is longer. */
const BYTE_RANGE_LENGTH = 200;

/** The signature with a byte range; null when the range is not two parts around it. */
function signatureAt(pdf: Buffer, range: readonly string[]): PdfSignature | null {
  const [start = 0, before = 0, after = 0, rest = 0] = range.map(Number);
  const end = after + rest;
  if (start !== 0 || after < before || end > pdf.length) return null;
  if (after - before > 2 * MAX_CMS_BYTES + 2) return null;
  const hex = pdf.toString('latin1', before, after);
  if (!/^<[0-9A-Fa-f]+>$/.test(hex)) return null;
  return {
    cms: Buffer.from(hex.slice(1, -1), 'hex'),
    covered: () => Buffer.concat([pdf.subarray(0, before), pdf.subarray(after, end)]),
    isWhole: end === pdf.length,
  };
}

function signaturesOf(pdf: Buffer): readonly PdfSignature[] {
  const found: PdfSignature[] = [];
  let at = pdf.indexOf(NAME, 0, 'latin1');
  for (let count = 0; at >= 0 && count < MAX_SIGNATURES; count += 1) {
    const text = pdf.toString('latin1', at, at + BYTE_RANGE_LENGTH);
    const [, ...range] = BYTE_RANGE.exec(text) ?? [];
    const signature = range.length > 0 ? signatureAt(pdf, range) : null;
    if (signature) found.push(signature);
    at = pdf.indexOf(NAME, at + NAME.length, 'latin1');
  }
  return found;
}

/** Reads a CMS structure, which is padded with zeros; null when it is none. */
function readCms(cms: Buffer): SignedData | null {
  try {
    const { result } = fromBER(new Uint8Array(cms));
    return new SignedData({ schema: new ContentInfo({ schema: result }).content });
  } catch {
    return null;
  }
}

/** Whether the signature is that of its bytes, and made with a trusted key. */
async function isIntact(
  signed: SignedData,
  covered: Buffer,
  isTrusted: (certificate: Certificate) => boolean,
): Promise<boolean> {
  try {
    const data = new Uint8Array(covered).buffer;
    const options = { signer: 0, data, checkChain: false, extendedMode: true } as const;
    const result = await signed.verify(options, ENGINE);
    // Another certificate may have the same issuer and serial number: the one that was used counts.
    const { signatureVerified, signerCertificate } = result;
    return signatureVerified === true && !!signerCertificate && isTrusted(signerCertificate);
  } catch {
    return false;
  }
}

/**
 * Verifies the electronic seal of a PDF: digest and signature, over the whole file (DOC-7).
 *
 * @param trusted the certificates of the authority's seals; compared byte by byte, so that no chain is needed
 */
export async function checkSeal(
  pdf: Buffer,
  trusted: readonly X509Certificate[],
): Promise<SealState> {
  const fingerprints = new Set(trusted.map(({ fingerprint256 }) => fingerprint256));
  const isTrusted = (certificate: Certificate): boolean => {
    const der = Buffer.from(certificate.toSchema(true).toBER(false));
    return fingerprints.has(new X509Certificate(der).fingerprint256);
  };
  let state: SealState = 'NONE';
  for (const { covered, cms, isWhole } of signaturesOf(pdf)) {
    const signed = readCms(cms);
    const isOurs = signed?.certificates?.some(
      (certificate) => certificate instanceof Certificate && isTrusted(certificate),
    );
    if (!signed || !isOurs) continue;
    state = 'BROKEN';
    if (isWhole && (await isIntact(signed, covered(), isTrusted))) return 'VALID';
  }
  return state;
}
