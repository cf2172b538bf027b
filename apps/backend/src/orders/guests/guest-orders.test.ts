import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../retention/personal-data.ts';
import {
  bodyOf,
  catalogue,
  GUESTS,
  guestPortal,
  map,
  ORDERS,
  OTHERS,
} from '../../testing/guest-portal.ts';
import { readParts } from '../../testing/mail-server.ts';
import { openTestApp } from '../../testing/test-app.ts';

const {
  portal,
  mails,
  newBrowser,
  sendOrder,
  open,
  mailsFor,
  tokensFor,
  ordered,
  confirmed,
  ordersOf,
  advanceHours,
} = guestPortal();

describe('an order without an account (OPEN-2)', () => {
  it('is paid and seen after a link has proven the address, also in another browser', async () => {
    const email = 'erika.one@example.org';
    const { browser, token } = await ordered(email);
    const [number = ''] = await ordersOf(email);
    const order = { url: `${ORDERS}/${number}` };
    expect((await browser(order)).statusCode).toBe(401);
    const other = newBrowser();
    expect((await open(other, token)).json()).toEqual({ orderNumber: number });
    expect((await other(order)).json().orderNumber).toBe(number);
    expect((await browser(order)).statusCode).toBe(401);
    const body = { paymentMethod: 'CREDIT_CARD' };
    const paid = await other({ method: 'POST', url: `${ORDERS}/${number}/pay`, body });
    expect(paid.json().redirectUrl).toContain('/payment/');
  });

  it('gets nothing but one mail before the address is proven: no reminder, and nothing in a postbox', async () => {
    const email = 'erika.unproven@example.org';
    await ordered(email);
    portal().externalSystems.received.length = 0;
    advanceHours(40 * 24);
    await portal().app.runJobs();
    await portal().app.runJobs();
    expect(mailsFor(email)).toHaveLength(1);
    const paths = portal().externalSystems.received.map(({ path }) => path);
    expect(paths).not.toContain('/postbox/api/messages');
  });

  it('repeats nothing that its sender has typed to an address that is not proven', async () => {
    const email = 'erika.words@example.org';
    const name = 'Gewinn: https://example.com/abholen';
    await sendOrder(newBrowser(), { ...bodyOf(email), name });
    await portal().app.runJobs();
    const [mail = ''] = mailsFor(email);
    const parts = readParts(mail).join('');
    expect(parts).toContain('Guten Tag,');
    expect(parts).not.toContain('example.com');
  });

  it('gets no message before it is known as one without an account', async () => {
    const email = 'erika.early@example.org';
    await ordered(email);
    const [number = ''] = await ordersOf(email);
    await portal().database.query('delete from guest_orders where order_number = $1', [number]);
    advanceHours(40 * 24);
    await portal().app.runJobs();
    await portal().app.runJobs();
    expect(mailsFor(email)).toHaveLength(1);
  });

  it('gets its messages by mail, each with a link to the order', async () => {
    const email = 'erika.messages@example.org';
    const { browser, number } = await confirmed(email);
    mails.mails.length = 0;
    await browser({ method: 'DELETE', url: `${ORDERS}/${number}` });
    await portal().app.runJobs();
    const [token = ''] = tokensFor(email);
    const answer = await open(newBrowser(), token);
    expect(answer.json()).toEqual({ orderNumber: number });
  });

  it('names no list of orders when it has expired', async () => {
    const email = 'erika.expired@example.org';
    await confirmed(email);
    mails.mails.length = 0;
    advanceHours(40 * 24);
    for (let run = 0; run < 3; run += 1) await portal().app.runJobs();
    const texts = mailsFor(email).map((mail) => readParts(mail)[0] ?? '');
    expect(texts.filter((text) => text.includes('im Portal erneut bestellen'))).toHaveLength(1);
    expect(texts.join('')).not.toContain('Meine Bestellungen');
  });

  it('is created once for a key and an address; the mail is sent again', async () => {
    const email = 'erika.twice@example.org';
    const { browser, key } = await ordered(email);
    await sendOrder(browser, bodyOf(email), key);
    await portal().app.runJobs();
    expect(tokensFor(email)).toHaveLength(2);
    expect(await ordersOf(email)).toHaveLength(1);
    const other = await sendOrder(browser, bodyOf(email, { orderPositions: [map, map] }), key);
    expect(other.statusCode).toBe(422);
  });

  it('needs a postal address for paper', async () => {
    const orderPositions = [{ ...map, numberOfCopies: 1 }];
    const answer = await sendOrder(
      newBrowser(),
      bodyOf('erika.paper@example.org', { orderPositions }),
    );
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'ADDRESSEE_STREET']);
    const addressee = {
      name: 'Erika',
      street: 'Weg 1',
      zipCode: '12345',
      city: 'Ort',
      country: 'DE',
    };
    const sent = await sendOrder(
      newBrowser(),
      bodyOf('erika.paper@example.org', { orderPositions, addressee }),
    );
    expect(sent.statusCode).toBe(204);
  });

  it('has no product that the pack does not allow', async () => {
    const { productId: _map, ...position } = map;
    expect(OTHERS.length).toBeGreaterThan(1);
    for (const { id: productId } of OTHERS) {
      const body = bodyOf('erika.other@example.org', {
        orderPositions: [{ ...position, productId }],
      });
      const answer = await sendOrder(newBrowser(), body);
      expect([productId, answer.statusCode]).toEqual([productId, 403]);
    }
  });
});

