import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';

it('says that it is not ready before it stops listening, and answers all calls until then (OPS-2)', async () => {
  const testApp = await openTestApp();
  const statusOf = async (path: string) => {
    const { statusCode, headers } = await testApp.send({ url: `/api/${path}` });
    return [statusCode, headers.connection];
  };
  expect(await statusOf('health/ready')).toEqual([200, 'keep-alive']);
  testApp.app.beginEnd();
  expect(await statusOf('health/ready')).toEqual([503, 'close']);
  expect(await statusOf('health')).toEqual([200, 'close']);
  expect(await statusOf('configuration')).toEqual([200, 'close']);
  await testApp.close();
});

it('answers a request that has begun when the process ends, and closes its connection (STATE-8)', async () => {
  const testApp = await openTestApp();
  const { server } = testApp.app;
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const accepted = once(server.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  const [connection] = await accepted;
  const begun = once(connection, 'data');
  socket.write('GET /api/configuration HTTP/1.1\r\nhost: localhost\r\n');
  await begun;
  let answer = '';
  socket.on('data', (piece: Buffer) => void (answer += piece.toString()));
  const closed = once(socket, 'close');
  const closing = testApp.close();
  socket.write('\r\n');
  await closed;
  await closing;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer.toLowerCase()).toContain('connection: close');
});
