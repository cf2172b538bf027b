import type { ReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** An entry of an archive; size in bytes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: Date;
  /** Opens the content; called when the entries before it have been sent. */
  readonly open: () => ReadStream;
}

/**
 * A ZIP archive as a stream. The entries are not compressed, because PDFs are already; so the archive needs no memory,
 * and its size is known in advance.
 */
export function zipArchive(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  let current: ReadStream | null = null;
  const output = new Readable().wrap(zip.outputStream);
  for (const { name, size, modifiedAt, open } of entries) {
    const options = { compress: false, size, mtime: modifiedAt };
    zip.addReadStreamLazy(name, options, (callback) => {
      current = open();
      callback(null, current);
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  // Without it, the file that is being read stays open when the client disconnects.
  output.on('close', () => current?.destroy());
  zip.end();
  return output;
}
