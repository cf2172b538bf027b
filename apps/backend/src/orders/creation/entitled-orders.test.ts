import type { Entitlement, EntitlementCheck, Order } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EntitlementGroup } from '../../config/entitlements-file.ts';
import { ENTITLED as NOTARIAL, NORA, notaries } from '../../testing/notaries.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const OWNER = ownerPosition();
const ENTITLED = {
  ...NOTARIAL,
  entitlement: { ...NOTARIAL.entitlement, fileNumber: ' UVZ 12/2026 ' },
};
const GROUP = notaries({
  proofs: [{ activities: ['Notariat'] }, { roles: ['mandate'] }],
  area: { subdistricts: [OWNER.parcelId.slice(2, 6)] },
  validUntil: '2026-11-21',
});
const SAMPLED: EntitlementGroup = {
  ...GROUP,
  id: 'sampled',
  proofs: [{ activities: ['Stichprobe'] }],
  samplePercent: 100,
};
const ELSEWHERE: EntitlementGroup = {
  ...GROUP,
  id: 'elsewhere',
  proofs: [{ activities: ['Anderswo'] }],
  area: { subdistricts: ['9999'] },
};

const SAMPLE = employee('sam', organisation('Stichprobe', { activity: 'Stichprobe' }));
const FAR = employee('far', organisation('Anderswo', { activity: 'Anderswo' }));

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ entitlements: [GROUP, SAMPLED, ELSEWHERE] });
});
afterAll(() => testApp.close());

async function entitlementsOf(customer: typeof NORA): Promise<readonly Entitlement[]> {
  const client = await testApp.login(customer);
  return (await client({ url: '/api/authenticated-customer/entitlements' })).json();
}

/** Sends an order. @returns its status, and the key of a refusal */
async function send(customer: typeof NORA, position: object) {
  const client = await testApp.login(customer);
  const answer = await client({
    method: 'POST',
    url: '/api/authenticated-customer/orders',
    body: { orderPositions: [position] },
  });
  const { orderStatus, messageKey } = answer.json();
  return messageKey ?? orderStatus;
}

const pathsTo = (number: string): readonly string[] =>
  testApp.externalSystems.received
    .filter(({ body }) => body.orderNumber === number)
    .map(({ path }) => path);

