import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFile } from '../../products/catalogue.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

const FILE = join(import.meta.dirname, '../../../../../states/lindenmark/catalogue.json');
const demo: CatalogueFile = JSON.parse(readFileSync(FILE, 'utf8'));

/** A VAT of their own for some products; the catalogue has none. */
const RATES: Readonly<Record<string, object>> = {
  liegenschaftskarte: { vatRate: 19, legalNature: 'CONTRACT' },
  'liegenschaftskarte-bodenschaetzung': { vatRate: 7 },
};

/** The demo state selling its maps by contract; all else is a fee. */
const catalogue: CatalogueFile = {
  ...demo,
  categories: demo.categories.map((category) => ({
    ...category,
    products: category.products.map((product) => ({ ...product, ...RATES[product.id] })),
  })),
};

const withdrawal = {
  instruction: {
    de: 'Sie können binnen 14 Tagen widerrufen.',
    en: 'You can withdraw within 14 days.',
  },
  form: { de: 'Hiermit widerrufe ich.', en: 'I hereby withdraw.' },
};

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ catalogue, legal: { withdrawal } });
});
afterAll(() => testApp.close());

const URL = '/api/authenticated-customer/orders';

async function create(subject: string, order: object) {
  const client = await testApp.login(person(subject));
  const answer = await client({
    method: 'POST',
    url: URL,
    body: { orderPositions: [mapPosition()], ...order },
    headers: { 'idempotency-key': `the-key-of-${subject}` },
  });
  return { client, answer };
}

describe('products that are sold by contract (LAW-3)', () => {
  it('are not ordered without the consent to immediate delivery', async () => {
    const { answer } = await create('says-nothing', {});
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'IMMEDIATE_DELIVERY']);
    const orders = await testApp.database.query('select 1 from orders');
    expect(orders).toEqual([]);
  });

  it('prove the consent in the order: its time, and the texts in the language of the order', async () => {
    const { client, answer } = await create('agrees', { immediateDelivery: true, language: 'en' });
    expect(answer.statusCode).toBe(201);
    const order = (await client({ url: `${URL}/${answer.json().orderNumber}` })).json();
    expect(order.withdrawal).toEqual({
      consentedAt: testApp.clock.now.toISOString(),
      consent: expect.stringMatching(/^I ask for the extracts before the withdrawal period ends\./),
      instruction: withdrawal.instruction.en,
    });
    expect(order.withdrawal.consent).not.toMatch(/[<>]/);
    expect(order.total).toMatchObject({ vatRate: 19 });
    expect(order.total.priceNet + order.total.vatAmount).toBe(order.total.priceGross);
  });

  it('need no consent in an order of fees only', async () => {
    const { client, answer } = await create('pays-fees', {
      orderPositions: [{ ...mapPosition(), productId: 'liegenschaftskarte-bodenschaetzung' }],
    });
    expect(answer.statusCode).toBe(201);
    const order = (await client({ url: `${URL}/${answer.json().orderNumber}` })).json();
    expect(order.withdrawal).toBeUndefined();
    expect(order.total).toMatchObject({ vatRate: 7 });
  });

  it('and others send their rate with the invoice', async () => {
    const scenario = await startOrderScenario(testApp, [
      { ...mapPosition(), productId: 'liegenschaftskarte-bodenschaetzung' },
    ]);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.returnFromProvider(0);
    await testApp.app.runJobs();
    const invoices = testApp.externalSystems.received.filter(
      ({ path }) => path === '/cadastre/invoices',
    );
    expect(invoices).toHaveLength(1);
    const [invoice] = invoices;
    const items = invoice?.body.items as readonly Record<string, number>[];
    // PDF and copies are items of their own, of which each has the rate.
    expect(items.map(({ vatRate }) => vatRate)).toEqual([7, 7]);
    for (const { priceGross = 0, priceNet = 0, vatAmount = 0 } of items) {
      expect(priceNet + vatAmount).toBe(priceGross);
      expect(Math.abs(priceNet * 1.07 - priceGross)).toBeLessThan(2);
    }
  });

  it('confirm the contract in the message after the payment with what the order keeps', async () => {
    const agreed = { immediateDelivery: true, language: 'de' };
    const scenario = await startOrderScenario(testApp, [mapPosition()], agreed);
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 61_000);
    await testApp.app.runJobs();
    const message = testApp.externalSystems.received.find(
      ({ path, body }) =>
        path === '/postbox/api/messages' && body.messageId === `paid-${scenario.number}`,
    );
    expect(message?.body.text).toContain('haben Sie erklärt: Ich ');
    expect(message?.body.text).toContain(`\n\n${withdrawal.instruction.de}\n\n`);
  });
});
