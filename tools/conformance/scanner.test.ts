import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScanner } from '../../apps/backend/src/ports/scanner/index.ts';
import { EICAR, startScanner } from '../../apps/sandbox/src/scanner/index.ts';

/* The port of the backend against the scanner of the sandbox, by both protocols. */

let server: Server;
beforeAll(async () => {
  server = await startScanner(0, '127.0.0.1');
});
afterAll(() => server.close());

/** The largest file that is delivered has 100 MB; this one has 4 MB, in pieces as they come from a storage. */
function* largeFile(end: string) {
  yield Buffer.from('%PDF-1.7\n');
  for (let index = 0; index < 64; index += 1) yield Buffer.alloc(65_536, ' ');
  yield Buffer.from(end);
}

describe.each(['clamd://127.0.0.1:PORT', 'icap://127.0.0.1:PORT/avscan'])(
  'the scanner of the sandbox at %s (SAFE-11)',
  (address) => {
    const scanner = () =>
      openScanner(address.replace('PORT', String((server.address() as AddressInfo).port)));

    it('is up', async () => {
      await expect(scanner().probe()).resolves.toBeUndefined();
    });

    it.each([
      ['a clean file', [Buffer.from('%PDF-1.7 %%EOF')], null],
      ['the EICAR test string', [Buffer.from(EICAR)], 'Eicar-Test-Signature'],
      [
        'the string in two pieces',
        [Buffer.from(EICAR.slice(0, 30)), Buffer.from(EICAR.slice(30))],
        'Eicar-Test-Signature',
      ],
      ['a large clean file', [...largeFile('%%EOF')], null],
      ['a large file with it', [...largeFile(EICAR)], 'Eicar-Test-Signature'],
      ['an empty file', [], null],
    ])('scans %s', async (_name, content, threat) => {
      expect(await scanner().scan(content)).toBe(threat);
    });
  },
);
