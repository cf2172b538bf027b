import type { OwnershipQuestion } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile } from '../session/profile.ts';
import { employee, organisation } from '../testing/organisation-profile.ts';
import { startOrderScenario } from '../testing/order-scenario.ts';
import {
  ANSWER_MS,
  ask,
  type Client,
  isEntered,
  openOwnershipScenario,
  OWNER,
  someone,
} from '../testing/ownership-scenario.ts';
import { mapPosition, parcelIdOf } from '../testing/small-cadastre.ts';
import type { TestApp } from '../testing/test-app.ts';
import { ASK_LIMITS } from './asks.ts';

const PARCEL = OWNER.parcelId;
const CLAIM = { ...OWNER, justification: '', entitlement: { ground: 'owner' } };
/** A product with owner data of which owners are not asked about. */
const OTHER_PRODUCT = 'grundstuecksnachweis';
const DAY_MS = 24 * 3_600_000;

let scenario: Awaited<ReturnType<typeof openOwnershipScenario>>;
let register: typeof scenario.register;
let testApp: TestApp;
beforeAll(async () => {
  scenario = await openOwnershipScenario();
  ({ register, testApp } = scenario);
});
afterAll(() => scenario.close());

/** Sends an order. @returns its status, or the key of a refusal */
async function send(client: Client, position: object): Promise<string> {
  const answer = await client({
    method: 'POST',
    url: '/api/authenticated-customer/orders',
    body: { orderPositions: [position] },
  });
  const { orderStatus, messageKey } = answer.json();
  return messageKey ?? orderStatus;
}

const questionsAbout = (firstName: string): number =>
  register.received.filter((one) => one.person.firstName === firstName).length;

describe('an owner (OWN-1)', () => {
  it('orders without a justification and without a review; ground and time are logged', async () => {
    const owner = someone('Owner', 'orders');
    expect(await isEntered(await testApp.login(owner))).toBe(true);
    const asked = register.received.at(-1);
    expect(asked).toEqual({
      authorization: 'Bearer register-token',
      parcelId: PARCEL,
      person: {
        firstName: 'Owner',
        lastName: 'Mustermann',
        birthDate: '1964-08-12',
        address: owner.address,
      },
    });
    const order = await startOrderScenario(testApp, [CLAIM], {}, owner);
    const shown = await order.order();
    expect(shown.orderStatus).toBe('APPROVED');
    expect(shown.orderPositions[0]).toMatchObject({
      approvalStatus: 'NOT_NEEDED',
      justification: '',
      ownerConfirmedAt: testApp.clock.now.toISOString(),
    });
    const audit = await testApp.database.query(
      `select actor, detail, at from audit where order_number = $1 and event = 'ENTITLED'`,
      [order.number],
    );
    expect(audit).toEqual([{ actor: 'customer', detail: 'owner', at: testApp.clock.now }]);
    await order.payTwice();
    await order.putAllExtracts();
    expect((await order.download()).statusCode).toBe(200);
    await testApp.app.runJobs();
    const sent = testApp.externalSystems.received.filter(
      ({ body }) => body.orderNumber === order.number,
    );
    expect(sent.map(({ path }) => path)).not.toContain('/desk/api/reviews');
    expect(sent.map(({ path }) => path)).not.toContain('/desk/api/samples');
  });

  it('is reviewed for the other positions of the order only', async () => {
    const owner = someone('Owner', 'mixes');
    await isEntered(await testApp.login(owner));
    const order = await startOrderScenario(testApp, [CLAIM, OWNER, mapPosition()], {}, owner);
    const { orderStatus, orderPositions } = await order.order();
    expect(orderStatus).toBe('APPROVAL_PENDING');
    expect(orderPositions.map((one) => one.approvalStatus)).toEqual([
      'NOT_NEEDED',
      'APPROVAL_PENDING',
      'NOT_NEEDED',
    ]);
  });

  it('is not asked about again for a day, and then needs another confirmation', async () => {
    const client = await testApp.login(someone('Owner', 'returns'));
    await isEntered(client);
    const before = questionsAbout('Owner');
    expect(await isEntered(client)).toBe(true);
    expect(questionsAbout('Owner')).toBe(before);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + DAY_MS);
    const later = await testApp.login(someone('Owner', 'returns'));
    expect(await send(later, CLAIM)).toBe('ENTITLEMENT');
    expect(await isEntered(later)).toBe(true);
    expect(questionsAbout('Owner')).toBe(before + 1);
    expect(await send(later, CLAIM)).toBe('APPROVED');
    testApp.clock.now = now;
  });

  it('is confirmed for several parcels only when each matches', async () => {
    const other = parcelIdOf(114, 2);
    const client = await testApp.login(someone('Owner', 'several'));
    expect(await isEntered(client, { parcelIds: [PARCEL, other] })).toBe(true);
    expect(await send(client, { ...CLAIM, parcelId: other })).toBe('APPROVED');
  });

  it('is confirmed by the register alone: a claim is refused with a sentence, and reviewed with a reason', async () => {
    const confirmed = await testApp.login(someone('Owner', 'claims'));
    await isEntered(confirmed);
    const { justification } = OWNER;
    const firm = employee('firm', organisation('Firma'));
    for (const [client, position] of [
      [confirmed, { ...CLAIM, parcelId: parcelIdOf(114, 10) }],
      [confirmed, { ...CLAIM, productId: OTHER_PRODUCT }],
      [await testApp.login(someone('Stranger', 'claims-too')), CLAIM],
      [await testApp.login({ ...firm, birthDate: '1964-08-12' }), CLAIM],
    ] as const) {
      expect(await send(client, position)).toBe('ENTITLEMENT');
      expect(await send(client, { ...position, justification })).toBe('APPROVAL_PENDING');
    }
  });
});

