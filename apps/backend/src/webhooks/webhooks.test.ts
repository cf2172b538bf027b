import type { Program, WebhookDelivery } from '@portal/api';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataFilesOf } from '../testing/data-files.ts';
import { employee, organisation } from '../testing/organisation-profile.ts';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { pdfOf } from '../testing/pdf.ts';
import { orderRequest, PROGRAM_ORDERS, PROGRAMS, startProgram } from '../testing/programs.ts';
import { mapPosition, ownerPosition } from '../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { WAITS_MINUTES } from './send-webhook.ts';

let testApp: TestApp;
let receiver: Server;
let hook: string;
let status = 204;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  testApp = await openTestApp({
    env: { WEBHOOK_NETWORKS: 'loopback', RATE_LIMIT_LOGIN: '1000', RETENTION_DAYS: '30' },
  });
});
beforeEach(() => {
  received.splice(0);
  status = 204;
});
afterAll(async () => {
  await testApp.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const NORA = employee('nora', organisation('Notariat'));
const bodies = () => received.map(({ body }) => JSON.parse(body));

const idOf = (request?: (typeof received)[number]) => request?.headers['webhook-id'];
/** The attempts of the request that was received first; orders of other tests may expire meanwhile. */
const ofFirst = () => received.filter((one) => idOf(one) === idOf(received[0]));

/** As a program checks a request (Standard Webhooks). */
function isGenuine({ headers, body }: (typeof received)[number], secret: string): boolean {
  const [id, time, given] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  const [version, signature = ''] = String(given).split(',');
  return version === 'v1' && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
}

async function log(id: string, profile = NORA): Promise<readonly WebhookDelivery[]> {
  const client = await testApp.login(profile);
  const programs = (await client({ url: PROGRAMS })).json<Program[]>();
  return programs.find((program) => program.id === id)?.deliveries ?? [];
}

async function after(minutes: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000);
  await testApp.app.runJobs();
}

/** Pays an order as an employee does. */
async function pay(orderNumber: string): Promise<void> {
  const client = await testApp.login(NORA);
  const url = `/api/authenticated-customer/orders/${orderNumber}/pay`;
  const { redirectUrl } = (
    await client({ method: 'POST', url, body: { paymentMethod: 'SEPA' } })
  ).json();
  const transactionId = String(redirectUrl).split('/').at(-1) ?? '';
  testApp.externalSystems.statuses.set(transactionId, 'SUCCESS');
  await testApp.send({ url: `/api/payment-status/${orderNumber}/${transactionId}/success` });
}

/** Delivers a file as the cadastre system does. */
async function deliver(name: string, body: Buffer, type: string): Promise<void> {
  const url = `/api/product-result-alkis/${name}`;
  const headers = { authorization: testApp.credentialOf(url), 'content-type': type };
  const { statusCode } = await testApp.send({ method: 'PUT', url, body, headers });
  expect(statusCode).toBe(204);
  await testApp.app.runJobs();
}

describe('the webhook of a program (ORG-4)', () => {
  it('is told of each file for other programs with its format, and of no document that it cannot get (DATA-6)', async () => {
    const { ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    const files = dataFilesOf('Grenze');
    const wanted = { orderPdf: false, fileFormats: ['GEOPACKAGE'], numberOfCopies: 1 };
    const ordered = await ask(orderRequest([{ ...mapPosition(), ...wanted }]));
    const { orderNumber } = ordered.json();
    await pay(orderNumber);
    const { content, type } = files.GEOPACKAGE;
    await deliver(`${orderNumber}-1.gpkg`, content, type);
    await deliver(`${orderNumber}-1.pdf`, Buffer.from(pdfOf('paper')), 'application/pdf');
    const told = bodies().filter(({ type: event }) => event === 'order.file');
    expect(told.map(({ data }) => data)).toEqual([
      { orderNumber, file: 'EXTRACT', positionId: expect.any(String), format: 'GEOPACKAGE' },
    ]);
  });

  it('is told every status, question and file of its orders, signed with its key', async () => {
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    const { orderNumber } = (await ask(orderRequest([ownerPosition()]))).json();
    await testApp.app.runJobs();
    const order = (await ask({ url: `${PROGRAM_ORDERS}/${orderNumber}` })).json();
    const [{ positionId }] = order.orderPositions;
    const decide = (decision: object) =>
      testApp.send({
        method: 'POST',
        url: '/api/review-result',
        body: { orderNumber, decisions: [{ positionId, ...decision }] },
        headers: { authorization: testApp.credentialOf('/api/review-result') },
      });
    await decide({ decision: 'QUESTION', reason: 'Wofür?', afterMessage: 0 });
    await testApp.app.runJobs();
    await decide({ decision: 'APPROVED', reason: '', afterMessage: 1 });
    await pay(orderNumber);
    await testApp.app.runJobs();
    await deliver(`${orderNumber}-1.pdf`, Buffer.from(pdfOf('extract')), 'application/pdf');
    const events = bodies().map(({ type, data: { orderNumber: number, ...data } }) => {
      expect(number).toBe(orderNumber);
      return [type, data];
    });
    const expected = [
      ['order.status', { orderStatus: 'APPROVAL_PENDING', closeResolution: null }],
      ['order.question', { positionId, answerUntil: expect.any(String) }],
      ['order.status', { orderStatus: 'APPROVED', closeResolution: null }],
      ['order.status', { orderStatus: 'READY_FOR_DELIVERY', closeResolution: null }],
      ['order.file', { file: 'EXTRACT', positionId }],
      ['order.status', { orderStatus: 'CLOSED', closeResolution: 'COMPLETED' }],
    ];
    for (const one of expected) expect(events).toContainEqual(one);
    for (const one of received) expect(isGenuine(one, added.webhookSecret ?? '')).toBe(true);
    const [first] = received;
    if (!first) throw new Error('nothing was received');
    expect(isGenuine({ ...first, body: `${first.body} ` }, added.webhookSecret ?? '')).toBe(false);
    const later = { ...first.headers, 'webhook-timestamp': '1900000000' };
    expect(isGenuine({ ...first, headers: later }, added.webhookSecret ?? '')).toBe(false);
    // The key of another program signs nothing of this one, and nothing names a person.
    const other = await startProgram(testApp, NORA, { webhookUrl: hook });
    expect(isGenuine(first, other.added.webhookSecret ?? '')).toBe(false);
    expect(JSON.stringify(bodies())).not.toMatch(/nora|Erika|Anbau/);
    const shown = await log(added.program.id);
    expect(shown).toHaveLength(received.length);
    for (const one of shown) expect(one).toMatchObject({ state: 'DELIVERED', lastStatus: 204 });
  });

  it('is told nothing about orders of people and of other programs', async () => {
    await startProgram(testApp, NORA, { webhookUrl: hook });
    const { ask } = await startProgram(testApp, NORA);
    await ask(orderRequest([mapPosition()]));
    await startOrderScenario(testApp, [mapPosition()], {}, NORA);
    await testApp.app.runJobs();
    expect(received).toEqual([]);
  });

  it('is tried again with the same id and body, longer and longer, and then given up, which the page says', async () => {
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    status = 500;
    await ask(orderRequest([mapPosition()]));
    await testApp.app.runJobs();
    const one = async () => (await log(added.program.id))[0];
    expect(await one()).toMatchObject({ state: 'WAITING', attempts: 1, lastStatus: 500 });
    for (const [index, wait] of WAITS_MINUTES.entries()) {
      await after(wait * 0.9);
      expect(received).toHaveLength(index + 1);
      await after(wait * 0.2);
      expect(received).toHaveLength(index + 2);
    }
    expect(await one()).toMatchObject({ state: 'DEAD', attempts: WAITS_MINUTES.length + 1 });
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    const times = received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await after(100_000);
    expect(ofFirst()).toHaveLength(WAITS_MINUTES.length + 1);
    // It concerns the organisation, and is no dead letter of the operators.
    const dead = await testApp.database.query('select 1 from jobs where dead_at is not null');
    expect(dead).toEqual([]);
  });

  it('that was given up is tried once more when an employee asks for it, and only by the own organisation', async () => {
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    status = 500;
    await ask(orderRequest([mapPosition()]));
    await testApp.app.runJobs();
    for (const wait of WAITS_MINUTES) await after(wait * 1.1);
    const attempts = WAITS_MINUTES.length + 1;
    expect(ofFirst()).toHaveLength(attempts);
    const url = `${PROGRAMS}/${added.program.id}/deliveries`;
    const first = async () =>
      (await log(added.program.id)).find(({ id }) => id === idOf(received[0]));
    const resend = async (profile = NORA) => {
      const client = await testApp.login(profile);
      const { statusCode } = await client({ method: 'POST', url });
      await testApp.app.runJobs();
      return statusCode;
    };
    const stranger = employee('zoe', organisation('Vermessung'));
    expect(await resend(stranger)).toBe(404);
    expect(ofFirst()).toHaveLength(attempts);
    expect(await resend()).toBe(204);
    expect(ofFirst()).toHaveLength(attempts + 1);
    expect(await first()).toMatchObject({ state: 'DEAD', attempts: attempts + 1 });
    status = 204;
    expect(await resend()).toBe(204);
    expect(await first()).toMatchObject({ state: 'DELIVERED', attempts: attempts + 2 });
    // What was accepted is not sent again.
    expect(await resend()).toBe(204);
    expect(ofFirst()).toHaveLength(attempts + 2);
    expect(new Set(ofFirst().map(({ body }) => body)).size).toBe(1);
    const client = await testApp.login(NORA);
    await client({ method: 'DELETE', url: `${PROGRAMS}/${added.program.id}` });
    expect(await resend()).toBe(404);
  });

  it('that answers after a failure is delivered once', async () => {
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    status = 503;
    await ask(orderRequest([mapPosition()]));
    await testApp.app.runJobs();
    status = 200;
    await after(1);
    await after(600);
    expect(ofFirst()).toHaveLength(2);
    const delivery = (await log(added.program.id)).find(({ id }) => id === idOf(received[0]));
    expect(delivery).toMatchObject({ state: 'DELIVERED', attempts: 2, lastStatus: 200 });
  });

  it('without an answer has no status, and of a revoked program is sent nothing', async () => {
    const closed = 'http://127.0.0.1:1/hook';
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: closed });
    await ask(orderRequest([mapPosition()]));
    await testApp.app.runJobs();
    const [waiting] = await log(added.program.id);
    expect(waiting).toMatchObject({ state: 'WAITING', attempts: 1 });
    expect(waiting?.lastStatus).toBeUndefined();
    const client = await testApp.login(NORA);
    await client({ method: 'DELETE', url: `${PROGRAMS}/${added.program.id}` });
    await after(60);
    expect((await log(added.program.id))[0]).toMatchObject({ state: 'DEAD', attempts: 1 });
  });

  it('is not asked for an order that was not created', async () => {
    const { ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    const refused = await ask(orderRequest([{ ...mapPosition(), productId: 'unknown' }]));
    expect(refused.statusCode).toBe(400);
    await testApp.app.runJobs();
    expect(received).toEqual([]);
  });

  it('has a log that is purged', async () => {
    const { added, ask } = await startProgram(testApp, NORA, { webhookUrl: hook });
    await ask(orderRequest([mapPosition()]));
    await testApp.app.runJobs();
    const [first, ...others] = await log(added.program.id);
    expect([first?.attempts, others]).toEqual([1, []]);
    await after(40 * 24 * 60);
    await testApp.app.scheduleJobs();
    await testApp.app.runJobs();
    // What has happened since, such as the end of the payment period, is younger.
    const left = await log(added.program.id);
    expect(left.map(({ id }) => id)).not.toContain(first?.id);
  });
});
