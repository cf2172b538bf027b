import { DomainError } from '../../errors.ts';

/** The pieces of a file. */
export type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

/** Looks for malware in files that come from outside (SAFE-11). */
export interface ScannerPort {
  readonly protocol: 'CLAMD' | 'ICAP';
  /**
   * @returns what was found; null when the scanner says that there is nothing
   * @throws ExternalSystemError when it says neither
   */
  scan(content: Content): Promise<string | null>;
  /** @throws ExternalSystemError */
  probe(): Promise<void>;
}

/** The error for a file in which the scanner has found something. */
export const fileRefused = (threat: string): DomainError =>
  new DomainError('invalid', 'FILE_REFUSED', { detail: `The scanner of files found ${threat}.` });