describe('an order of an entitled organisation (ORG-2)', () => {
  it('is not reviewed, states ground and file number, and is logged with ground, person and time', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED], {}, NORA);
    const shown = await order.order();
    expect(shown.orderStatus).toBe('APPROVED');
    expect(shown.orderPositions[0]).toMatchObject({
      approvalStatus: 'NOT_NEEDED',
      justification: '',
      entitlement: {
        group: { de: 'Notariate' },
        ground: { de: 'Kaufvertrag' },
        groundId: 'sale',
        fileNumber: 'UVZ 12/2026',
      },
    });
    const lines = await testApp.database.query(
      `select detail, at from audit where order_number = $1 and event = 'ENTITLED'`,
      [order.number],
    );
    expect(lines).toEqual([
      { detail: 'notaries sale UVZ 12/2026 Erika nora', at: testApp.clock.now },
    ]);
    await testApp.app.runJobs();
    expect(pathsTo(order.number)).not.toContain('/desk/api/reviews');
  });

  it('has positions that take the usual way, and only these are reviewed', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED, OWNER, mapPosition()], {}, NORA);
    const shown = await order.order();
    expect(shown.orderStatus).toBe('APPROVAL_PENDING');
    expect(shown.orderPositions.map(({ approvalStatus }) => approvalStatus)).toEqual([
      'NOT_NEEDED',
      'APPROVAL_PENDING',
      'NOT_NEEDED',
    ]);
    await testApp.app.runJobs();
    const review = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/desk/api/reviews' && body.orderNumber === order.number,
    );
    expect(review?.body.positions).toHaveLength(1);
  });

  it('goes to the authority afterwards when it was drawn, and does not wait for it', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED], {}, SAMPLE);
    await order.payTwice();
    await order.putAllExtracts();
    expect((await order.download()).statusCode).toBe(200);
    await testApp.app.runJobs();
    const sample = testApp.externalSystems.received.filter(
      ({ path, body }) => path === '/desk/api/samples' && body.orderNumber === order.number,
    );
    expect(sample.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        organisation: 'Stichprobe',
        sender: 'Erika sam',
        positions: [expect.objectContaining({ ground: 'Kaufvertrag', fileNumber: 'UVZ 12/2026' })],
      }),
    ]);
  });

  it.each<[string, typeof NORA, object]>([
    ['a private person', person('claims'), ENTITLED],
    ['an organisation of no group', employee('f', organisation('Firma')), ENTITLED],
    ['another area', FAR, ENTITLED],
    [
      'a ground that is not in the list',
      NORA,
      { ...ENTITLED, entitlement: { ground: 'x', fileNumber: '1' } },
    ],
    [
      'a file number of blanks',
      NORA,
      { ...ENTITLED, entitlement: { ground: 'sale', fileNumber: '  ' } },
    ],
  ])(
    'is refused with a sentence when the claim does not count, and reviewed with a reason: %s',
    async (_name, who, position) => {
      expect(await send(who, position)).toBe('ENTITLEMENT');
      const { justification } = OWNER;
      expect(await send(who, { ...position, justification })).toBe('APPROVAL_PENDING');
    },
  );

  it('is decided when it is sent: an entitlement that has ended, and a mandate that was withdrawn', async () => {
    const { now } = testApp.clock;
    testApp.clock.now = new Date('2026-11-21T23:00:00Z');
    expect(await send(NORA, ENTITLED)).toBe('ENTITLEMENT');
    testApp.clock.now = now;
    const firm = organisation('Mandat');
    const withRole = employee('m', { ...firm, facts: { ...firm.facts, roles: ['mandate'] } });
    expect(await send(withRole, ENTITLED)).toBe('APPROVED');
    // A colleague does not have the role, and the person has it no longer after the next login.
    expect(await send(employee('colleague', firm), ENTITLED)).toBe('ENTITLEMENT');
    expect(await send(withRole, ENTITLED)).toBe('APPROVED');
    expect(await send(employee('m', firm), ENTITLED)).toBe('ENTITLEMENT');
  });

  it('keeps its entitlement when that ends later', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED], {}, NORA);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + 24 * 3_600_000);
    expect((await order.order()).orderStatus).toBe('APPROVED');
    testApp.clock.now = now;
  });
});

const check = async (customer: typeof NORA, productId: string, parcelIds: string) => {
  const client = await testApp.login(customer);
  const query = new URLSearchParams({ productId, parcelIds });
  const url = `/api/authenticated-customer/entitlements/check?${query}`;
  return (await client({ url })).json<EntitlementCheck>();
};

describe('the question whether a reason is needed (ORG-2)', () => {
  it('is answered for product and parcels, without saying how a group is proven', async () => {
    const { entitlement } = await check(NORA, OWNER.productId, OWNER.parcelId);
    expect(entitlement).toMatchObject({ id: 'notaries', validUntil: '2026-11-21' });
    expect(JSON.stringify(entitlement)).not.toMatch(/proofs|samplePercent/);
    expect(await check(FAR, OWNER.productId, OWNER.parcelId)).toEqual({ refusal: 'AREA' });
    expect(await check(NORA, 'liegenschaftskarte', OWNER.parcelId)).toEqual({ refusal: 'PRODUCT' });
    expect(await check(NORA, OWNER.productId, '12065300399999______')).toEqual({ refusal: 'AREA' });
    expect(await check(person('private'), OWNER.productId, OWNER.parcelId)).toEqual({
      refusal: 'NO_GROUP',
    });
  });

  it('has a list of what an organisation is entitled to', async () => {
    expect((await entitlementsOf(NORA)).map(({ id }) => id)).toEqual(['notaries']);
    expect(await entitlementsOf(person('private'))).toEqual([]);
  });

  it('does not show the order of one organisation to another (ORG-6)', async () => {
    const order = await startOrderScenario(testApp, [ENTITLED], {}, NORA);
    const client = await testApp.login(SAMPLE);
    const url = `/api/authenticated-customer/orders/${order.number}`;
    expect((await client({ url })).statusCode).toBe(404);
    expect((await order.order()) satisfies Order).toBeDefined();
  });
});
