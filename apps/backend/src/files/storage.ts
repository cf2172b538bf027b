import type { Readable } from 'node:stream';

/** Where the contents of files are. Each key is written once, so that a content never changes. */
export interface FileStorage {
  /** Writes a content; when it fails, part of the content may remain under the key. */
  write(key: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** @throws when there is no such content, before the first byte */
  read(key: string): Promise<Readable>;
  /** Deletes a content, or what remains of a failed one; does nothing when there is none. */
  remove(key: string): Promise<void>;
  close(): Promise<void>;
  /** Shows an external storage the secret of the portal; missing where there is none. @throws when it is refused */
  trySecret?(): Promise<void>;
}

const SAFE_KEY = /^(?:extracts|invoices|evidence)\/[A-Za-z0-9][A-Za-z0-9_-]*(?:\.(?:pdf|zip))?$/;

/** Throws unless the key was made by the portal; keys of earlier versions end with the type of the file (SEC-5). */
export function assertSafeKey(key: string): void {
  if (!SAFE_KEY.test(key)) throw new Error('Invalid storage key.');
}
