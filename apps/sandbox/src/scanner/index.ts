import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { SocketReader } from './socket-reader.ts';

/** The test string of EICAR, in two halves, so that no scanner finds it in this file. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$`,
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

const THREAT = 'Eicar-Test-Signature';

const isInfected = (pieces: readonly Buffer[]): boolean => Buffer.concat(pieces).includes(EICAR);

/** A command of clamd: `zPING`, or `zINSTREAM` with pieces after their lengths. */
async function answerClamd(input: SocketReader): Promise<string> {
  const command = await input.until('\0');
  if (command === 'zPING') return 'PONG\0';
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND\0';
  const pieces: Buffer[] = [];
  for (;;) {
    const length = (await input.take(4)).readUInt32BE();
    if (length === 0) return isInfected(pieces) ? `stream: ${THREAT} FOUND\0` : 'stream: OK\0';
    pieces.push(await input.take(length));
  }
}

/** The chunks of a body. */
async function readChunks(input: SocketReader): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  for (;;) {
    const length = Number.parseInt(await input.until('\r\n'), 16);
    if (length > 0) pieces.push(await input.take(length));
    await input.until('\r\n');
    if (length === 0) return pieces;
  }
}

const icap = (status: string, ...headers: readonly string[]): string =>
  [`ICAP/1.0 ${status}`, 'ISTag: "sandbox-1"', 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );

/** What stands in place of an infected file, as c-icap sends it. */
const BLOCKED = 'HTTP/1.1 403 Forbidden\r\nContent-Type: text/plain\r\n\r\n';

/** A request of ICAP: `OPTIONS`, or `RESPMOD` with the file as the body of an answer. */
async function answerIcap(input: SocketReader): Promise<string> {
  const head = await input.until('\r\n\r\n');
  if (head.startsWith('OPTIONS ')) {
    return icap('200 OK', 'Methods: RESPMOD', 'Allow: 204', 'Encapsulated: null-body=0');
  }
  const [, offset] = /^RESPMOD [^]*^Encapsulated: [^\r]*\bres-body=(\d+)/m.exec(head) ?? [];
  if (offset === undefined) return icap('405 Method not allowed');
  await input.take(Number(offset));
  if (!isInfected(await readChunks(input))) return icap('204 No Content');
  const headers = [
    `X-Infection-Found: Type=0; Resolution=2; Threat=${THREAT};`,
    `Encapsulated: res-hdr=0, res-body=${BLOCKED.length}`,
  ];
  return `${icap('200 OK', ...headers)}${BLOCKED}5\r\nvirus\r\n0\r\n\r\n`;
}

async function serve(socket: Socket): Promise<void> {
  const input = new SocketReader(socket);
  const isClamd = (await input.peek(1)).toString('latin1') === 'z';
  socket.end(await (isClamd ? answerClamd(input) : answerIcap(input)), 'latin1');
}

/** Starts a scanner of files that speaks clamd and ICAP on one port and knows the EICAR test string. */
export async function startScanner(port: number, host: string): Promise<Server> {
  const server = createServer((socket) => {
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
