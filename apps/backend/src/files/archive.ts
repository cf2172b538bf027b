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
    zip.addReadStreamLazy(name, options, (callback) => {
      open().then(
        (content) => {
          current = content;
          if (output.destroyed) content.destroy();
          callback(null, content);
        },
        // yazl passes the error on to the archive.
        (error: unknown) =>
          callback(error instanceof Error ? error : new Error('not readable'), Readable.from([])),
      );
    });
  }
  zip.on('error', (error: Error) => output.destroy(error));
  // Without it, the file that is being read stays open when the client disconnects.
  output.on('close', () => current?.destroy());
  zip.end();
  return output;
}
