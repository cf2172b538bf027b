import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let logged = '';
const logs = new Writable({
  write: (piece: Buffer, _encoding, done) => {
    logged += piece.toString();
    done();
  },
});
beforeAll(async () => {
  testApp = await openTestApp({ logs });
});
afterAll(() => testApp.close());

const monitoring = async (path: string) => {
  const url = `/api/monitoring/${path}`;
  const headers = { authorization: testApp.credentialOf(url) };
  return (await testApp.send({ url, headers })).json();
};

describe('a payment without an order (OPS-11)', () => {
  it('is counted, logged and listed once it is paid, until its order is known again (SAFE-5)', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    await scenario.pay('SEPA');
    const transactionId = await scenario.transaction(0);
    if (transactionId === null) throw new Error('There is no transaction.');
    // The row is lost, as by a standby that lacked it.
    const hide = (from: string, to: string) =>
      testApp.database.query('update payments set transaction_id = $2 where transaction_id = $1', [
        from,
        to,
      ]);
    await hide(transactionId, 'lost');
    const notify = () => scenario.notifyOf(transactionId);
    expect((await notify()).statusCode).toBe(404);
    expect(await monitoring('payments-without-order')).toEqual([]);
    testApp.externalSystems.statuses.set(transactionId, 'SUCCESS');
    testApp.externalSystems.changes.set(transactionId, { transactionId: 'another' });
    expect((await notify()).statusCode).toBe(503);
    testApp.externalSystems.changes.set(transactionId, { currency: 'CHF' });
    for (let time = 0; time < 2; time += 1) expect((await notify()).statusCode).toBe(404);
    const { total } = await scenario.order();
    expect(await monitoring('payments-without-order')).toEqual([
      {
        transactionId,
        reference: scenario.number,
        amountCents: total.priceGross,
        currency: 'CHF',
        noticedAt: testApp.clock.now.toISOString(),
      },
    ]);
    expect(await monitoring('operations')).toMatchObject({ paymentsWithoutOrder: 1 });
    expect(logged).toContain('a payment has no order');
    await hide('lost', transactionId);
    expect((await notify()).statusCode).toBe(204);
    expect(await monitoring('payments-without-order')).toEqual([]);
  });
});
