import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type OrderScenario, startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

async function paid(...positions: readonly object[]): Promise<OrderScenario> {
  const scenario = await startOrderScenario(testApp, positions);
  await scenario.decide(0, 'REJECTED');
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  return scenario;
}

/** Names and contents of the entries of an archive. */
async function readArchive(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  const zip = await fromBufferPromise(archive);
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    entries.set(entry.fileName, Buffer.concat(await stream.toArray()).toString());
  }
  return entries;
}

const idsOf = async (scenario: OrderScenario): Promise<string[]> =>
  (await scenario.order()).orderPositions.map(({ positionId }) => positionId);

const verify = async (code = '') =>
  (await testApp.send({ url: `/api/verifications/${code}` })).json();

describe('the download of a file (IN-5)', () => {
  let scenario: OrderScenario;
  const content = pdfOf('extract 1');
  const ask = (method: 'GET' | 'HEAD', headers: Record<string, string> = {}) =>
    scenario.download({ method, headers });
  beforeAll(async () => {
    scenario = await paid(mapPosition());
    await scenario.putExtract(1);
  });

  it('answers HEAD as GET, without the file', async () => {
    const [head, get] = [await ask('HEAD'), await ask('GET')];
    expect([head.statusCode, head.body, get.body]).toEqual([200, '', content]);
    for (const name of ['content-length', 'content-type', 'content-disposition', 'etag']) {
      expect(head.headers[name]).toBe(get.headers[name]);
      expect(head.headers[name]).toBeDefined();
    }
    expect(head.headers['accept-ranges']).toBe('bytes');
  });

  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-', 5, undefined],
    ['bytes=-6', -6, undefined],
  ])('sends the part that is asked for: %s', async (range, start, end) => {
    const { headers } = await ask('HEAD');
    const part = await ask('GET', { range, 'if-range': String(headers.etag) });
    expect([part.statusCode, part.body]).toEqual([206, content.slice(start, end)]);
    expect(part.headers['content-range']).toMatch(
      new RegExp(`^bytes \\d+-\\d+/${content.length}$`),
    );
    expect(part.headers['content-length']).toBe(String(part.body.length));
  });

  it.each([
    ['several parts', { range: 'bytes=0-1,4-5' }],
    ['a part that is not there', { range: 'bytes=999999-' }],
    ['another version', { range: 'bytes=0-4', 'if-range': '"another"' }],
  ])('sends everything for %s', async (_name, headers) => {
    const { statusCode, body } = await ask('GET', headers);
    expect([statusCode, body]).toEqual([200, content]);
  });
});

