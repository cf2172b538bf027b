import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { erasePerson } from '../../retention/personal-data.ts';
import { bodyOf, guestPortal, map, ORDERS } from '../../testing/guest-portal.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { person, type TestApp } from '../../testing/test-app.ts';

const {
  portal,
  mails,
  newBrowser,
  sendOrder,
  open,
  renew,
  mailsFor,
  tokensFor,
  ordered,
  confirmed,
  ordersOf,
  advanceHours,
} = guestPortal();

const TAKE = '/api/authenticated-customer/guest-orders';
const LIST = `${ORDERS}/search`;

type Client = Awaited<ReturnType<TestApp['login']>>;
const loggedIn = (name: string = randomUUID()): Promise<Client> => portal().login(person(name));
const takeOver = (client: Client, token: string) =>
  client({ method: 'POST', url: TAKE, body: { token } });
const statusOf = async (client: Client, number: string): Promise<number> =>
  (await client({ url: `${ORDERS}/${number}` })).statusCode;
const gone = { status: 404, messageKey: 'NOT_FOUND' };

describe('taking over an order without an account (OPEN-2)', () => {
  it('proves the address by the first link, and gives the order to the account', async () => {
    const email = 'erika.take@example.org';
    const { token } = await ordered(email);
    const [number = ''] = await ordersOf(email);
    const client = await loggedIn();
    const answer = await takeOver(client, token);
    expect([answer.statusCode, answer.json()]).toEqual([200, { orderNumber: number }]);
    const order = (await client({ url: `${ORDERS}/${number}` })).json();
    expect(order.timeline.map(({ event }: { event: string }) => event)).toContain('TAKEN_OVER');
    const list = await client({ url: LIST });
    expect(list.body).toContain(number);
    const body = { paymentMethod: 'CREDIT_CARD' };
    const paid = await client({ method: 'POST', url: `${ORDERS}/${number}/pay`, body });
    expect(paid.json().redirectUrl).toContain('/payment/');
  });

  it('ends the session of the guest and every link of the order', async () => {
    const email = 'erika.take.ends@example.org';
    const { browser, link, number } = await confirmed(email);
    await renew(newBrowser(), email, number);
    await portal().app.runJobs();
    const links = tokensFor(email);
    expect(links).toHaveLength(2);
    expect(await statusOf(browser, number)).toBe(200);
    expect((await takeOver(await loggedIn(), link)).statusCode).toBe(200);
    expect(await statusOf(browser, number)).toBe(401);
    for (const one of links) expect((await open(newBrowser(), one)).statusCode).toBe(404);
    mails.mails.length = 0;
    await renew(newBrowser(), email, number);
    await portal().app.runJobs();
    expect(mails.mails).toEqual([]);
  });

  it('has the same answer when the same person repeats it', async () => {
    const { link, number } = await confirmed('erika.take.twice@example.org');
    const client = await loggedIn();
    const answers = await Promise.all([takeOver(client, link), takeOver(client, link)]);
    answers.push(await takeOver(client, link));
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array.from({ length: 3 }, () => [200, { orderNumber: number }]),
    );
    const lines = await portal().database.query(
      `select 1 from audit where order_number = $1 and event = 'TAKEN_OVER'`,
      [number],
    );
    expect(lines).toHaveLength(1);
  });

  it('happens once: no other person has it, before or after, by any of its links', async () => {
    const email = 'erika.take.other@example.org';
    const { link, number } = await confirmed(email);
    await renew(newBrowser(), email, number);
    await portal().app.runJobs();
    const [first, second] = [await loggedIn(), await loggedIn()];
    const both = await Promise.all([takeOver(first, link), takeOver(second, link)]);
    const owner = both[0].statusCode === 200 ? first : second;
    const other = owner === first ? second : first;
    for (const one of tokensFor(email)) {
      expect((await takeOver(other, one)).json()).toMatchObject(gone);
    }
    expect([await statusOf(owner, number), await statusOf(other, number)]).toEqual([200, 404]);
    const cancelled = await other({ method: 'DELETE', url: `${ORDERS}/${number}` });
    expect(cancelled.statusCode).toBe(404);
  });

  it('is opened by nobody while it is taken over', async () => {
    const { link, number } = await confirmed('erika.take.race@example.org');
    const name = randomUUID();
    const client = await loggedIn(name);
    const sessionsOf = () =>
      portal().database.query(
        'select s.id from sessions s join customers c on c.id = s.customer_id where c.subject = $1',
        [name],
      );
    const browsers = Array.from({ length: 6 }, () => newBrowser());
    const [taken] = await Promise.all([
      takeOver(client, link),
      ...browsers.map((browser) => open(browser, link)),
    ]);
    expect(taken.statusCode).toBe(200);
    expect(await sessionsOf()).toHaveLength(1);
    const seen = browsers.map((browser) => browser({ url: `${ORDERS}/${number}` }));
    const statuses = (await Promise.all(seen)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('has one answer for links that are wrong, used, late, or of an order that is deleted', async () => {
    const used = await ordered('erika.take.used@example.org');
    await open(newBrowser(), used.token);
    const deleted = await confirmed('erika.take.deleted@example.org');
    await portal().database.query(`update orders set status = 'CLOSED' where order_number = $1`, [
      deleted.number,
    ]);
    await erasePerson(portal().database, { orderNumber: deleted.number });
    const late = await ordered('erika.take.late@example.org');
    advanceHours(24.001);
    const client = await loggedIn();
    for (const token of ['w'.repeat(43), used.token, deleted.link, late.token]) {
      const answer = await takeOver(client, token);
      expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining(gone)]);
    }
    expect((await takeOver(client, 'short')).statusCode).toBe(400);
  });

  it('is refused in a session for an organisation, whatever the link', async () => {
    const { link, number } = await confirmed('erika.take.firm@example.org');
    const client = await portal().login(employee('nora', organisation('Notariat')));
    for (const token of [link, 'w'.repeat(43)]) {
      const answer = await takeOver(client, token);
      expect([answer.statusCode, answer.json().messageKey]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await open(newBrowser(), link)).json()).toEqual({ orderNumber: number });
  });

  it('needs a login: a guest, nobody, and a page without its token are refused', async () => {
    const { browser, link } = await confirmed('erika.take.guest@example.org');
    expect((await takeOver(browser, link)).statusCode).toBe(401);
    expect((await takeOver(newBrowser(), link)).statusCode).toBe(401);
    const client = await loggedIn();
    const forged = await client({
      method: 'POST',
      url: TAKE,
      body: { token: link },
      headers: { 'x-xsrf-token': '' },
    });
    expect(forged.statusCode).toBe(403);
    expect((await open(newBrowser(), link)).statusCode).toBe(200);
  });
});