/** Everybody who is no confirmed owner, and why. */
const OTHERS: readonly (readonly [
  why: string,
  firstName: string,
  change?: { readonly profile?: Partial<Profile>; readonly question?: Partial<OwnershipQuestion> },
])[] = [
  ['no match', 'Stranger'],
  ['an unclear match, later', 'Namesake'],
  ['a match that comes too late', 'Late'],
  ['a register that is silent', 'Silent'],
  ['a register that is down', 'Down'],
  ['a register with another answer', 'Odd'],
  ['a product that is off', 'Owner', { question: { productId: OTHER_PRODUCT } }],
  ['a product that does not exist', 'Owner', { question: { productId: 'none' } }],
  ['an unknown date of birth', 'Owner', { profile: { birthDate: null } }],
  ['low trust', 'Owner', { profile: { trustLevel: 'LEVEL_1' } }],
  ['an organisation', 'Owner', { profile: { organisation: organisation('Firma der Eigentümer') } }],
];

/** As many as reasons: each is asked for once at each place of a round, as an earlier call waits less for the database. */
const ROUNDS = OTHERS.length;
/** Headers that differ between any two answers. */
const OF_ONE_ANSWER = ['x-request-id', 'date', 'set-cookie', 'x-ratelimit-reset'];

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Logs a new person in for a reason. */
const logIn = ([why, firstName, change = {}]: (typeof OTHERS)[number], round: number) =>
  testApp.login(someone(firstName, `${why} ${round}`, change.profile));

