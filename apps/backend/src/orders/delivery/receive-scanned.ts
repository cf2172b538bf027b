import type { Readable } from 'node:stream';
import { checkContent } from '../../files/check-content.ts';
import type { FileKind, FileStore, ReceivedFile } from '../../files/file-store.ts';
import { fileRefused, type ScannerPort } from '../../ports/scanner/port.ts';

/** A file from an external system. */
export interface IncomingFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Readable;
  /** The header `Content-Digest` of RFC 9530. */
  readonly digest?: string;
}

/** What becomes of a received file. */
interface Receiving {
  /** Bytes, where less is allowed than for all files. */
  readonly maxBytes?: number | undefined;
  /** Called with what the scanner has found, before the file is refused. */
  readonly onThreat: (threat: string) => Promise<void>;
  /** @returns whether a row refers to the content now */
  readonly accepts: (file: ReceivedFile) => Promise<boolean>;
}

/**
 * Receives a file that is whole and in which the scanner finds nothing, and deletes what is not accepted.
 *
 * @throws DomainError `invalid` and `too-large`
 */
export async function receiveScanned(
  { files, scanner }: { readonly files: FileStore; readonly scanner: ScannerPort | null },
  kind: FileKind,
  incoming: IncomingFile,
  { maxBytes, onThreat, accepts }: Receiving,
): Promise<void> {
  const file = await files.receive(kind, incoming.content, maxBytes);
  let isAccepted = false;
  try {
    await checkContent(file, incoming.contentType, files, incoming.digest);
    const threat = await scanner?.scan(await files.read(file.key));
    if (threat) {
      await onThreat(threat);
      throw fileRefused(threat);
    }
    isAccepted = await accepts(file);
  } finally {
    if (!isAccepted) await files.discard(file.key);
  }
}
