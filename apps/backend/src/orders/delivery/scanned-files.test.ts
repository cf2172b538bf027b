import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { afterFile, startScannerServer } from '../../testing/scanner-server.ts';
import { mapPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const CLEAN = afterFile('stream: OK');
const FOUND = afterFile('stream: Eicar-Test-Signature FOUND');
const BROKEN = afterFile('Virus database is not loaded. ERROR');

let scanner: Awaited<ReturnType<typeof startScannerServer>>;
let testApp: TestApp;
const lines: string[] = [];
const logs = new Writable({
  write: (piece: Buffer, _encoding, done) => {
    lines.push(piece.toString());
    done();
  },
});
beforeAll(async () => {
  scanner = await startScannerServer(CLEAN);
  const env = { SCANNER_URL: `clamd://127.0.0.1:${scanner.port}`, FILE_STORE: 'database' };
  testApp = await openTestApp({ env, logs });
});
afterAll(async () => {
  await testApp.close();
  await scanner.close();
});
beforeEach(() => {
  scanner.state.answer = CLEAN;
});

const monitoring = async (path: string) => {
  const url = `/api/monitoring/${path}`;
  // Results of checks are cached for some seconds.
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 10_000);
  const headers = { authorization: testApp.credentialOf(url) };
  return (await testApp.send({ url, headers })).json();
};

async function paidOrder() {
  const scenario = await startOrderScenario(testApp, [mapPosition()]);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.notify(0);
  await testApp.app.runJobs();
  return scenario;
}

const contents = () =>
  testApp.database.query(
    'select storage_key from order_files union all select storage_key from unreferenced_files',
  );

describe('a delivered file (SAFE-11)', () => {
  it('is refused with what the scanner found, is never delivered, and a person sees it', async () => {
    const scenario = await paidOrder();
    const before = await contents();
    scanner.state.answer = FOUND;
    const refused = await scenario.putExtract(1, 'infected');
    expect([refused.statusCode, refused.json().messageKey]).toEqual([400, 'FILE_REFUSED']);
    expect(refused.json().detail).toBe('The scanner of files found Eicar-Test-Signature.');
    expect(scanner.received()).toContain(pdfOf('infected'));
    expect(await contents()).toEqual(before);
    expect((await scenario.order()).orderStatus).toBe('READY_FOR_DELIVERY');
    expect(await scenario.events()).toContain('EXTRACT_REFUSED');
    const line = lines.find((one) => one.includes('file refused by the scanner'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      orderNumber: scenario.number,
      threat: 'Eicar-Test-Signature',
    });
    expect(await monitoring('operations')).toMatchObject({ refusedFiles: 1, waitingExtracts: 1 });

    scanner.state.answer = CLEAN;
    expect((await scenario.putExtract(1, 'clean')).statusCode).toBe(204);
    scenario.advanceHours(1);
    await testApp.app.runJobs();
    expect(await monitoring('operations')).toMatchObject({ refusedFiles: 0, waitingExtracts: 0 });
  });

  it('is refused as an invoice as well', async () => {
    const scenario = await paidOrder();
    await scenario.putExtract(1);
    scanner.state.answer = FOUND;
    expect((await scenario.putInvoice()).json().messageKey).toBe('FILE_REFUSED');
    expect(await scenario.events()).toContain('INVOICE_REFUSED');
    expect(await monitoring('operations')).toMatchObject({ refusedFiles: 1 });
    scanner.state.answer = CLEAN;
    expect((await scenario.putInvoice()).statusCode).toBe(204);
  });

  it('waits while the scanner is down, and is requested again', async () => {
    const scenario = await paidOrder();
    const before = await contents();
    scanner.state.answer = BROKEN;
    const later = await scenario.putExtract(1);
    expect([later.statusCode, later.json().messageKey]).toEqual([503, 'TECHNICAL_PROBLEM']);
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(0);
    expect(await contents()).toEqual(before);
    expect(await scenario.events()).not.toContain('EXTRACT_REFUSED');

    scanner.state.answer = CLEAN;
    const requests = () =>
      testApp.externalSystems.received.filter(
        ({ path, body }) =>
          path === '/cadastre/orders' && JSON.stringify(body).includes(scenario.number),
      ).length;
    const first = requests();
    scenario.advanceHours(1);
    await testApp.app.runJobs();
    expect(requests()).toBe(first + 1);
    expect((await scenario.putExtract(1)).statusCode).toBe(204);
    expect((await scenario.order()).orderStatus).toBe('GENERATION_COMPLETED');
  });
});

describe('a file for verification (SAFE-11)', () => {
  const verify = (content: string) =>
    testApp.send({
      method: 'POST',
      url: '/api/verifications',
      body: Buffer.from(pdfOf(content)),
      headers: { 'content-type': 'application/pdf' },
    });

  it.each([
    ['is verified', CLEAN, 200, undefined],
    ['is refused when the scanner finds something', FOUND, 400, 'FILE_REFUSED'],
    ['is refused for now while the scanner is down', BROKEN, 503, 'TECHNICAL_PROBLEM'],
  ])('%s', async (_title, answer, status, key) => {
    const before = await contents();
    scanner.state.answer = answer;
    const { statusCode, json } = await verify('a file of somebody');
    expect([statusCode, json().messageKey]).toEqual([status, key]);
    expect(scanner.received()).toContain(pdfOf('a file of somebody'));
    expect(await contents()).toEqual(before);
  });
});

describe('monitoring (SAFE-11)', () => {
  it('says by which protocol files are scanned, and whether the scanner answers', async () => {
    expect(await monitoring('operations')).toMatchObject({ fileScanner: 'CLAMD' });
    expect(await monitoring('scanner')).toMatchObject({ status: 'UP' });
    scanner.state.answer = () => 'UNKNOWN COMMAND\0';
    expect(await monitoring('scanner')).toMatchObject({ status: 'DOWN' });
  });

  it('says that nothing is scanned without a scanner', async () => {
    const other = await openTestApp();
    const authorization = other.credentialOf('/api/monitoring/');
    const ask = async (path: string) =>
      (await other.send({ url: `/api/monitoring/${path}`, headers: { authorization } })).json();
    expect(await ask('operations')).toMatchObject({ fileScanner: 'NONE', refusedFiles: 0 });
    expect(await ask('scanner')).toMatchObject({ status: 'UP' });
    await other.close();
  });
});
