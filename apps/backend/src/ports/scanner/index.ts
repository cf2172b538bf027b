import { DomainError } from '../../errors.ts';
import { clamd } from './clamd.ts';
import type { Content } from './exchange.ts';
import { icap } from './icap.ts';

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

/** The scanner at an address: `clamd://host:3310`, `clamd:///path/of/socket` or `icap://host:1344/service`. */
export const openScanner = (address: string): ScannerPort => {
  const url = new URL(address);
  return url.protocol === 'icap:' ? icap(url) : clamd(url);
};

/** The error for a file in which the scanner has found something. */
export const fileRefused = (threat: string): DomainError =>
  new DomainError('invalid', 'FILE_REFUSED', { detail: `The scanner of files found ${threat}.` });
