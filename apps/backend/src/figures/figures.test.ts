import type { Feedback } from '@portal/api';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../testing/test-app.ts';
import { figureHandlers } from './routes.ts';

const FIGURES = '/api/monitoring/figures';
const TEXTS = '/api/monitoring/feedback';
const DAY_MS = 24 * 3_600_000;

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const answer = (change: Partial<Feedback> = {}): Feedback => ({
  feedbackId: randomUUID(),
  rating: 5,
  ...change,
});

let people = 0;
/** Sends an answer as another person each time, because calls of a person are limited. */
const send = async (body: object) => {
  people += 1;
  const client = await testApp.login(person(`feedback-${people}`));
  return client({
    method: 'POST',
    url: '/api/feedback',
    body,
  });
};

const read = (url: string) =>
  testApp.send({ url, headers: { authorization: testApp.credentialOf(url) } });

const runHourly = async (): Promise<void> => {
  await testApp.app.scheduleJobs();
  await testApp.app.runJobs();
};

const advanceDays = (days: number): void => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * DAY_MS);
};

/** The published figures as `product figure` and count. */
async function published(): Promise<Record<string, string>> {
  const lines = (await read(FIGURES)).body.trim().split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line) => {
      const [month, product, figure, count = ''] = line.replaceAll('"', '').split(';');
      return [`${month} ${product} ${figure}`, count];
    }),
  );
}

/** An order of a map that is paid and delivered. */
async function delivered(): Promise<void> {
  const scenario = await startOrderScenario(testApp, [mapPosition()]);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  await scenario.putAllExtracts();
}

const rowsOf = (table: string) => testApp.database.query(`select * from ${table}`);

describe('an answer after delivery (LAW-6)', () => {
  it('is stored once, with the month alone: neither person, order nor day', async () => {
    const sent = answer({ rating: 2, text: 'Die Suche fand mein Flurstück nicht.' });
    expect((await send(sent)).statusCode).toBe(204);
    expect((await send(sent)).statusCode).toBe(204);
    expect(await rowsOf('feedback')).toEqual([
      {
        feedback_id: sent.feedbackId,
        month: expect.anything(),
        rating: 2,
        text: sent.text,
      },
    ]);
    await testApp.database.query('delete from feedback');
  });

  it.each([
    ['without a rating', { rating: undefined }],
    ['with six steps', { rating: 6 }],
    ['with half a step', { rating: 1.5 }],
    ['with an empty text', { text: ' ' }],
    ['with a text that is too long', { text: 'a'.repeat(1001) }],
    ['with an id that is none', { feedbackId: '1' }],
    ['with the number of an order', { orderNumber: '0000-0000-0001' }],
  ])('is refused %s', async (_case, change) => {
    const refused = await send({ ...answer(), ...change });
    expect([refused.statusCode, refused.json().messageKey]).toEqual([400, 'INVALID_REQUEST']);
    expect(await rowsOf('feedback')).toEqual([]);
  });

  it('needs a session', async () => {
    const refused = await testApp.send({ method: 'POST', url: '/api/feedback', body: answer() });
    expect(refused.statusCode).toBe(401);
  });

  it('is refused where the state does not ask', async () => {
    const { sendFeedback } = figureHandlers({
      database: testApp.database,
      isAsked: false,
      now: () => testApp.clock.now,
    });
    const call = { body: answer() } as Parameters<typeof sendFeedback>[0];
    await expect(sendFeedback(call)).rejects.toThrow('NOT_FOUND');
    expect(await rowsOf('feedback')).toEqual([]);
  });
});

describe('figures of a month (LAW-6)', () => {
  it('need the credential of monitoring', async () => {
    for (const url of [FIGURES, TEXTS]) {
      expect((await testApp.send({ url })).statusCode).toBe(401);
    }
  });

  it('are published when the month has ended, with small counts suppressed', async () => {
    testApp.clock.now = new Date('2026-12-05T10:00:00Z');
    await runHourly();
    expect((await read(FIGURES)).body).toBe('"month";"product";"figure";"count"\r\n');
    for (let count = 0; count < 6; count += 1) await delivered();
    const rejected = await startOrderScenario(testApp, [ownerPosition()]);
    await testApp.app.runJobs();
    await rejected.decide(0, 'REJECTED');
    const cancelled = await startOrderScenario(testApp, [mapPosition()]);
    await cancelled.cancel();
    for (const rating of [5, 5, 5, 5, 5, 5, 1]) {
      await send(answer({ rating, text: `Antwort ${rating}` }));
    }
    await runHourly();
    // The month has not ended, so that nobody can compare it at two moments.
    expect(await published()).toEqual({});
    expect((await read(TEXTS)).json()).toEqual([]);

    testApp.clock.now = new Date('2026-12-31T23:00:00Z');
    await runHourly();
    const figures = await published();
    const all = (figure: string): string | undefined => figures[`2026-12 * ${figure}`];
    expect(all('sent')).toBe('8');
    expect(all('paid')).toBe('6');
    expect(all('delivered')).toBe('6');
    expect(all('delivered_within_1_hour')).toBe('6');
    expect(all('delivered_later')).toBe('0');
    expect(all('ended_rejected')).toBe('<5');
    expect(all('ended_cancelled')).toBe('<5');
    expect(all('ended_expired')).toBe('0');
    expect(all('ratings')).toBe('7');
    expect(all('rating_1')).toBe('<5');
    // Seven less six would reveal the one.
    expect(all('rating_5')).toBe('-');
    const { productId } = mapPosition();
    expect(figures[`2026-12 ${productId} paid`]).toBe('6');
    expect((await read(TEXTS)).json()).toContainEqual({ month: '2026-12', text: 'Antwort 1' });
  });

  it('are metrics, without those that are suppressed', async () => {
    const authorization = testApp.credentialOf(FIGURES);
    const { body } = await testApp.send({ url: '/metrics', headers: { authorization } });
    expect(body).toContain('portal_month_figures{month="2026-12",product="*",figure="sent"} 8');
    expect(body).not.toContain('product="*",figure="ended_rejected"');
    expect(body).not.toContain('figure="rating_5"');
  });

  it('stay as they are after the orders, and texts end with the retention', async () => {
    const before = await published();
    advanceDays(89);
    await runHourly();
    expect((await read(TEXTS)).json()).toHaveLength(7);
    advanceDays(2);
    await testApp.database.query('delete from audit');
    await runHourly();
    expect((await read(TEXTS)).json()).toEqual([]);
    const after = await published();
    for (const [key, count] of Object.entries(before)) expect(after[key]).toBe(count);
    // The months since then had no orders, and are counted as well.
    expect(after['2027-02 * sent']).toBe('0');
  });

  it('contain no identifier', async () => {
    const columns = await testApp.database.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name in ('feedback', 'monthly_figures', 'order_starts') order by 1`,
    );
    expect([...new Set(columns.map(({ name }) => name))]).toEqual([
      'count',
      'feedback_id',
      'figure',
      'is_small',
      'logins',
      'month',
      'product',
      'rating',
      'text',
    ]);
  });
});
