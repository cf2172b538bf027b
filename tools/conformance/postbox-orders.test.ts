import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageJobs } from '../../apps/backend/src/orders/notifications/message-jobs.ts';
import { readParts, startMailServer } from '../../apps/backend/src/testing/mail-server.ts';
import { startOrderScenario } from '../../apps/backend/src/testing/order-scenario.ts';
import { mapPosition, ownerPosition } from '../../apps/backend/src/testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../apps/backend/src/testing/test-app.ts';
import { type FitConnectSandbox, MAILBOX, startFitConnect } from './fit-connect-setup.ts';

/* Orders of a backend whose messages go to the FIT-Connect of the sandbox. */

const mailServer = startMailServer();
const lines: string[] = [];
let sandbox: FitConnectSandbox;
let testApp: TestApp;
beforeAll(async () => {
  sandbox = await startFitConnect();
  const fitConnect = sandbox.settingsAt(sandbox.origin);
  const logs = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  const env = { SMTP_URL: await mailServer.listen(), SMTP_FROM: 'noreply@portal.example' };
  testApp = await openTestApp({ fitConnect, logs, env });
}, 240_000);
afterAll(async () => {
  await testApp.close();
  await mailServer.stop();
  await sandbox.close();
});
beforeEach(() => {
  // The certificates of the sandbox are of today.
  testApp.clock.now = new Date();
});

const customer = (changes: object = {}) => ({
  ...person(`postbox-${randomUUID()}`),
  postbox: MAILBOX,
  application: randomUUID(),
  ...changes,
});

async function afterSeconds(seconds: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000);
  await testApp.app.runJobs();
}

const pageOf = async (): Promise<string> => (await fetch(`${sandbox.origin}/postbox`)).text();

/** The messages about an order in the postbox, the newest first. */
const messagesOf = async (number: string): Promise<readonly string[]> =>
  (await pageOf())
    .split('<article')
    .slice(1)
    .filter((one) => one.includes(number));

const linksOf = (message: string): readonly string[] =>
  [...message.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);

/** An order of one map that is paid and delivered. */
async function deliver(profile = customer(), content = 'extract') {
  const scenario = await startOrderScenario(testApp, [mapPosition()], { language: 'de' }, profile);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.notify(0);
  await scenario.putExtract(1, content);
  await afterSeconds(5);
  return scenario;
}

describe('messages of orders in the postbox of the federation (REAL-5)', () => {
  it('have the extracts with them, and the list of applications says how far the order has come', async () => {
    const { number } = await deliver();
    const [message = ''] = await messagesOf(number);
    expect(message).toContain('Eine Datei ist dieser Nachricht angehängt.');
    expect(message).toContain('STORK-QAA-Level-1');
    const [link = '', ...others] = linksOf(message);
    expect(others).toEqual([]);
    const file = await fetch(`${sandbox.origin}${link}`);
    expect(await file.text()).toContain('%PDF-1.7 extract');
    expect(await pageOf()).toContain(`Auftrag ${number}: COMPLETED`);
    const mail = readParts(mailServer.mails.find((one) => one.includes(number))).join('');
    expect(mail).not.toContain('angehängt');
  });

  it('about owners can be read with the trust level of their extract only, and demand what is next', async () => {
    const scenario = await startOrderScenario(testApp, [ownerPosition()], {}, customer());
    await testApp.app.runJobs();
    expect(await pageOf()).toContain(`Auftrag ${scenario.number}: PROCESSING`);
    await scenario.decide(0, 'APPROVED');
    await testApp.app.runJobs();
    const messages = await messagesOf(scenario.number);
    expect(messages).toHaveLength(2);
    for (const message of messages) expect(message).toContain('STORK-QAA-Level-4');
    expect(await pageOf()).toContain(`Auftrag ${scenario.number}: ACTION_REQUIRED`);
  });

  it('link to the portal instead of a file that is too large', async () => {
    const { number } = await deliver(customer(), 'x'.repeat(1_000_001));
    const [message = ''] = await messagesOf(number);
    expect(message).not.toContain('angehängt');
    expect(message).toContain('/auszuege/bereitstellung/');
    expect(linksOf(message)).toEqual([]);
  });

  it('have as many files as it takes, and say how many are in the portal only', async () => {
    const positions = [mapPosition(), mapPosition(), mapPosition()];
    const scenario = await startOrderScenario(testApp, positions, { language: 'de' }, customer());
    await scenario.pay('SEPA');
    await scenario.setPaymentStatus(0, 'SUCCESS');
    await scenario.notify(0);
    await scenario.putAllExtracts();
    await scenario.putInvoice();
    await afterSeconds(5);
    const [message = ''] = await messagesOf(scenario.number);
    expect(message).toContain(
      '2 Dateien sind dieser Nachricht angehängt. 2 weitere finden Sie im Portal.',
    );
    expect(linksOf(message)).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ['no longer exists', { postbox: randomUUID() }, 'mailbox-not-found'],
    ['is not there', { postbox: null }, 'The person has no postbox.'],
  ])('go by mail alone when the postbox %s, and the log says so', async (_name, change, reason) => {
    const { number } = await deliver(customer(change));
    expect(await messagesOf(number)).toEqual([]);
    expect(mailServer.mails.filter((one) => one.includes(`ready-${number}`))).toHaveLength(1);
    const line = lines.find(
      (one) => one.includes(`ready-${number}`) && one.includes('message not in the postbox'),
    );
    expect(line).toContain(reason);
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 40, mail: true });
    // Nothing about the person.
    expect(line).not.toContain('Mustermann');
  });

  it('are dead letters when no mail is set up, which say that a letter is needed, and can be sent again', async () => {
    const profile = customer({ postbox: randomUUID() });
    const { number } = await deliver(profile);
    const { services } = testApp.app;
    const { send } = messageJobs({
      ...services.messageSettings,
      mail: null,
      log: { warn: () => {} },
      now: () => testApp.clock.now,
    });
    const payload = { orderNumber: number, message: 'ready' };
    const job = { kind: 'send-message', subject: `ready-${number}`, payload, attempts: 1 } as const;
    await expect(send(job)).rejects.toMatchObject({
      name: 'GiveUp',
      message: 'The postbox refused it (mailbox-not-found). No mail is set up: write a letter.',
    });
    // The person has logged in again, with another postbox.
    await testApp.login({ ...profile, postbox: MAILBOX });
    await send(job);
    expect(await messagesOf(number)).toHaveLength(1);
  });

  it('of a second order of one login have no status: the list knows one application for each login', async () => {
    const profile = customer();
    const first = await deliver(profile);
    const second = await deliver(profile);
    const page = await pageOf();
    expect(page).toContain(`Auftrag ${first.number}: COMPLETED`);
    expect(page).not.toContain(`Auftrag ${second.number}:`);
    expect(await messagesOf(second.number)).toHaveLength(1);
  });

  it('leave no submission behind when their order is deleted', async () => {
    const { number, cancel } = await startOrderScenario(testApp, [mapPosition()], {}, customer());
    await cancel();
    await testApp.app.runJobs();
    const submissions = () =>
      testApp.database.query('select 1 from postbox_submissions where order_number = $1', [number]);
    // A message and a status.
    expect(await submissions()).toHaveLength(2);
    testApp.clock.now = new Date(Date.now() + 11 * 365 * 86_400_000);
    await testApp.app.services.purgeExpired();
    expect(await submissions()).toEqual([]);
  });
});