/** Asks. @returns what somebody can observe */
async function observe(
  client: Client,
  [why, , change = {}]: (typeof OTHERS)[number],
): Promise<{ readonly why: string; readonly ms: number; readonly seen: string }> {
  const startedAt = performance.now();
  const answer = await ask(client, change.question);
  const ms = performance.now() - startedAt;
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !OF_ONE_ANSWER.includes(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .toSorted();
  return { why, ms, seen: JSON.stringify([answer.statusCode, headers, answer.body]) };
}

describe('everybody else (OWN-1)', () => {
  it('has the same answer after the same time, so that nobody learns who is entered', async () => {
    const observed: Awaited<ReturnType<typeof observe>>[] = [];
    // Each round asks for all reasons at once: what the machine does meanwhile slows down all of them.
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = [...OTHERS.slice(round), ...OTHERS.slice(0, round)];
      const people = await Promise.all(
        others.map(async (one) => ({ one, client: await logIn(one, round) })),
      );
      observed.push(...(await Promise.all(people.map(({ client, one }) => observe(client, one)))));
    }
    expect([...new Set(observed.map(({ seen }) => seen))]).toHaveLength(1);
    expect(observed[0]?.seen).toContain(String.raw`{\"isEntered\":false}`);
    const times = OTHERS.map(([why]) => ({
      why,
      ms: median(observed.filter((one) => one.why === why).map(({ ms }) => ms)),
    }));
    const usual = median(times.map(({ ms }) => ms));
    // The register answers at once, after 250 ms or not at all: a difference that people could see is some of that.
    for (const { why, ms } of times) {
      expect({ why, differs: Math.abs(ms - usual) > 60 }).toEqual({ why, differs: false });
      expect({ why, isEarly: ms < ANSWER_MS - 2 }).toEqual({ why, isEarly: false });
    }
    // The reasons are those that the rows name.
    expect(questionsAbout('Stranger')).toBeGreaterThanOrEqual(ROUNDS);
    expect(questionsAbout('Silent')).toBe(ROUNDS);
  });

  it('keeps that answer after many questions, and then nobody is asked about', async () => {
    const client = await testApp.login(someone('Stranger', 'insists'));
    const before = questionsAbout('Stranger');
    const answers = await Promise.all(
      Array.from({ length: ASK_LIMITS.times + 3 }, async () => {
        const startedAt = performance.now();
        const { body, statusCode } = await ask(client);
        return { body, statusCode, isEarly: performance.now() - startedAt < ANSWER_MS - 2 };
      }),
    );
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ body: '{"isEntered":false}', statusCode: 200, isEarly: false })]),
    );
    expect(questionsAbout('Stranger')).toBe(before + ASK_LIMITS.times);
  });

  it('is asked about for some parcels a day only, also when they are owners', async () => {
    const client = await testApp.login(someone('Owner', 'tries-all'));
    const ids = Array.from({ length: ASK_LIMITS.parcels }, (_, index) => parcelIdOf(200 + index));
    expect(await isEntered(client, { parcelIds: ids })).toBe(true);
    expect(await isEntered(client)).toBe(false);
    const { now } = testApp.clock;
    testApp.clock.now = new Date(now.getTime() + DAY_MS);
    expect(await isEntered(await testApp.login(someone('Owner', 'tries-all')))).toBe(true);
    testApp.clock.now = now;
  });

  it('leaves neither answer nor person in the log, nor an answer in the database', async () => {
    const client = await testApp.login(someone('Stranger', 'private'));
    await ask(client);
    const down = await testApp.login(someone('Down', 'private-down'));
    await ask(down);
    const log = scenario.lines.join('');
    expect(log).toContain('the register of owners does not answer');
    expect(log).not.toMatch(/NO_MATCH|UNCLEAR|1964-08-12|Mustermann|isEntered/);
    const rows = await testApp.database.query(
      `select a.* from ownership_asks a join customers c on c.id = a.customer_id where c.subject like 'private%'`,
    );
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(row).toMatchObject({ asks: 1, confirmed_at: null });
  });

  it('needs a session and its token', async () => {
    const url = '/api/authenticated-customer/ownership/check';
    const body = { productId: OWNER.productId, parcelIds: [PARCEL] };
    const anonymous = await testApp.send({ method: 'POST', url, body });
    expect(anonymous.statusCode).toBe(401);
    const client = await testApp.login(someone('Stranger', 'token'));
    const headers = { 'x-xsrf-token': 'wrong' };
    const answer = await client({ method: 'POST', url, body, headers });
    expect(answer.statusCode).toBe(403);
  });
});
