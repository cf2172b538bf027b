import { PROBE_MS } from '../http.ts';
import { type Content, exchange, notUnderstood } from './exchange.ts';
import type { ScannerPort } from './index.ts';

const PORT = 1344;

/** The HTTP message that the file is the body of: scanners take a name from the address. */
const REQUEST = 'GET http://portal/file HTTP/1.1\r\nHost: portal\r\n\r\n';
const RESPONSE = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n';

const HEAD_END = /\r\n\r\n/;

/** The head; after status 200 also the first line of what the scanner has in place of the file. */
const ANSWER_END = /^ICAP\/1\.\d (?!200)[^]*?\r\n\r\n|\r\n\r\n[^]*?\r\n/;

/** Headers with which scanners name what they have found. */
const THREAT =
  /^X-(?:Infection-Found:.*?Threat=|(?:Virus-ID|Violations-Found|Blocked-Reason): *)([^;\r\n]+)/im;

/** By RFC 3507, section 4.9: a file is the body of an answer to the scanner's client, sent in chunks. */
async function* modification(head: string, content: Content): AsyncGenerator<Buffer> {
  const body = REQUEST.length + RESPONSE.length;
  const parts = `req-hdr=0, res-hdr=${REQUEST.length}, res-body=${body}`;
  yield Buffer.from(
    `RESPMOD ${head}Allow: 204\r\nEncapsulated: ${parts}\r\n\r\n${REQUEST}${RESPONSE}`,
  );
  for await (const piece of content) {
    if (piece.length === 0) continue;
    yield* [Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')];
  }
  yield Buffer.from('0\r\n\r\n');
}

/**
 * A scanner by ICAP (RFC 3507), such as c-icap with ClamAV. Status 204 says that a file is clean. Status 200 has another content in its
 * place; only with the name of a threat or HTTP 403 is that a refusal, because some scanners report their own faults this way.
 */
export function icap(address: URL): ScannerPort {
  const head = `${address.href} ICAP/1.0\r\nHost: ${address.host}\r\nConnection: close\r\n`;
  return {
    protocol: 'ICAP',
    scan: async (content) => {
      const answer = await exchange(address, PORT, modification(head, content), ANSWER_END);
      const [first = '', replacement = ''] = answer.split('\r\n\r\n', 2);
      const [, status] = /^ICAP\/1\.\d (\d{3})/.exec(first) ?? [];
      if (status === '204') return null;
      const [, threat] = THREAT.exec(first) ?? [];
      if (status === '200' && threat !== undefined) return threat;
      if (status === '200' && /^HTTP\/1\.\d 403/.test(replacement))
        return 'something without a name';
      throw notUnderstood(address, answer);
    },
    probe: async () => {
      const request = [Buffer.from(`OPTIONS ${head}\r\n`)];
      const answer = await exchange(address, PORT, request, HEAD_END, PROBE_MS);
      const isRight =
        /^ICAP\/1\.\d 200 /.test(answer) &&
        /^Methods:.*\bRESPMOD\b/im.test(answer) &&
        /^Allow:.*\b204\b/im.test(answer);
      if (!isRight) throw notUnderstood(address, answer);
    },
  };
}
