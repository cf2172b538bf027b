import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskPlugin } from './index.ts';

let portal: FastifyInstance;
let desk: FastifyInstance;
let results: { authorization: string | undefined; body: unknown }[];
let fetched: (string | undefined)[];
let portalStatus: number;
let portalAnswer: object | undefined;

beforeEach(async () => {
  results = [];
  portalStatus = 204;
  portalAnswer = undefined;
  portal = fastify();
  portal.post('/api/review-result', async (request, reply) => {
    results.push({ authorization: request.headers.authorization, body: request.body });
    return reply.code(portalStatus).send(portalAnswer);
  });
  fetched = [];
  portal.get('/api/evidence/:id', async ({ headers }, reply) => {
    fetched.push(headers.authorization);
    return reply.type('application/pdf').send(Buffer.from('%PDF-'));
  });
  desk = fastify();
  await desk.register(formbody);
  await desk.register(deskPlugin, {
    origin: 'http://localhost:8081',
    portalUrl: await portal.listen({ host: '127.0.0.1', port: 0 }),
    deskToken: 'desk-token',
    deskPassword: 'secret',
  });
});
afterEach(async () => {
  await desk.close();
  await portal.close();
});

const review = {
  orderNumber: '0000-0000-0001',
  orderedAt: '2026-11-21T10:00:00Z',
  positions: [
    {
      positionId: 'p1',
      number: 1,
      productName: 'Flurstücks- und Eigentumsnachweis',
      parcelId: '120653003001140002__',
      parcelName: 'Lindenau, Flur 3, Flurstück 114/2',
      authorityName: 'Katasteramt Lindenau',
      justification: 'Ich möchte <b>kaufen</b>.',
    },
  ],
};

const applicant = {
  name: 'Erika <Mustermann>',
  street: 'Heidestraße 17',
  zipCode: '15991',
  city: 'Neu Seeheim',
  country: 'DE',
};

