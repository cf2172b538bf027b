import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const verifyFile = (content: Buffer) =>
  testApp.send({
    method: 'POST',
    url: '/api/verifications',
    body: content,
    headers: { 'content-type': 'application/pdf' },
  });

const resultOf = async (text: string) => (await verifyFile(Buffer.from(text))).json();

async function deliver(...contents: readonly string[]) {
  const scenario = await startOrderScenario(testApp, contents.map(mapPosition));
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  for (const [index, content] of contents.entries()) await scenario.putExtract(index + 1, content);
  return scenario;
}

it('verifies files while many others arrive slowly (OPS-11)', async () => {
  const slow = Array.from({ length: 20 }, () => new PassThrough());
  const pending = slow.map((stream) => {
    stream.write('%PDF-');
    return testApp.send({
      method: 'POST',
      url: '/api/verifications',
      body: stream,
      headers: { 'content-type': 'application/pdf' },
    });
  });
  // Each of them has begun.
  await pause(200);
  expect(await resultOf('a file')).toMatchObject({ result: 'NO_SEAL' });
  for (const stream of slow) stream.end();
  for (const { statusCode } of await Promise.all(pending)) expect(statusCode).toBe(200);
});

describe('verification of a file (DOC-7)', () => {
  it('recognizes a delivered file, without login and without personal data', async () => {
    const scenario = await deliver('first map', 'second map');
    const { orderPositions } = await scenario.order();
    const answer = await verifyFile(Buffer.from(pdfOf('second map')));
    expect(answer.json()).toMatchObject({
      result: 'GENUINE',
      code: orderPositions[1]?.verificationCode,
      document: { extracts: [{ productName: 'Liegenschaftskarte' }] },
    });
    for (const secret of [scenario.number, 'Erika', 'Mustermann']) {
      expect(answer.body).not.toContain(secret);
    }
  });

  it('recognizes a file with all extracts of an order', async () => {
    const order = await startOrderScenario(testApp, [mapPosition(), mapPosition()]);
    await order.pay('SEPA');
    await order.setPaymentStatus(0, 'SUCCESS');
    await order.returnFromProvider(0);
    await order.putOrderFile('all in one');
    const answer = (await verifyFile(Buffer.from(pdfOf('all in one')))).json();
    expect(answer.result).toBe('GENUINE');
    expect(answer.document.extracts).toHaveLength(2);
  });

  it('does not recognize a changed or withdrawn file without a seal', async () => {
    const scenario = await deliver('a map to withdraw');
    const nothing = { result: 'NO_SEAL', code: null, document: null };
    expect(await resultOf(pdfOf('a map to withdrew'))).toEqual(nothing);
    await scenario.removeExtract();
    expect(await resultOf(pdfOf('a map to withdraw'))).toEqual(nothing);
  });

  it('refuses a file of more than 25 MiB and other media types', async () => {
    const huge = await verifyFile(Buffer.alloc(25 * 1024 * 1024 + 1));
    expect([huge.statusCode, huge.json().messageKey]).toEqual([413, 'TOO_LARGE']);
    const text = await testApp.send({
      method: 'POST',
      url: '/api/verifications',
      body: 'no file',
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.statusCode).toBe(415);
  });
});
