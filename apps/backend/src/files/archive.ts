import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** An entry of an archive; size in bytes. */
export interface ArchiveEntry {
  readonly name: string;
  readonly size: number;
  readonly modifiedAt: Date;
  /** Opens the content; called when the entries before it have been sent. */
  readonly open: () => Promise<Readable>;
}

/**
 * A ZIP archive as a stream. The entries are not compressed, because PDFs are already; so the archive needs no memory,
 * and its size is known in advance.
 */
export function zipArchive(entries: readonly ArchiveEntry[]): Readable {
  const zip = new ZipFile();
  let current: Readable | null = null;
  const output = new Readable().wrap(zip.outputStream);
  for (const { name, size, modifiedAt, open } of entries) {
    const options = { compress: false, size, mtime: modifiedAt };
    const openEntry = async (
      callback: (error: Error | null, content: Readable) => void,
    ): Promise<void> => {
      try {
        current = await open();
        if (output.destroyed) current.destroy();
        callback(null, current);
      } catch (error) {
        // yazl passes the error on to the archive.
        callback(error instanceof Error ? error : new Error('not readable'), Readable.from([]));
      }
    };
    zip.addReadStreamLazy(name, options, (callback) => void openEntry(callback));
  }
  zip.on('error', (error: Error) => output.destroy(error));
  // Without it, the file that is being read stays open when the client disconnects.
  output.on('close', () => current?.destroy());
  zip.end();
  return output;
}
