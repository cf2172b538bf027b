import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition } from '../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const lines: { level: number; msg: string }[] = [];
let testApp: TestApp;
let port = 0;
beforeAll(async () => {
  const logs = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  testApp = await openTestApp({ logs });
  await testApp.app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** Sends a request as nginx does by default. @returns what was answered until the connection was closed */
async function get(path: string, cookie: string, isEarly = false): Promise<Buffer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${path} HTTP/1.0\r\nHost: localhost:8080\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const pieces: Buffer[] = [];
  socket.on('data', (piece: Buffer) => {
    pieces.push(piece);
    if (isEarly) socket.destroy();
  });
  await once(socket, 'close');
  return Buffer.concat(pieces);
}

const errors = () => lines.filter(({ level }) => level >= 50).map(({ msg }) => msg);

describe('downloads over HTTP/1.0, the default of nginx (OPS-7)', () => {
  it('are complete and log no error', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition(), mapPosition()]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    // Larger than the buffers of a connection.
    await scenario.putExtract(1, 'x'.repeat(8_000_000));
    await scenario.putExtract(2);
    const token = await testApp.app.services.sessions.start(scenario.profile);
    const cookie = `portal_session=${token}`;
    const order = `/api/authenticated-customer/orders/${scenario.number}`;
    const { orderPositions } = await scenario.order();
    const position = orderPositions[0]?.positionId;
    for (const path of ['download', `positions/${position}/download`]) {
      const answer = (await get(`${order}/${path}`, cookie)).toString('latin1');
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).not.toMatch(/transfer-encoding/i);
      expect(answer).toMatch(path === 'download' ? /\r\n\r\nPK/ : /\r\n\r\n%PDF/);
    }
    for (let turn = 0; turn < 5; turn += 1) {
      await get(`${order}/download`, cookie, true);
      await get(`${order}/positions/${position}/download`, cookie, true);
      await get('/api/openapi.json', cookie, true);
    }
    const page = await get('/api/openapi.json', cookie);
    expect(page.length).toBeGreaterThan(1000);
    // The end of an answer is logged after its last byte.
    await pause(300);
    expect(errors()).toEqual([]);
  });
});