const send = (token = 'desk-token', payload: object = review) =>
  desk.inject({
    method: 'POST',
    url: '/desk/api/reviews',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const decide = (decision: string) =>
  desk.inject({
    method: 'POST',
    url: '/desk/p1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}&reason=Gut`,
  });
const page = async () => (await desk.inject({ url: '/desk' })).body;

test('accepts a position once, only with the credential, and escapes its texts', async () => {
  expect((await send('wrong')).statusCode).toBe(401);
  expect((await send('desk-token', { positions: 'no' })).statusCode).toBe(400);
  await send();
  await send();
  expect((await page()).match(/Genehmigen/g)).toHaveLength(1);
  expect(await page()).toContain('&lt;b&gt;kaufen');
});

test('shows who asks for the extract (JRN-2)', async () => {
  await send('desk-token', { ...review, applicant: { ...applicant, country: 'AT' } });
  const body = await page();
  for (const part of ['Erika &lt;Mustermann&gt;', 'Heidestraße 17', '15991 Neu Seeheim<br>AT']) {
    expect(body).toContain(part);
  }
  const broken = await send('desk-token', { ...review, applicant: { name: 'Erika' } });
  expect(broken.statusCode).toBe(400);
});

test('sends a decision to the portal and removes the position', async () => {
  await send();
  expect((await decide('APPROVED')).body).toContain('genehmigt');
  expect(results).toEqual([
    {
      authorization: `Basic ${Buffer.from('desk:secret').toString('base64')}`,
      body: {
        orderNumber: '0000-0000-0001',
        decisions: [{ positionId: 'p1', decision: 'APPROVED', reason: 'Gut' }],
      },
    },
  ]);
  expect(await page()).toContain('nichts zur Prüfung');
});

const questions = { daysToAnswer: 14, documents: [{ id: 'vollmacht', name: 'Vollmacht' }] };
const asking = (messages: object[] = [], status = 'APPROVAL_PENDING') => ({
  ...review,
  questions,
  positions: review.positions.map((one) => ({ ...one, status, messages })),
});
const message = (number: number, author: string, text: string) => ({
  number,
  author,
  text,
  writtenAt: '2026-11-22T10:00:00Z',
});
const post = (payload: string) =>
  desk.inject({
    method: 'POST',
    url: '/desk/p1',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

test('asks, waits for the answer, and decides knowing it (DESK-2, DESK-4)', async () => {
  await send('desk-token', { ...review, questions });
  expect((await post('decision=QUESTION&seen=0&reason=+')).body).toContain(
    'Schreiben Sie Ihre Frage',
  );
  const asked = await post('decision=QUESTION&seen=0&reason=Seit+wann%3F&missing=vollmacht');
  expect(asked.body).toContain('wartet auf eine Antwort');
  expect(asked.body).toContain('Es fehlt: Vollmacht');
  // The portal repeats what the desk knows already.
  await send('desk-token', asking());
  expect(await page()).toContain('Wartet auf Antwort');
  const messages = [message(1, 'AUTHORITY', 'Seit wann?'), message(2, 'CUSTOMER', 'Seit <Mai>')];
  await send('desk-token', asking(messages));
  expect(await page()).toContain('Seit &lt;Mai&gt;');
  expect(await page()).not.toContain('Wartet auf Antwort');
  await post('decision=APPROVED&seen=2');
  const decisions = results.map(({ body }) => Object(body).decisions[0]);
  expect(decisions).toEqual([
    {
      positionId: 'p1',
      decision: 'QUESTION',
      reason: 'Seit wann?',
      missing: ['vollmacht'],
      afterMessage: 0,
    },
    { positionId: 'p1', decision: 'APPROVED', afterMessage: 2 },
  ]);
});

test('says that the person has answered meanwhile, and forgets what was withdrawn (DESK-2)', async () => {
  await send('desk-token', asking([message(1, 'AUTHORITY', 'Seit wann?')], 'QUESTION'));
  portalStatus = 409;
  portalAnswer = { messageKey: 'ANSWER_ARRIVED' };
  expect((await post('decision=REJECTED&seen=1')).body).toContain('inzwischen geantwortet');
  await send('desk-token', asking([message(1, 'AUTHORITY', 'Seit wann?')], 'WITHDRAWN'));
  expect(await page()).toContain('nichts zur Prüfung');
});

const file = (evidenceId: string, name: string) => ({
  evidenceId,
  name,
  contentType: 'application/pdf',
  size: 66_183,
  url: `http://elsewhere.example/api/evidence/${evidenceId}`,
});

test('shows ground and files, and passes files on with its credential (DESK-1, DESK-4)', async () => {
  const answer = { ...message(2, 'CUSTOMER', 'Hier'), evidence: [file('f2', 'Vollmacht.pdf')] };
  const [position] = asking([message(1, 'AUTHORITY', 'Womit?'), answer]).positions;
  const ground = { id: 'kauf', name: 'Ich möchte <kaufen>.' };
  const positions = [{ ...position, ground, evidence: [file('f1', 'Vertrag <1>.pdf')] }];
  await send('desk-token', { ...review, questions, positions });
  const body = await page();
  for (const text of ['möchte &lt;kaufen', 'Vertrag &lt;1&gt;.pdf', 'Vollmacht.pdf', '67 kB']) {
    expect(body).toContain(text);
  }
  const got = await desk.inject({ url: '/desk/evidence/f2' });
  expect(got.body).toBe('%PDF-');
  expect(got.headers['content-disposition']).toBe('attachment');
  expect(fetched).toEqual([`Basic ${Buffer.from('desk:secret').toString('base64')}`]);
  expect((await desk.inject({ url: '/desk/evidence/unknown' })).statusCode).toBe(404);
});

test('offers no question where the portal has none', async () => {
  await send();
  expect(await page()).not.toContain('Fragen');
});

test('allows to repeat a decision that the portal did not accept', async () => {
  await send();
  portalStatus = 503;
  expect((await decide('REJECTED')).body).toContain('503');
  portalStatus = 204;
  expect((await decide('REJECTED')).body).toContain('ist abgelehnt');
});

test.each([
  ['müller', ['114/2']],
  ['Mueller', ['114/2']],
  ['Muller', ['114/2']],
  ['luzycka', ['114/20']],
  ['ŁUŻ', ['114/20']],
  ['114/2', ['114/2']],
  ['114', []],
  ['Lindenau 114/20', ['114/20']],
  ['0000-0000-0001', ['114/2', '114/20']],
  ['', ['114/2', '114/20']],
  ['"><b>', []],
])('the search for "%s" finds the positions %j (NAME-4)', async (search, parcels) => {
  const [position] = review.positions;
  const of = (parcel: string, who: object) => ({
    ...review,
    applicant: { ...applicant, ...who },
    positions: [
      { ...position, positionId: parcel, parcelName: `Lindenau, Flur 3, Flurstück ${parcel}` },
    ],
  });
  await send('desk-token', of('114/2', { name: 'Jörg Müller' }));
  await send('desk-token', of('114/20', { street: 'Łużycka 5' }));
  const { body } = await desk.inject({ url: '/desk', query: { search } });
  const found = [...body.matchAll(/Flurstück (114\/\d+)/g)].map(([, parcel]) => parcel);
  expect(found).toEqual(parcels);
  expect(body).not.toContain('"><b>');
});

test('keeps a report of a barrier once, only with the credential, and escapes its texts (LAW-1)', async () => {
  const report = {
    reportId: 'r1',
    receivedAt: '2026-11-28T10:00:00Z',
    text: 'Kein <b>Name</b>',
    email: 'erika@example.org',
    circumstances: { page: 'Zahlung', display: 'de', browser: 'Firefox' },
  };
  const sendReport = (payload: object, token = 'desk-token') =>
    desk.inject({
      method: 'POST',
      url: '/desk/api/barrier-reports',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });
  expect((await sendReport(report, 'wrong')).statusCode).toBe(401);
  expect((await sendReport({ ...report, orderNumber: '1' })).statusCode).toBe(400);
  expect((await sendReport(report)).statusCode).toBe(202);
  expect((await sendReport(report)).statusCode).toBe(202);
  const { body } = await desk.inject({ url: '/desk/barrier-reports' });
  expect(body.match(/<article>/g)).toHaveLength(1);
  expect(body).toContain('Kein &lt;b&gt;Name&lt;/b&gt;');
  expect(body).toContain('erika@example.org');
});
