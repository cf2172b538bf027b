import { decodeText } from '@portal/names/decode';
import { isUtf8 } from 'node:buffer';
import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ExternalSystemError } from '../../errors.ts';
import type { Content } from './port.ts';

/** Time limit for a file in ms, half of the one that clamd has by default. */
const SCAN_MS = 60_000;

/** Time limit for a probe in ms. */
export const PROBE_MS = 5000;

/** Characters of an answer that are read; those of scanners have some hundred. */
const MOST_CHARACTERS = 16_384;

/**
 * Sends a request over a connection of its own.
 *
 * @param end what the part of the answer that counts ends with
 * @returns that part
 * @throws ExternalSystemError when it does not come
 */
export async function exchange(
  address: URL,
  defaultPort: number,
  request: Content,
  end: RegExp,
  limitMs = SCAN_MS,
): Promise<string> {
  const { hostname, port, pathname, href } = address;
  const place = hostname
    ? { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || defaultPort }
    : { path: pathname };
  const socket = connect({ ...place, signal: AbortSignal.timeout(limitMs) });
  let answer = '';
  let reason = 'the connection was closed';
  // A scanner may answer before the end of the content, and close the connection: the answer counts.
  const sending = pipeline(request, socket, { end: false }).catch((error: Error) => {
    socket.destroy(error);
  });
  try {
    for await (const piece of socket.setEncoding('latin1')) {
      answer += piece;
      if (answer.length > MOST_CHARACTERS || end.test(answer)) break;
    }
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error);
  }
  socket.destroy();
  await sending;
  const found = end.exec(answer);
  if (found) {
    const bytes = Buffer.from(answer.slice(0, found.index + found[0].length), 'latin1');
    // A name in an unknown encoding is no reason to let a file pass.
    return isUtf8(bytes) ? decodeText(bytes) : bytes.toString('latin1');
  }
  throw new ExternalSystemError(`${href} does not answer: ${reason}.`);
}

/** The error for an answer that says neither that a file is clean nor that it is not. */
export const notUnderstood = ({ href }: URL, answer: string): ExternalSystemError =>
  new ExternalSystemError(`${href} answered ${JSON.stringify(answer.slice(0, 200))}.`);
