import { clamd } from './clamd.ts';
import { icap } from './icap.ts';
import type { ScannerPort } from './port.ts';

/** The scanner at an address: `clamd://host:3310`, `clamd:///path/of/socket` or `icap://host:1344/service`. */
export function openScanner(address: string): ScannerPort {
  const url = new URL(address);
  return url.protocol === 'icap:' ? icap(url) : clamd(url);
}
