import type { BarrierReport } from '@portal/api';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { legalHandlers } from './routes.ts';
import { readParts, startMailServer } from '../testing/mail-server.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const URL = '/api/barrier-reports';

const report = (change: Partial<BarrierReport> = {}): BarrierReport => ({
  reportId: randomUUID(),
  text: 'Die Schaltfläche „Weiter“ hat keinen Namen.',
  ...change,
});

/** Calls from a network of their own, so that tests do not share a limit. */
let network = 0;
const send = (testApp: TestApp, body: object, address = `2001:db8:${(network += 1)}::1`) =>
  testApp.send({ method: 'POST', url: URL, body, headers: { 'x-forwarded-for': address } });

const rowsOf = (testApp: TestApp) =>
  testApp.database.query<{ content: unknown; passed_on_at: Date | null }>(
    'select content, passed_on_at from barrier_reports',
  );

const PROXY = { TRUST_PROXY: '127.0.0.1' };

describe('a report of a barrier (LAW-1)', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp({ env: PROXY });
  });
  afterEach(async () => {
    testApp.externalSystems.isDown = false;
    await testApp.database.query('delete from barrier_reports');
    await testApp.database.query(`delete from jobs where kind = 'send-barrier-report'`);
    testApp.externalSystems.received.length = 0;
  });
  afterAll(() => testApp.close());

  const received = () =>
    testApp.externalSystems.received.filter(({ path }) => path === '/desk/api/barrier-reports');

  it('reaches the desk, and then its contents are deleted', async () => {
    const sent = report({
      email: 'erika@example.org',
      circumstances: { page: 'Zahlung', display: 'de, dunkel', browser: 'Firefox' },
    });
    expect((await send(testApp, sent)).statusCode).toBe(204);
    await testApp.app.runJobs();
    expect(received().map(({ body }) => body)).toEqual([
      { ...sent, receivedAt: testApp.clock.now.toISOString() },
    ]);
    expect(received()[0]?.authorization).toBe('Bearer DESK-token');
    expect(await rowsOf(testApp)).toEqual([{ content: null, passed_on_at: testApp.clock.now }]);
  });

  it('is passed on once, however often it is sent', async () => {
    const sent = report();
    const answers = await Promise.all([send(testApp, sent), send(testApp, sent)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    await testApp.app.runJobs();
    expect((await send(testApp, sent)).statusCode).toBe(204);
    await testApp.app.runJobs();
    expect(received()).toHaveLength(1);
  });

  it('waits for a desk that is down for days, and is not lost', async () => {
    testApp.externalSystems.isDown = true;
    await send(testApp, report());
    for (let hour = 0; hour < 72; hour += 1) {
      await testApp.app.runJobs();
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
    }
    expect((await rowsOf(testApp))[0]?.content).not.toBeNull();
    testApp.externalSystems.isDown = false;
    testApp.externalSystems.received.length = 0;
    await testApp.app.runJobs();
    expect(received()).toHaveLength(1);
  });

  it('leaves no row once the retention of finished data is over', async () => {
    await send(testApp, report());
    await testApp.app.runJobs();
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 91 * 24 * 3_600_000);
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    expect(await rowsOf(testApp)).toEqual([]);
  });

  it.each([
    ['without a text', { text: '' }],
    ['with blanks only', { text: ' \n\t' }],
    ['with a text that is too long', { text: 'a'.repeat(4001) }],
    ['with two addresses', { email: 'a@b.example, c@d.example' }],
    ['with a line break in the address', { email: 'a@b.example\nBcc: c@d.example' }],
    ['with an id that is none', { reportId: '1' }],
    ['with a field that is not known', { orderNumber: '4711' }],
  ])('is refused %s', async (_case, change) => {
    const answer = await send(testApp, { ...report(), ...change });
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'INVALID_REQUEST']);
    expect(await rowsOf(testApp)).toEqual([]);
  });

  it('is limited by network: addresses of one IPv6 network count together', async () => {
    const statuses: number[] = [];
    for (let one = 1; one <= 6; one += 1) {
      statuses.push((await send(testApp, report(), `2001:db8:ffff:1::${one}`)).statusCode);
    }
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    expect((await send(testApp, report(), '2001:db8:ffff:2::1')).statusCode).toBe(204);
  });

  it('is refused where no statement names who receives it', async () => {
    const stored: unknown[] = [];
    const { reportBarrier } = legalHandlers({
      information: {},
      store: async (one) => void stored.push(one),
    });
    const call = { body: report() } as Parameters<typeof reportBarrier>[0];
    await expect(reportBarrier(call)).rejects.toThrow('NOT_FOUND');
    expect(stored).toEqual([]);
  });
});

describe('a report of a barrier by mail (LAW-1)', () => {
  it('comes to the mailbox of the statement as inert text, also when the server refuses it first', async () => {
    const server = startMailServer({ refuseFirst: true });
    const testApp = await openTestApp({
      env: { ...PROXY, SMTP_URL: await server.listen(), SMTP_FROM: 'portal@lindenmark.example' },
    });
    const text = 'Ich höre <b>nichts</b>.\n.\r\nBcc: x@example.org';
    await send(testApp, report({ text, email: 'erika@example.org' }));
    await testApp.app.runJobs();
    expect(server.mails).toEqual([]);
    expect((await rowsOf(testApp))[0]?.content).not.toBeNull();
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
    await testApp.app.runJobs();
    const [mail = ''] = server.mails;
    const headers = mail.split('\n\n')[0] ?? '';
    expect(headers).toMatch(/^To: <?barrierefrei@lindenmark\.example>?$/m);
    expect(headers).toMatch(/^Reply-To: <?erika@example\.org>?$/m);
    expect(headers).not.toMatch(/^Bcc/m);
    const [plain, html] = readParts(mail);
    expect(plain).toContain('Ich höre <b>nichts</b>.');
    expect(plain).toContain('Antwort an: erika@example.org');
    expect(html).toContain('Ich höre &lt;b&gt;nichts&lt;/b&gt;.');
    expect((await rowsOf(testApp))[0]?.content).toBeNull();
    await testApp.close();
    await server.stop();
  });
});
