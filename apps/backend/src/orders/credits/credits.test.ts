import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderRequest, PROGRAM_ORDERS, startProgram } from '../../testing/programs.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const OWN = '/api/authenticated-customer';
const PATH = '/cadastre/credit-notes';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ env: { RATE_LIMIT_LOGIN: '1000', RATE_LIMIT_ORDER: '1000' } });
});
afterAll(() => testApp.close());

const put = (url: string, body?: Buffer) =>
  testApp.send({
    method: 'PUT',
    url,
    ...(body && { body }),
    headers: {
      authorization: testApp.credentialOf(url),
      ...(body && { 'content-type': 'application/pdf' }),
    },
  });
const credit = (order: OrderScenario, number = 1) => put(`/api/credits/${order.number}/${number}`);
const deliver = (order: OrderScenario, number = 1) =>
  put(`/api/invoice/${order.number}-${number}-credit.pdf`, Buffer.from(pdfOf('credit note')));

const requestsOf = (order: OrderScenario) =>
  testApp.externalSystems.received.filter(
    ({ path, body }) => path === PATH && body.orderNumber === order.number,
  );

/** An order with a payment of its own. */
async function paidOrder(positions: readonly object[] = [mapPosition()]): Promise<OrderScenario> {
  const order = await startOrderScenario(testApp, positions);
  await order.pay('SEPA');
  await order.setPaymentStatus(0, 'SUCCESS');
  await order.notify(0);
  return order;
}

describe('the credit of a position that was paid by itself (LAW-3)', () => {
  it('is requested once as a credit note with the amounts of the invoice, and can be downloaded', async () => {
    const order = await paidOrder([mapPosition(), mapPosition()]);
    const answers = await Promise.all([credit(order, 2), credit(order, 2), credit(order, 2)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    await testApp.app.runJobs();
    await testApp.app.runJobs();
    const [request, ...others] = requestsOf(order);
    expect(others).toEqual([]);
    const [, position] = (await order.order()).orderPositions;
    expect(request?.body).toMatchObject({
      credits: 'INVOICE',
      positionId: position?.positionId,
      publicFileName: `${order.number}-2-credit.pdf`,
    });
    // PDF and copies, each with its fee.
    expect(position?.price.priceGross).toBe(5100);
    expect(request?.body['items']).toMatchObject([
      { number: 2, priceNet: -2200, priceGross: -2200 },
      { number: 2, priceNet: -2900, priceGross: -2900 },
    ]);
    expect(position?.credit).toMatchObject({ fileAvailable: false });

    const url = `${OWN}/orders/${order.number}/positions/${position?.positionId}/credit`;
    expect((await order.ask({ url })).statusCode).toBe(404);
    expect((await deliver(order, 2)).statusCode).toBe(204);
    const file = await order.ask({ url });
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toContain(`Gutschrift_${order.number}-2.pdf`);
    await testApp.app.runJobs();
    const after = await order.order();
    expect(after.orderPositions.map(({ credit: one }) => one?.fileAvailable)).toEqual([
      undefined,
      true,
    ]);
    expect(after.timeline?.filter(({ event }) => event === 'CREDITED')).toHaveLength(1);
    expect(order.messages()).toContain('credit');
    order.advanceHours(1);
    await testApp.app.runJobs();
    expect(requestsOf(order)).toHaveLength(1);
  });

  it('is requested again until it is delivered, also when accounting did not answer', async () => {
    const order = await paidOrder();
    testApp.externalSystems.isDown = true;
    await credit(order);
    await testApp.app.runJobs();
    testApp.externalSystems.isDown = false;
    order.advanceHours(1);
    await testApp.app.runJobs();
    order.advanceHours(1);
    await testApp.app.runJobs();
    expect(requestsOf(order).length).toBeGreaterThan(1);
  });

  it('writes a message for each credit, with what was credited in all', async () => {
    const order = await paidOrder([mapPosition(), mapPosition()]);
    for (const number of [1, 2]) {
      await credit(order, number);
      await deliver(order, number);
      await testApp.app.runJobs();
    }
    expect(order.messages().filter((kind) => kind.startsWith('credit'))).toEqual([
      'credit',
      'credit-2',
    ]);
  });

  it('refers to the fee notice of an order that nobody paid in time', async () => {
    const order = await startOrderScenario(testApp, [ownerPosition()]);
    await order.decide(0, 'APPROVED');
    order.advanceHours(24 * 30);
    await testApp.app.runJobs();
    await credit(order);
    await testApp.app.runJobs();
    expect(requestsOf(order)[0]?.body).toMatchObject({ credits: 'FEE_NOTICE' });
  });

  it('is refused before the payment, for a rejected or unknown position, and without the credential', async () => {
    const unpaid = await startOrderScenario(testApp, [mapPosition()]);
    expect((await credit(unpaid)).json().messageKey).toBe('NOT_PAID');
    expect((await credit(unpaid, 2)).statusCode).toBe(404);
    const url = `/api/credits/${unpaid.number}/1`;
    expect((await testApp.send({ method: 'PUT', url })).statusCode).toBe(401);
    expect((await deliver(unpaid)).statusCode).toBe(404);

    const mixed = await startOrderScenario(testApp, [mapPosition(), ownerPosition()]);
    await mixed.decide(1, 'REJECTED');
    await mixed.pay('SEPA');
    await mixed.setPaymentStatus(0, 'SUCCESS');
    await mixed.notify(0);
    expect((await credit(mixed, 2)).json().messageKey).toBe('NOT_APPROVED');
  });

  it('is downloaded by nobody else, and by a program of the organisation (SEC-1, ORG-4)', async () => {
    const town = employee('tina', organisation('Gemeinde'));
    const program = await startProgram(testApp, town);
    const order = await startOrderScenario(testApp, [mapPosition()], {}, town);
    await order.pay('SEPA');
    await order.setPaymentStatus(0, 'SUCCESS');
    await order.notify(0);
    await credit(order);
    await deliver(order);
    const [position] = (await order.order()).orderPositions;
    const path = `/${order.number}/positions/${position?.positionId}/credit`;
    expect((await program.ask({ url: `${PROGRAM_ORDERS}${path}` })).statusCode).toBe(200);
    const other = await testApp.login(person('somebody-else'));
    expect((await other({ url: `${OWN}/orders${path}` })).statusCode).toBe(404);
    const stranger = await startProgram(testApp, employee('s', organisation('Andere')));
    expect((await stranger.ask({ url: `${PROGRAM_ORDERS}${path}` })).statusCode).toBe(404);
    expect((await program.ask(orderRequest([mapPosition()]))).statusCode).toBe(201);
  });
});
