import { loadContract } from '@portal/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationsOf } from '../contract/operations.ts';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const SYSTEMS = ['cadastre', 'accounting', 'desk', 'monitoring'] as const;
const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** The calls of external systems, each with the system that may make it. */
const CALLS = operationsOf(loadContract()).flatMap(({ path, method, operation }) => {
  const [owner] = (operation.security ?? []).flatMap(({ integration = [] }) => integration);
  return owner === undefined ? [] : [{ id: operation.operationId, path, method, owner }];
});

const statusOf = async (method: string, path: string, authorization: string): Promise<number> => {
  const url = `/api${path.replace('{resultFileName}', 'AAAA-BBBB-CCCC.pdf').replace('{publicFileName}', 'AAAA-BBBB-CCCC.pdf')}`;
  const name = method.toUpperCase() as 'GET' | 'PUT' | 'POST' | 'DELETE';
  const headers = { authorization };
  return (await testApp.app.server.inject({ method: name, url, headers })).statusCode;
};

describe('credentials of external systems (BIG-8, SEC-5)', () => {
  it('exist for every call of the contract', () => {
    expect(CALLS).toHaveLength(18);
    expect(new Set(CALLS.map(({ owner }) => owner))).toEqual(new Set(SYSTEMS));
  });

  it.each(CALLS)('$id accepts $owner only', async ({ path, method, owner }) => {
    const accepting: string[] = [];
    for (const system of SYSTEMS) {
      const status = await statusOf(method, path, basic(system, `${system}-password`));
      if (status !== 401) accepting.push(system);
    }
    expect(accepting).toEqual([owner]);
    // The right password with another user name, and the other way round.
    for (const system of SYSTEMS.filter((one) => one !== owner)) {
      expect(await statusOf(method, path, basic(system, `${owner}-password`))).toBe(401);
      expect(await statusOf(method, path, basic(owner, `${system}-password`))).toBe(401);
    }
    expect(await statusOf(method, path, '')).toBe(401);
  });

  it('of the cadastre cannot approve an order with owner data', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    const { orderPositions } = await scenario.order();
    const decisions = orderPositions.map(({ positionId }) => ({
      positionId,
      decision: 'APPROVED',
    }));
    const decide = (authorization: string) =>
      testApp.send({
        method: 'POST',
        url: '/api/review-result',
        body: { orderNumber: scenario.number, decisions },
        headers: { authorization },
      });
    expect((await decide(basic('cadastre', 'cadastre-password'))).statusCode).toBe(401);
    expect((await scenario.order()).orderStatus).toBe('APPROVAL_PENDING');
    expect((await decide(basic('desk', 'desk-password'))).statusCode).toBe(204);
    expect((await scenario.order()).orderStatus).toBe('APPROVED');
  });

  it('of the cadastre is not sent to accounting, and the other way round', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()]);
    await testApp.app.runJobs();
    await scenario.decide(0, 'APPROVED');
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    await testApp.app.runJobs();
    const sent = testApp.externalSystems.received.filter(
      ({ body }) => body.orderNumber === scenario.number,
    );
    const tokens = Object.fromEntries(sent.map(({ path, authorization }) => [path, authorization]));
    expect(tokens).toMatchObject({
      '/desk/api/reviews': 'Bearer DESK-token',
      '/cadastre/orders': 'Bearer CADASTRE-token',
      '/cadastre/invoices': 'Bearer ACCOUNTING-token',
    });
  });
});
