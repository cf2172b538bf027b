import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KINDS } from '../../apps/alkis-adapter/src/environment.ts';
import { readOrder as readForAlkis } from '../../apps/alkis-adapter/src/read-order.ts';
import { startOrderScenario } from '../../apps/backend/src/testing/order-scenario.ts';
import { mapPosition, parcelIdOf } from '../../apps/backend/src/testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import { readOrder } from '../../apps/sandbox/src/cadastre/orders/read-order.ts';
import { mapOrder, ORDER_RULES } from './adapters.ts';

/* What the portal orders, as the systems read it that refuse fields which they do not know (SAFE-2). */

const FURTHER = [parcelIdOf(114, 10), parcelIdOf(9)];
const PORTAL = 'http://localhost:8080';
const ADDRESSEE = {
  name: 'Erika Mustermann',
  street: 'Weg 1',
  zipCode: '1010',
  city: 'Wien',
  country: 'AT',
};

let testApp: TestApp;
let body: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  testApp = await openTestApp();
  const position = { ...mapPosition(), furtherParcelIds: FURTHER, numberOfCopies: 1 };
  const scenario = await startOrderScenario(testApp, [position], { addressee: ADDRESSEE });
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  await testApp.app.runJobs();
  const sent = testApp.externalSystems.received.find(({ path }) => path === '/cadastre/orders');
  body = sent?.body ?? {};
});
afterAll(() => testApp.close());

describe('an order of several parcels with paper, as the portal sends it (SAFE-2)', () => {
  it('is read with all of them by the adapter of an ALKIS system', () => {
    expect(readForAlkis(body, PORTAL, KINDS)).toMatchObject({
      order: { positions: [{ furtherParcelIds: FURTHER }] },
    });
  });

  it('is read with all of them, and the country of the addressee, by the cadastre of the sandbox', () => {
    expect(readOrder(body)).toMatchObject({
      addressee: ADDRESSEE,
      positions: [{ furtherParcelIds: FURTHER }],
    });
  });
});

describe('an order that a process of the release before sends (SAFE-4)', () => {
  it('is read by adapter and sandbox, which may be replaced before it', () => {
    const { positions } = body;
    const earlier = {
      ...body,
      positions: (Array.isArray(positions) ? positions : []).map((position) => ({
        ...position,
        approvalStatus: 'NOT_NEEDED',
      })),
    };
    expect(readForAlkis(earlier, PORTAL, KINDS)).toHaveProperty('order');
    expect(readOrder(earlier)).toEqual(readOrder(body));
  });
});

describe('an order of the kit (SAFE-2)', () => {
  it('has no other fault than the one that it must be refused for', () => {
    expect(readForAlkis(mapOrder(PORTAL, {}), PORTAL, KINDS)).toHaveProperty('order');
    expect(readOrder(mapOrder(PORTAL, {})).orderNumber).toBe('CONFORMANCE-1');
  });

  it.each(ORDER_RULES)('is refused for it by adapter and sandbox: %s', (_rule, change) => {
    const [field = ''] = Object.keys(change);
    const order = mapOrder(PORTAL, change);
    expect(readForAlkis(order, PORTAL, KINDS)).toMatchObject({
      reason: expect.stringContaining(field),
    });
    expect(() => readOrder(order)).toThrow(field);
  });
});
