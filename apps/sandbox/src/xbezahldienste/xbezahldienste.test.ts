import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox } from '../testing/start.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
const PORTAL = 'http://localhost:9';
beforeAll(async () => {
  sandbox = await startSandbox(PORTAL);
});
afterAll(() => sandbox.app.close());

const authorization = `Basic ${Buffer.from('portal:payment-token').toString('base64')}`;
const PATH = '/xbezahldienste/paymenttransaction/kataster/kasse-1';
let requests = 0;

const requestOf = (change: object = {}) => {
  requests += 1;
  return {
    requestId: `request-${requests}`,
    requestTimestamp: '2026-11-26T09:00:00.000Z',
    currency: 'EUR',
    grosAmount: 11.9,
    purpose: 'Auftrag 7K2M-Q0XA-93TB',
    description: 'Auszüge',
    redirectUrl: `${PORTAL}/back`,
    items: [
      {
        id: '1',
        reference: '7K2M',
        description: 'Karte',
        taxRate: 19,
        quantity: 1,
        totalNetAmount: 10,
        totalTaxAmount: 1.9,
        singleNetAmount: 10,
        singleTaxAmount: 1.9,
      },
    ],
    ...change,
  };
};
const open = (payload: object) =>
  sandbox.app.inject({ method: 'POST', url: PATH, headers: { authorization }, payload });
const read = async (id: string) =>
  (await sandbox.app.inject({ url: `${PATH}/${id}`, headers: { authorization } })).json();
const decide = (id: string, decision: string) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/xbezahldienste/pay/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });

/** The status after decisions. */
async function after(...decisions: string[]): Promise<string> {
  const id = (await open(requestOf())).json().paymentInformation.transactionId;
  for (const decision of decisions) await decide(id, decision);
  return (await read(id)).paymentInformation.status;
}

describe('the payment provider by XBezahldienste (REAL-8)', () => {
  it.each([
    ['card', 'PAYED', 'CREDITCARD'],
    ['paypal', 'PAYED', 'PAYPAL'],
    ['refuse', 'FAILED', undefined],
    ['cancel', 'CANCELED', undefined],
  ])(
    'after %s it is %s, and the person comes back without a result',
    async (decision, status, method) => {
      const { paymentInformation } = (await open(requestOf())).json();
      const id = paymentInformation.transactionId;
      const page = await sandbox.app.inject({ url: `/xbezahldienste/pay/${id}` });
      expect(page.body).toContain('Zahlungsart wählen');
      expect((await decide(id, decision)).headers.location).toBe(`${PORTAL}/back`);
      const { paymentInformation: now } = await read(id);
      expect(now).toMatchObject({ status, ...(method ? { paymentMethod: method } : {}) });
      expect(typeof now.transactionReference).toBe(method ? 'string' : 'undefined');
      expect(now.transactionRedirectUrl).toBeUndefined();
    },
  );

  it.each([
    ['an amount in another form', { grosAmount: '11.90' }],
    ['three decimal places', { grosAmount: 11.901 }],
    ['an umlaut in the purpose', { purpose: 'Gebühr' }],
    ['a purpose that is too long', { purpose: 'x'.repeat(28) }],
    ['a bracket in the description', { description: 'Karte (PDF)' }],
    ['a return address elsewhere', { redirectUrl: 'https://evil.example/' }],
    ['no item', { items: [] }],
    ['another currency', { currency: 'CHF' }],
  ])('refuses %s', async (_name, change) => {
    const answer = await open(requestOf(change));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().functionalCode).toBe('VALIDATION_ERROR');
  });

  it('lets a refused payment succeed later, and no other', async () => {
    expect(await after('refuse', 'other')).toBe('PAYED');
    expect(await after('cancel', 'card')).toBe('CANCELED');
    expect(await after('card', 'cancel')).toBe('PAYED');
  });
});
