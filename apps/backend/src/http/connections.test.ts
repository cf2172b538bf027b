import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { idleLimitMs } from './connections.ts';

const CALL = 'GET /api/categories HTTP/1.1\r\nHost: localhost:8080\r\n\r\n';
let testApp: TestApp;
let port = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('connections whose callers do not read (OPS-11)', () => {
  it('are closed, and hold no places', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, open));
    const closed = sockets.map((socket) => once(socket, 'close'));
    for (const socket of sockets) {
      socket.pause();
      socket.write(CALL.repeat(500));
    }
    for (const socket of sockets) socket.resume();
    await Promise.all(closed);
    await expect.poll(() => testApp.app.callsInProgress()).toBe(0);
  });

  it('are not those of callers that read one answer after the other', async () => {
    const socket = await open();
    let answers = 0;
    socket.on('data', (piece: Buffer) => {
      answers += piece.toString().split('HTTP/1.1 200').length - 1;
    });
    for (let turn = 1; turn <= 20; turn += 1) {
      socket.write(CALL);
      await expect.poll(() => answers).toBe(turn);
    }
    socket.destroy();
  });

  it('end when nothing is sent or read for longer than a call may take', () => {
    expect(testApp.app.server.server.timeout).toBe(60_000);
    expect(idleLimitMs(3_600_000)).toBe(3_630_000);
  });
});