describe('the extracts of an order (DOC-2)', () => {
  it('has a file, a code and an address of its own for each position', async () => {
    const { number } = await paid(mapPosition(), mapPosition());
    await testApp.app.runJobs();
    const request = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/orders' && body.orderNumber === number,
    );
    const codes = new Set(
      [1, 2].map((position) => {
        const name = `${number}-${position}.pdf`;
        const positions: unknown = request?.body.positions;
        const found = Array.isArray(positions) ? positions[position - 1] : null;
        expect(found).toMatchObject({
          resultFileName: name,
          callbackUrl: `http://localhost:8080/api/product-result-alkis/${name}`,
          verificationUrl: `http://localhost:8080/echtheit/${found.verificationCode}`,
        });
        return found.verificationCode;
      }),
    );
    expect(codes.size).toBe(2);
  });

  it('is ready when every extract has been delivered, and then one archive', async () => {
    const scenario = await paid(mapPosition(), mapPosition());
    const [first = '', second = ''] = await idsOf(scenario);
    expect((await scenario.putExtract(1)).statusCode).toBe(204);
    expect(await scenario.order()).toMatchObject({ orderStatus: 'READY_FOR_DELIVERY' });
    expect((await scenario.download()).json().messageKey).toBe('NO_DOWNLOAD');
    expect((await scenario.summary())?.downloadCount).toBe(0);
    expect((await scenario.downloadPosition(first)).body).toBe(pdfOf('extract 1'));
    expect((await scenario.downloadPosition(second)).json().messageKey).toBe('NO_DOWNLOAD');

    expect((await scenario.putExtract(2)).statusCode).toBe(204);
    const order = await scenario.order();
    expect(order.nextAction).toBe('DOWNLOAD');
    expect((await scenario.summary())?.downloadCount).toBe(2);
    const size = pdfOf('extract 1').length;
    expect(order.orderPositions.map(({ downloadSize }) => downloadSize)).toEqual([size, size]);
    const file = await scenario.download();
    expect(file.headers['content-type']).toBe('application/zip');
    expect(file.headers['content-disposition']).toContain(`Auszuege_2_${scenario.number}.zip`);
    expect([...(await readArchive(file.rawPayload))]).toEqual([
      [
        `Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2_${scenario.number}-1.pdf`,
        pdfOf('extract 1'),
      ],
      [
        `Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2_${scenario.number}-2.pdf`,
        pdfOf('extract 2'),
      ],
    ]);
  });

  it('contains approved and digital positions only', async () => {
    const paper = { ...mapPosition(), orderPdf: false, numberOfCopies: 1 };
    const scenario = await paid(mapPosition(), ownerPosition(), paper);
    const [, rejected = '', onPaper = ''] = await idsOf(scenario);
    const refused = await scenario.putExtract(2);
    expect([refused.statusCode, refused.json().messageKey]).toEqual([409, 'NOT_APPROVED']);
    await scenario.putAllExtracts();
    const file = await scenario.download();
    expect([file.headers['content-type'], file.body]).toEqual([
      'application/pdf',
      pdfOf('extract 1'),
    ]);
    expect((await scenario.downloadPosition(rejected)).statusCode).toBe(404);
    expect((await scenario.downloadPosition(onPaper)).statusCode).toBe(404);
    // The paper has a code as well, and can be verified.
    const { orderPositions } = await scenario.order();
    expect(orderPositions.map(({ downloadSize }) => downloadSize !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    expect((await verify(orderPositions[2]?.verificationCode)).genuine).toBe(true);
    expect((await verify(orderPositions[1]?.verificationCode)).genuine).toBe(false);
  });

  it('is verified by the code of each extract alone', async () => {
    const record = { ...ownerPosition(), productId: 'flurstuecksnachweis', justification: '' };
    const scenario = await paid(mapPosition(), record);
    await scenario.putAllExtracts();
    const { orderPositions } = await scenario.order();
    const found = await Promise.all(
      orderPositions.map(({ verificationCode }) => verify(verificationCode)),
    );
    expect(found.map(({ document }) => document.extracts)).toEqual([
      [expect.objectContaining({ productName: 'Liegenschaftskarte' })],
      [expect.objectContaining({ productName: 'Flurstücksnachweis' })],
    ]);
    expect(new Set(found.map(({ document }) => document.sha256)).size).toBe(2);
  });

  it('is not found by other customers (SEC-1)', async () => {
    const scenario = await paid(mapPosition());
    await scenario.putAllExtracts();
    const [positionId = ''] = await idsOf(scenario);
    const other = await paid(mapPosition());
    await other.putAllExtracts();
    const [otherId = ''] = await idsOf(other);
    expect((await scenario.downloadPosition(positionId)).statusCode).toBe(200);
    expect((await scenario.downloadPosition(otherId)).statusCode).toBe(404);
    expect((await scenario.downloadPosition('x')).json().messageKey).toBe('INVALID_ID');
  });

  it('waits again when an extract is withdrawn', async () => {
    const scenario = await paid(mapPosition(), mapPosition());
    await scenario.putAllExtracts();
    await scenario.removeExtract(2);
    expect((await scenario.download()).statusCode).toBe(404);
    await scenario.putExtract(2, 'corrected');
    expect((await scenario.download()).statusCode).toBe(200);
  });
});

describe('one file with all extracts, for a cadastre system that delivers so', () => {
  it('is downloaded and verified as a whole', async () => {
    const scenario = await paid(mapPosition(), mapPosition());
    expect((await scenario.putOrderFile()).statusCode).toBe(204);
    expect((await scenario.putExtract(1)).json().messageKey).toBe('RESULT_EXISTS');
    expect((await scenario.download()).body).toBe(pdfOf('extracts'));
    expect((await scenario.summary())?.downloadCount).toBe(1);
    const [positionId = ''] = await idsOf(scenario);
    expect((await scenario.downloadPosition(positionId)).statusCode).toBe(404);
    const { verificationCode } = await scenario.order();
    expect((await verify(verificationCode)).document.extracts).toHaveLength(2);
  });
});

describe('the request for an invoice (DOC-8)', () => {
  it('has the method and the time of the payment', async () => {
    const { number } = await paid(mapPosition());
    await testApp.app.runJobs();
    const request = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/invoices' && body.orderNumber === number,
    );
    expect(request?.body).toMatchObject({
      kind: 'INVOICE',
      paymentMethod: 'SEPA',
      paidAt: testApp.clock.now.toISOString(),
    });
  });
});
