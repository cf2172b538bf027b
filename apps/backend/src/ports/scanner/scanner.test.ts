import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ExternalSystemError } from '../../errors.ts';
import { afterFile, startScannerServer } from '../../testing/scanner-server.ts';
import { exchange } from './exchange.ts';
import { openScanner } from './index.ts';

type Server = Awaited<ReturnType<typeof startScannerServer>>;

const servers: Server[] = [];
const start = async (...given: Parameters<typeof startScannerServer>): Promise<Server> => {
  const server = await startScannerServer(...given);
  servers.push(server);
  return server;
};
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const FILE = ['%PDF-1.7', '', ' %%EOF'].map((piece) => Buffer.from(piece));

/** Waits for the whole request of ICAP. */
const afterBody = (text: string) => (received: string) =>
  received.endsWith('0\r\n\r\n') || received.startsWith('OPTIONS') ? text : null;

const icapOf = (status: string, ...headers: readonly string[]) =>
  [`ICAP/1.0 ${status}`, 'ISTag: "1"', ...headers, '', ''].join('\r\n');

describe('a scanner with the protocol of clamd (SAFE-11)', () => {
  const scanWith = async (text: string) => {
    const server = await start(afterFile(text));
    return openScanner(`clamd://127.0.0.1:${server.port}`).scan(FILE);
  };

  it('receives the pieces after their lengths, and no empty one, which would end the file', async () => {
    const server = await start(afterFile('stream: OK'));
    const scanner = openScanner(`clamd://127.0.0.1:${server.port}`);
    expect([scanner.protocol, await scanner.scan(FILE)]).toEqual(['CLAMD', null]);
    const sent = 'zINSTREAM\0\0\0\0\u0008%PDF-1.7\0\0\0\u0006 %%EOF\0\0\0\0';
    expect(server.received()).toBe(sent);
  });

  it('names what it found', async () => {
    expect(await scanWith('stream: Win.Test.EICAR_HDB-1 FOUND')).toBe('Win.Test.EICAR_HDB-1');
  });

  it.each(['', 'stream: OK, or not', 'Command read timed out. ERROR', 'stream: 1 ERROR', 'OK'])(
    'lets nothing pass with the answer "%s"',
    async (text) => {
      await expect(scanWith(text)).rejects.toThrow(ExternalSystemError);
    },
  );

  it('may refuse before the end of the file', async () => {
    let isEnded = false;
    async function* endless() {
      try {
        for (;;) yield Buffer.alloc(65_536);
      } finally {
        isEnded = true;
      }
    }
    const server = await start(() => 'INSTREAM size limit exceeded. ERROR\0');
    const scanner = openScanner(`clamd://127.0.0.1:${server.port}`);
    await expect(scanner.scan(endless())).rejects.toThrow(ExternalSystemError);
    expect(isEnded).toBe(true);
  });

  it('is reached by a Unix socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'scanner-'));
    const path = join(folder, 'clamd.ctl');
    await start(afterFile('stream: OK'), path);
    const scanner = openScanner(`clamd://${path}`);
    expect(await scanner.scan(FILE)).toBe(null);
    await scanner.probe();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['PONG\0', true],
    ['UNKNOWN COMMAND\0', false],
  ])('is up with the answer %j: %s', async (text, isUp) => {
    const server = await start(() => text);
    const probe = openScanner(`clamd://127.0.0.1:${server.port}`).probe();
    if (isUp) await probe;
    else await expect(probe).rejects.toThrow('UNKNOWN COMMAND');
    expect(server.received()).toBe('zPING\0');
  });
});