describe('the link that proves an address (OPEN-2)', () => {
  it('is used up by no request that fetches its page', async () => {
    const { token } = await ordered('erika.prefetch@example.org');
    const address = `/auszuege/ohne-konto/${token}`;
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      await portal().send({ method, url: address });
    const fetched = await portal().send({ url: `${GUESTS}/open?token=${token}` });
    expect(fetched.statusCode).toBe(404);
    expect((await open(newBrowser(), token)).statusCode).toBe(200);
  });

  it('is refused without the token of the page', async () => {
    const { token } = await ordered('erika.xsrf@example.org');
    const answer = await portal().send({ method: 'POST', url: `${GUESTS}/open`, body: { token } });
    expect(answer.statusCode).toBe(403);
  });

  it('is valid once, also for two requests at the same time', async () => {
    const { token } = await ordered('erika.once@example.org');
    const answers = await Promise.all([open(newBrowser(), token), open(newBrowser(), token)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]));
    expect((await open(newBrowser(), token)).statusCode).toBe(404);
  });

  it('ends after 24 hours, and is purged', async () => {
    const { token } = await ordered('erika.late@example.org');
    advanceHours(24.001);
    expect((await open(newBrowser(), token)).statusCode).toBe(404);
    await portal().app.scheduleJobs();
    await portal().app.runJobs();
    const left = await portal().database.query('select 1 from guest_links where expires_at < $1', [
      portal().clock.now.toISOString(),
    ]);
    expect(left).toEqual([]);
  });

  it('is stored as a hash only', async () => {
    const { token } = await ordered('erika.hash@example.org');
    const rows = await portal().database.query('select * from guest_links');
    const jobs = await portal().database.query('select * from jobs');
    expect(JSON.stringify([rows, jobs])).not.toContain(token);
  });
});

describe('limits of orders without an account (OPEN-2)', () => {
  it('are five mails a day for an address, with the same answer to the sixth request', async () => {
    const email = 'erika.limit@example.org';
    const statuses: number[] = [];
    for (let one = 0; one < 7; one += 1) {
      statuses.push((await sendOrder(newBrowser(), bodyOf(email))).statusCode);
      await portal().app.runJobs();
    }
    expect(statuses).toEqual(Array.from({ length: 7 }, () => 204));
    expect(tokensFor(email)).toHaveLength(5);
    advanceHours(25);
    await sendOrder(newBrowser(), bodyOf(email));
    await portal().app.runJobs();
    expect(tokensFor(email)).toHaveLength(6);
  });

  it('do not count the link that follows the proof of an address', async () => {
    const email = 'erika.three@example.org';
    for (const order of ['first', 'second', 'third']) {
      mails.mails.length = 0;
      expect([order, (await confirmed(email)).link]).not.toEqual([order, '']);
    }
  });

  it('are five orders a minute for a network: addresses of one IPv6 network count together', async () => {
    const statuses: number[] = [];
    for (let one = 1; one <= 6; one += 1) {
      const browser = newBrowser(`2001:db8:ffff:1::${one}`);
      statuses.push(
        (await sendOrder(browser, bodyOf(`erika.network.${one}@example.org`))).statusCode,
      );
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

describe('the end of an order without an account (OPEN-2)', () => {
  it('is the end of its links, sessions and person', async () => {
    const { link, number } = await confirmed('erika.end@example.org');
    await portal().database.query(`update orders set status = 'CLOSED' where order_number = $1`, [
      number,
    ]);
    await erasePerson(portal().database, { orderNumber: number });
    expect((await open(newBrowser(), link)).statusCode).toBe(404);
    expect(await ordersOf('erika.end@example.org')).toEqual([]);
  });

  it('comes with the retention of orders', async () => {
    const { browser, link, number } = await confirmed('erika.retention@example.org');
    await browser({ method: 'DELETE', url: `${ORDERS}/${number}` });
    advanceHours(4000 * 24);
    for (let run = 0; run < 3; run += 1) {
      await portal().app.scheduleJobs();
      await portal().app.runJobs();
    }
    expect((await open(newBrowser(), link)).statusCode).toBe(404);
    for (const table of ['guest_orders', 'orders']) {
      const rows = await portal().database.query(`select 1 from ${table} where order_number = $1`, [
        number,
      ]);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});

describe('a state or portal without such orders (OPEN-2)', () => {
  it.each([
    ['the state does not have them', { openSearch: true }],
    ['the portal sends no mail', { openSearch: true, ordersWithoutAccount: true }],
  ])('refuses them where %s', async (_where, configuration) => {
    const closed = await openTestApp({ catalogue, configuration });
    const { headers } = await closed.send({ url: '/api/configuration' });
    const shown = (await closed.send({ url: '/api/configuration' })).json();
    expect(shown).not.toHaveProperty('ordersWithoutAccount');
    const token = /XSRF-TOKEN=([^;]+)/.exec([headers['set-cookie']].flat().join())?.[1] ?? '';
    const call = (url: string, body: object) =>
      closed.send({
        method: 'POST',
        url,
        body,
        headers: {
          cookie: `XSRF-TOKEN=${token}`,
          'x-xsrf-token': token,
          'x-guest': 'true',
          'idempotency-key': randomUUID(),
        },
      });
    const email = 'erika.closed@example.org';
    expect((await call(GUESTS, bodyOf(email))).statusCode).toBe(401);
    // Orders of an earlier time keep their links.
    const renewed = await call(`${GUESTS}/link`, { email, orderNumber: '2AFZ-ZEX5-W4R0' });
    expect(renewed.statusCode).toBe(204);
    const rows = await closed.database.query(`select 1 from customers where issuer = 'guest'`);
    expect(rows).toEqual([]);
    await closed.close();
  });
});
