import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { guestPortal, map, ORDERS } from '../../testing/guest-portal.ts';
import { person } from '../../testing/test-app.ts';

const { portal, mails, newBrowser, open, renew, tokensFor, ordered, confirmed, ordersOf } =
  guestPortal();

describe('the session of an order without an account (OPEN-2)', () => {
  it('sees no order of anybody else, no list and no account', async () => {
    const [own, other] = [
      await confirmed('erika.a@example.org'),
      await confirmed('erika.b@example.org'),
    ];
    const client = await portal().login(person('with-account'));
    const sent = await client({
      method: 'POST',
      url: ORDERS,
      body: { orderPositions: [map] },
    });
    for (const number of [other.number, sent.json().orderNumber]) {
      for (const path of ['', '/payment-methods', '/download-status', '/download', '/invoice']) {
        const answer = await own.browser({ url: `${ORDERS}/${number}${path}` });
        expect([path, answer.statusCode]).toEqual([path, 404]);
      }
      const cancelled = await own.browser({ method: 'DELETE', url: `${ORDERS}/${number}` });
      expect(cancelled.statusCode).toBe(404);
    }
    const account = '/api/authenticated-customer';
    for (const path of ['/orders', '/sessions', '/saved-parcels', '/personal-data']) {
      const answer = await own.browser({ url: `${account}${path}` });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
    expect((await client({ url: `${ORDERS}/${own.number}` })).statusCode).toBe(404);
  });

  it('sends no further order as a customer, and says that it is that of a guest', async () => {
    const { browser } = await confirmed('erika.further@example.org');
    const body = { orderPositions: [map] };
    const answer = await browser({ method: 'POST', url: ORDERS, body });
    expect(answer.statusCode).toBe(401);
    const customer = await browser({ url: '/api/authenticated-customer' });
    expect(customer.json()).toMatchObject({ guest: true, trustLevel: 'LEVEL_1' });
  });

  it('answers the question after delivery (LAW-6)', async () => {
    const { browser } = await confirmed('erika.feedback@example.org');
    const answer = { feedbackId: randomUUID(), rating: 5 };
    const sent = await browser({ method: 'POST', url: '/api/feedback', body: answer });
    expect(sent.statusCode).toBe(204);
    const nobody = await newBrowser()({ method: 'POST', url: '/api/feedback', body: answer });
    expect(nobody.statusCode).toBe(401);
  });

  it('replaces that of an order that was opened before', async () => {
    const { link, number } = await confirmed('erika.replaces@example.org');
    const browser = newBrowser();
    await open(browser, link);
    expect((await browser({ url: `${ORDERS}/${number}` })).statusCode).toBe(200);
    const second = await confirmed('erika.replaces.too@example.org');
    await open(browser, second.link);
    expect((await browser({ url: `${ORDERS}/${number}` })).statusCode).toBe(404);
    expect((await browser({ url: `${ORDERS}/${second.number}` })).statusCode).toBe(200);
  });
});

describe('a new link to an order without an account (OPEN-2)', () => {
  it('is mailed for number and address of the order, whatever the capital letters', async () => {
    const email = 'erika.renew@example.org';
    const { number } = await confirmed(email);
    mails.mails.length = 0;
    expect((await renew(newBrowser(), 'Erika.Renew@example.org', number)).statusCode).toBe(204);
    await portal().app.runJobs();
    const [token = ''] = tokensFor(email);
    expect((await open(newBrowser(), token)).json()).toEqual({ orderNumber: number });
  });

  it('has the same answer for every address and number, and no mail for the others', async () => {
    const { number } = await confirmed('erika.same@example.org');
    const unproven = 'erika.same.unproven@example.org';
    await ordered(unproven);
    const [other = ''] = await ordersOf(unproven);
    mails.mails.length = 0;
    const answers = [
      await renew(newBrowser(), 'somebody@example.org', number),
      await renew(newBrowser(), 'erika.same@example.org', '0000-0000-0000'),
      await renew(newBrowser(), unproven, other),
      await renew(newBrowser(), 'erika.same@example.org', number),
    ];
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(
      Array.from({ length: 4 }, () => [204, '']),
    );
    await portal().app.runJobs();
    expect(mails.mails).toHaveLength(1);
    expect(tokensFor('erika.same@example.org')).toHaveLength(1);
  });
});
