import type { FileVerification } from '@portal/api';
import { createHash, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { MAX_VERIFIED_BYTES } from '../../files/limits.ts';
import { fileRefused, type ScannerPort } from '../../ports/scanner/port.ts';
import { checkSeal } from './pdf-seal.ts';
import type { verifyExtract } from './verify-extract.ts';

/** What the verification of files needs. */
interface FileVerificationSettings {
  readonly database: Database;
  /** The verification by code. */
  readonly verify: ReturnType<typeof verifyExtract>;
  /** Null scans nothing. */
  readonly scanner: ScannerPort | null;
  /** File with the trusted certificates (PEM); null trusts none. */
  readonly certificateFile: string | null;
}

/**
 * Bytes of all files in memory. What has arrived counts, not the number of files: a few slow uploads would otherwise keep all
 * others out (OPS-11).
 */
const MAX_IN_MEMORY = 8 * MAX_VERIFIED_BYTES;

/** Reads a stream into memory and its digest. @throws DomainError `too-large`, and what `count` throws */
async function readAll(
  stream: Readable,
  count: (bytes: number) => void,
): Promise<{ content: Buffer; sha256: string }> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    const chunk = Buffer.from(piece);
    size += chunk.length;
    if (size > MAX_VERIFIED_BYTES) throw new DomainError('too-large', 'TOO_LARGE');
    count(chunk.length);
    hash.update(chunk);
    pieces.push(chunk);
  }
  return { content: Buffer.concat(pieces), sha256: hash.digest('hex') };
}

/** Read for each file, so that a renewed certificate is used without a restart. */
async function readCertificates(path: string | null): Promise<readonly X509Certificate[]> {
  if (path === null) return [];
  const pem = await readFile(path, 'latin1').catch((error: NodeJS.ErrnoException): string => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return blocks.map((block) => new X509Certificate(block));
}

/** Verifies files by digest and seal, without storing them or personal data in the answer (DOC-7). */
export function fileVerification(settings: FileVerificationSettings) {
  const { database, verify, scanner, certificateFile } = settings;
  let inMemory = 0;

  /** The code of the delivered extract with this content, if any. */
  const codeOf = async (sha256: string): Promise<string | null> => {
    const [found] = await database.query<{ code: string }>(
      `select coalesce(p.verification_code, o.verification_code) as code
       from order_files f join orders o on o.order_number = f.order_number
       left join order_positions p on p.position_id = f.position_id
       where f.kind = 'EXTRACT' and f.sha256 = $1 limit 1`,
      [sha256],
    );
    return found?.code ?? null;
  };

  const verifyContent = async (
    stream: Readable,
    count: (bytes: number) => void,
  ): Promise<FileVerification> => {
    const { content, sha256 } = await readAll(stream, count);
    const threat = await scanner?.scan([content]);
    if (threat) throw fileRefused(threat);
    const code = await codeOf(sha256);
    if (code) {
      const { document } = await verify(code, sha256);
      return { result: 'GENUINE', code, document };
    }
    const seal = await checkSeal(content, await readCertificates(certificateFile));
    const result = ({ VALID: 'UNKNOWN', BROKEN: 'CHANGED', NONE: 'NO_SEAL' } as const)[seal];
    return { result, code: null, document: null };
  };

  return async (stream: Readable): Promise<FileVerification> => {
    let own = 0;
    const count = (bytes: number): void => {
      if (inMemory + bytes > MAX_IN_MEMORY) {
        throw new DomainError('unavailable', 'TECHNICAL_PROBLEM');
      }
      inMemory += bytes;
      own += bytes;
    };
    try {
      return await verifyContent(stream, count);
    } finally {
      inMemory -= own;
    }
  };
}
