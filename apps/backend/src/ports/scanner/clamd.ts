import { PROBE_MS } from '../http.ts';
import { type Content, exchange, notUnderstood } from './exchange.ts';
import type { ScannerPort } from './index.ts';

const PORT = 3310;

/** Answers of commands that begin with z end with NUL. */
const END = /\0/;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** Each piece after its length; a length of zero ends the file. */
async function* framed(content: Content): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const piece of content) {
    if (piece.length > 0) yield* [lengthOf(piece.length), piece];
  }
  yield lengthOf(0);
}

/** The daemon of ClamAV by its own protocol (manual page clamd(8)), over TCP or a Unix socket. */
export function clamd(address: URL): ScannerPort {
  return {
    protocol: 'CLAMD',
    scan: async (content) => {
      const answer = await exchange(address, PORT, framed(content), END);
      if (answer === 'stream: OK\0') return null;
      const [, threat] = /^stream: (.+) FOUND\0$/.exec(answer) ?? [];
      if (threat === undefined) throw notUnderstood(address, answer);
      return threat;
    },
    probe: async () => {
      const answer = await exchange(address, PORT, [Buffer.from('zPING\0')], END, PROBE_MS);
      if (answer !== 'PONG\0') throw notUnderstood(address, answer);
    },
  };
}