describe('a scanner with ICAP (SAFE-11)', () => {
  const scanWith = async (text: string) => {
    const server = await start(afterBody(text));
    return openScanner(`icap://127.0.0.1:${server.port}/avscan`).scan(FILE);
  };

  it('receives the file in chunks as the body of an answer', async () => {
    const server = await start(afterBody(icapOf('204 No Content')));
    const scanner = openScanner(`icap://127.0.0.1:${server.port}/avscan`);
    expect([scanner.protocol, await scanner.scan(FILE)]).toEqual(['ICAP', null]);
    const request = 'GET http://portal/file HTTP/1.1\r\nHost: portal\r\n\r\n';
    const response = 'HTTP/1.1 200 OK\r\nContent-Type: application/octet-stream\r\n\r\n';
    const offsets = `req-hdr=0, res-hdr=${request.length}, res-body=${request.length + response.length}`;
    expect(server.received()).toBe(
      [
        `RESPMOD icap://127.0.0.1:${server.port}/avscan ICAP/1.0`,
        `Host: 127.0.0.1:${server.port}`,
        'Connection: close',
        'Allow: 204',
        `Encapsulated: ${offsets}`,
        '',
        `${request}${response}8`,
        '%PDF-1.7',
        '6',
        ' %%EOF',
        '0',
        '',
        '',
      ].join('\r\n'),
    );
  });

  const blocked = 'HTTP/1.1 403 Forbidden\r\n\r\n';
  it.each([
    ['EICAR', ['X-Infection-Found: Type=0; Resolution=2; Threat=EICAR;'], blocked],
    ['EICAR Test', ['X-Virus-ID: EICAR Test'], 'HTTP/1.1 200 OK\r\n\r\nblocked'],
    ['Encrypted', ['X-Blocked-Reason: Encrypted'], 'HTTP/1.1 307 Moved\r\n\r\n'],
    ['something without a name', [], blocked],
  ])('names what it found: %s', async (threat, headers, replacement) => {
    expect(await scanWith(`${icapOf('200 OK', ...headers)}${replacement}`)).toBe(threat);
  });

  it.each([
    ['its own fault', `${icapOf('200 OK')}HTTP/1.1 500 Internal Server Error\r\n\r\n`],
    ['the file without a verdict', `${icapOf('200 OK')}HTTP/1.1 200 OK\r\n\r\n%PDF`],
    ['a name in the file only', `${icapOf('200 OK')}HTTP/1.1 200 OK\r\nX-Virus-ID: a\r\n\r\n`],
    ['an unknown service', icapOf('404 Service not found')],
    ['a fault', icapOf('500 Server error')],
    ['another protocol', 'HTTP/1.1 204 No Content\r\n\r\n'],
    ['half a head', 'ICAP/1.0 204 No Content\r\n'],
    ['nothing', ''],
  ])('lets nothing pass with %s', async (_name, text) => {
    await expect(scanWith(text)).rejects.toThrow(ExternalSystemError);
  });

  it.each([
    ['RESPMOD', '204', true],
    ['REQMOD', '204', false],
    ['REQMOD, RESPMOD', '206', false],
  ])('is up with the methods %s and Allow: %s: %s', async (methods, allow, isUp) => {
    const text = icapOf('200 OK', `Methods: ${methods}`, `Allow: ${allow}`);
    const server = await start(() => text);
    const probe = openScanner(`icap://127.0.0.1:${server.port}/avscan`).probe();
    if (isUp) await probe;
    else await expect(probe).rejects.toThrow(ExternalSystemError);
    expect(server.received()).toMatch(/^OPTIONS icap:\/\/127\.0\.0\.1:\d+\/avscan ICAP\/1\.0\r\n/);
  });
});

describe('a scanner that does not answer (SAFE-11)', () => {
  const ask = async (server: Server, limitMs: number) => {
    const address = new URL(`clamd://127.0.0.1:${server.port}`);
    return exchange(address, 0, FILE, /\0/, limitMs);
  };

  it('is given up after a time', async () => {
    const server = await start(() => null);
    await expect(ask(server, 50)).rejects.toThrow('does not answer');
  });

  it('is read up to 16 KiB, and the connection is closed', async () => {
    const server = await start(() => null);
    const asked = ask(server, 10_000);
    await expect.poll(() => server.sockets.size).toBe(1);
    const [socket] = server.sockets;
    socket?.write('x'.repeat(200_000));
    await expect(asked).rejects.toThrow('does not answer');
    await expect.poll(() => socket?.destroyed).toBe(true);
  });

  it('is an outage when nobody listens, and when the file cannot be read', async () => {
    const server = await start(() => null);
    async function* unreadable() {
      yield Buffer.from('%PDF');
      throw new Error('The storage is gone.');
    }
    const scanner = openScanner(`clamd://127.0.0.1:${server.port}`);
    await expect(scanner.scan(unreadable())).rejects.toThrow('The storage is gone.');
    await server.close();
    await expect(scanner.scan(FILE)).rejects.toThrow(ExternalSystemError);
  });
});
