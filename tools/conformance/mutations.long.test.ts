import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { httpPayment } from '../../apps/backend/src/ports/payment.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { type Change, closeServers, startDouble } from './double.ts';
import { checkPayment } from './payment.ts';

/* Every answer of the payment provider is changed in every member, its status and its media type: the kit must find each. */

const ONE = '/payment/api/transactions/{id}';
const CALLS = {
  open: 'POST /payment/api/transactions +',
  read: `GET ${ONE} +`,
  withdraw: `DELETE ${ONE} +`,
  refund: `POST ${ONE}/refunds +`,
} as const;

/** The members that the protocol names for each answer. */
const MEMBERS: Readonly<Record<keyof typeof CALLS, readonly string[]>> = {
  open: ['transactionId', 'redirectUrl', 'status'],
  read: ['transactionId', 'redirectUrl', 'status', 'amountCents', 'currency', 'reference'],
  withdraw: ['status'],
  refund: ['refundId', 'status'],
};

const REMOVED = Symbol('removed');

/** Wrong values in place of a right one. */
const VALUES: Readonly<Record<string, (right: unknown) => unknown>> = {
  'is missing': () => REMOVED,
  'is null': () => null,
  'is empty': () => '',
  'is a list': (right) => [right],
  'is in lower case': (right) => String(right).toLowerCase(),
  'is in upper case': (right) => String(right).toUpperCase(),
  'is another text': () => 'x',
  'is another type': (right) => (typeof right === 'number' ? String(right) : 7),
  'is another number': (right) => (typeof right === 'number' ? right + 1 : 1),
};

/** Answers with errors stay as they are: they have no such member. */
const ofSuccess =
  (change: Change): Change =>
  (answer) =>
    answer.status < 300 ? change(answer) : {};

const withMember = (name: string, wrong: (right: unknown) => unknown): Change =>
  ofSuccess(({ body }) => {
    const { [name]: right, ...others } = JSON.parse(body);
    const value = wrong(right);
    return { body: JSON.stringify(value === REMOVED ? others : { ...others, [name]: value }) };
  });

const STATUSES = [202, 204, 302, 400, 404, 500];

const MUTATIONS = Object.entries(CALLS).flatMap(([name, call]) => [
  ...MEMBERS[name as keyof typeof CALLS].flatMap((member) =>
    Object.entries(VALUES).map(
      ([what, wrong]) => [`${name}: ${member} ${what}`, call, withMember(member, wrong)] as const,
    ),
  ),
  ...STATUSES.map(
    (status) => [`${name}: status ${status}`, call, ofSuccess(() => ({ status }))] as const,
  ),
  [`${name}: a web page`, call, ofSuccess(() => ({ body: '<p>' }))] as const,
  [
    `${name}: another media type`,
    call,
    ofSuccess(({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } })),
  ] as const,
]);

/** Changes that lead to the same answer, as the right one is in that case already, or an id has no other. */
const SAME = new Set([
  'open: redirectUrl is in lower case',
  'open: status is in upper case',
  'open: transactionId is in lower case',
  'read: currency is in upper case',
  'read: redirectUrl is in lower case',
  'read: reference is in lower case',
  'read: status is in upper case',
  'read: transactionId is in lower case',
  'withdraw: status is in upper case',
  'refund: status is in upper case',
  'refund: refundId is in lower case',
]);

/** Another text is a right id of a refund, if it is the same each time. */
const RIGHT = new Set(['refund: refundId is another text', 'refund: refundId is in upper case']);

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(closeServers);
afterAll(() => sandbox.app.close());

/** A transaction that a person has paid. */
async function paidTransaction(): Promise<string> {
  const { origin } = sandbox.environment;
  const provider = httpPayment({ url: origin, token: 'payment-token' });
  const order = {
    reference: 'paid',
    amountCents: 4711,
    currency: 'EUR',
    method: 'SEPA',
    description: 'Paid',
    items: [],
    returnUrl: 'http://localhost:9/api/payment-status/paid',
    notifyUrl: 'http://localhost:9/api/payment-notifications',
  } as const;
  const { transactionId } = await provider.open(order, `paid-${Math.random()}`);
  await fetch(`${origin}/payment/${transactionId}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'decision=pay',
  });
  return transactionId;
}

const violations = async (address: string, paid: string): Promise<readonly string[]> =>
  (await checkPayment({ address, token: 'payment-token', portal: 'http://localhost:9', paid }))
    .filter(({ outcome }) => outcome !== 'honoured')
    .map(({ call, rule, reason }) => `${call}: ${rule}: ${reason}`);

describe('the kit and every wrong answer of a payment provider (OPS-5)', () => {
  it('finds nothing at the right one, refunds included', async () => {
    const address = await startDouble(sandbox.environment.origin, {});
    expect(await violations(address, await paidTransaction())).toEqual([]);
  });

  it.each(MUTATIONS.filter(([name]) => !SAME.has(name) && !RIGHT.has(name)))(
    'finds: %s',
    async (_name, call, change) => {
      const address = await startDouble(sandbox.environment.origin, { [call]: change });
      expect((await violations(address, await paidTransaction())).length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['opens the same for every key', CALLS.open, 'transactionId'],
    ['makes a refund for every key', CALLS.refund, 'status'],
  ] as const)('finds the provider that %s', async (_what, call, member) => {
    let first: string | null = null;
    const always: Change = ({ body }) => {
      const found = JSON.parse(body);
      first ??= member in found ? body : null;
      return first === null ? {} : { status: 201, body: first };
    };
    const address = await startDouble(sandbox.environment.origin, { [call]: always });
    expect((await violations(address, await paidTransaction())).length).toBeGreaterThan(0);
  });
});