describe('an order that was taken over (OPEN-2)', () => {
  it('has its messages in the postbox and the mail of the person', async () => {
    const email = 'erika.take.messages@example.org';
    const { link, number } = await confirmed(email);
    const client = await loggedIn();
    await takeOver(client, link);
    mails.mails.length = 0;
    portal().externalSystems.received.length = 0;
    await client({ method: 'DELETE', url: `${ORDERS}/${number}` });
    await portal().app.runJobs();
    await portal().app.runJobs();
    const paths = portal().externalSystems.received.map(({ path }) => path);
    expect(paths).toContain('/postbox/api/messages');
    expect(mailsFor(email)).toEqual([]);
    expect(mails.mails).toHaveLength(1);
    expect(tokensFor('')).toEqual([]);
  });

  it('is not sent a second time by the tab of the guest', async () => {
    const email = 'erika.take.again@example.org';
    const { browser, key, token } = await ordered(email);
    await takeOver(await loggedIn(), token);
    mails.mails.length = 0;
    expect((await sendOrder(browser, bodyOf(email), key)).statusCode).toBe(204);
    await portal().app.runJobs();
    expect([await ordersOf(email), mails.mails]).toEqual([[], []]);
  });

  it('takes no key of the person: an order with the key of the guest is another one', async () => {
    const { key, token } = await ordered('erika.take.key@example.org');
    const client = await loggedIn();
    const send = () =>
      client({
        method: 'POST',
        url: ORDERS,
        body: { orderPositions: [map] },
        headers: { 'idempotency-key': key },
      });
    const { orderNumber } = (await send()).json();
    expect((await takeOver(client, token)).statusCode).toBe(200);
    expect((await send()).json().orderNumber).toBe(orderNumber);
  });

  it('leaves nothing of the guest, and ends with the data of the person', async () => {
    const email = 'erika.take.erased@example.org';
    const { link, number } = await confirmed(email);
    const client = await loggedIn();
    await takeOver(client, link);
    const database = portal().database;
    const guests = await database.query('select 1 from customers where email = $1', [email]);
    expect(guests).toEqual([]);
    await database.query(`update orders set status = 'CLOSED' where order_number = $1`, [number]);
    const exported = await client({ url: '/api/authenticated-customer/personal-data' });
    expect(exported.body).toContain(number);
    await erasePerson(database, { orderNumber: number });
    const left = await database.query('select 1 from guest_takeovers where order_number = $1', [
      number,
    ]);
    expect(left).toEqual([]);
  });
});
