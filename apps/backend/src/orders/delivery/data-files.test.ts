import type { Product } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { Profile } from '../../session/profile.ts';
import { dataFilesOf } from '../../testing/data-files.ts';
import { employee, organisation } from '../../testing/organisation-profile.ts';
import { startOrderScenario } from '../../testing/order-scenario.ts';
import { pdfOf } from '../../testing/pdf.ts';
import { PROGRAM_ORDERS, startProgram } from '../../testing/programs.ts';
import { mapPosition, ownerPosition } from '../../testing/small-cadastre.ts';
import { openTestApp, person, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Format = keyof ReturnType<typeof dataFilesOf>;

/** A paid order of a map with files for other programs. */
async function paid(change: object, content = 'Łužička', customer?: Profile) {
  const position = { ...mapPosition(), numberOfCopies: 0, ...change };
  const scenario = await startOrderScenario(testApp, [position], {}, customer);
  await scenario.pay('SEPA');
  await scenario.setPaymentStatus(0, 'SUCCESS');
  await scenario.returnFromProvider(0);
  const files = dataFilesOf(content);
  const put = (format: Format, body = files[format].content, type = files[format].type) => {
    const path = `/api/product-result-alkis/${scenario.number}-1.${files[format].extension}`;
    const headers = { authorization: testApp.credentialOf(path), 'content-type': type };
    return testApp.send({ method: 'PUT', url: path, body, headers });
  };
  const [{ positionId, verificationCode = '' } = { positionId: '' }] = (await scenario.order())
    .orderPositions;
  const url = `/api/authenticated-customer/orders/${scenario.number}/positions/${positionId}/download`;
  const download = (format?: string) =>
    scenario.ask({ url: format ? `${url}?format=${format}` : url });
  return { scenario, files, put, download, code: verificationCode };
}

const price = async (body: object) => {
  const ask = await testApp.login(person('price of files'));
  return ask({ method: 'POST', url: '/api/price/calculate', body: [body] });
};

const verify = (body: Buffer, type = 'application/octet-stream') =>
  testApp.send({
    method: 'POST',
    url: '/api/verifications',
    body,
    headers: { 'content-type': type },
  });

const BOTH = { fileFormats: ['GEOPACKAGE', 'DXF'], fileExtent: 'PARCELS' };

describe('orders of files for other programs (DATA-6)', () => {
  it('are requested from the cadastre system, each with its name', async () => {
    const { scenario } = await paid(BOTH);
    await testApp.app.runJobs();
    const request = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/orders' && body.orderNumber === scenario.number,
    );
    const name = (extension: string) => ({
      resultFileName: `${scenario.number}-1.${extension}`,
      callbackUrl: `http://localhost:8080/api/product-result-alkis/${scenario.number}-1.${extension}`,
    });
    expect(request?.body).toMatchObject({
      positions: [
        {
          orderPdf: true,
          fileExtent: 'PARCELS',
          files: [
            { format: 'GEOPACKAGE', ...name('gpkg') },
            { format: 'DXF', ...name('dxf') },
          ],
        },
      ],
    });
  });

  it('are ready when PDF and files are there, and downloaded with type and name', async () => {
    const { scenario, files, put, download } = await paid(BOTH);
    expect((await put('GEOPACKAGE')).statusCode).toBe(204);
    expect((await scenario.putExtract(1)).statusCode).toBe(204);
    expect((await scenario.order()).nextAction).toBe('WAIT_FOR_DELIVERY');
    expect((await put('DXF')).statusCode).toBe(204);
    const order = await scenario.order();
    expect(order.nextAction).toBe('DOWNLOAD');
    expect(order.orderPositions[0]).toMatchObject({
      fileFormats: ['GEOPACKAGE', 'DXF'],
      fileExtent: 'PARCELS',
      downloadSize: pdfOf('extract 1').length,
      files: [
        { format: 'GEOPACKAGE', size: files.GEOPACKAGE.content.length },
        { format: 'DXF', size: files.DXF.content.length },
      ],
    });
    const summary = await scenario.summary();
    expect(summary?.downloadCount).toBe(3);
    expect(summary?.firstExtract?.fileFormats).toEqual(['GEOPACKAGE', 'DXF']);
    expect((await download()).body).toBe(pdfOf('extract 1'));
    const file = await download('GEOPACKAGE');
    expect(file.headers['content-type']).toBe('application/geopackage+sqlite3');
    const subject = `Liegenschaftskarte-A4-1-1000-farbig_Lindenau-3-114-2_${scenario.number}`;
    expect(file.headers['content-disposition']).toContain(`${subject}.gpkg`);
    expect(file.rawPayload.equals(files.GEOPACKAGE.content)).toBe(true);
    expect((await download('GEOJSON')).json().messageKey).toBe('NO_DOWNLOAD');
    const archive = await fromBufferPromise((await scenario.download()).rawPayload);
    const names: string[] = [];
    for await (const { fileName } of archive.eachEntry()) names.push(fileName);
    expect(names).toEqual([`${subject}.pdf`, `${subject}.gpkg`, `${subject}.dxf`]);
  });

  it('need no PDF: then none is accepted or waited for', async () => {
    const { scenario, files, put, download } = await paid({ ...BOTH, orderPdf: false });
    const { statusCode } = await scenario.putExtract(1);
    expect(statusCode).toBe(404);
    expect((await scenario.putOrderFile()).statusCode).toBe(404);
    await put('GEOPACKAGE');
    await put('DXF');
    expect((await scenario.order()).closeResolution).toBe('COMPLETED');
    expect((await download()).json().messageKey).toBe('NO_DOWNLOAD');
    expect((await download('DXF')).body).toBe(files.DXF.content.toString());
  });

  it('are downloaded by programs of the organisation as well (ORG-4)', async () => {
    const nora = employee('nora', organisation('Vermessung'));
    const { ask } = await startProgram(testApp, nora);
    const { scenario, files, put } = await paid({ ...BOTH, orderPdf: false }, 'Grenze', nora);
    await put('GEOPACKAGE');
    await put('DXF');
    const [position] = (await scenario.order()).orderPositions;
    const url = `${PROGRAM_ORDERS}/${scenario.number}`;
    const one = await ask({ url: `${url}/positions/${position?.positionId}/document?format=DXF` });
    expect([one.statusCode, one.headers['content-type']]).toEqual([200, files.DXF.type]);
    expect(one.body).toBe(files.DXF.content.toString());
    const all = await ask({ url: `${url}/documents` });
    expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/zip']);
  });

  it('with paper and without PDF get the files alone', async () => {
    const { scenario, put, download } = await paid({ ...BOTH, orderPdf: false, numberOfCopies: 1 });
    await put('GEOPACKAGE');
    await put('DXF');
    expect((await scenario.order()).nextAction).toBe('WAIT_FOR_DELIVERY');
    await scenario.putExtract(1);
    const order = await scenario.order();
    expect(order.nextAction).toBe('DOWNLOAD');
    expect(order.orderPositions[0]?.downloadSize).toBeUndefined();
    expect((await download()).statusCode).toBe(404);
    expect((await download('DXF')).statusCode).toBe(200);
  });

  it('refuse broken, other and unordered files, as a broken PDF is refused (BE-5)', async () => {
    const { files, put } = await paid(BOTH);
    const { content } = files.GEOPACKAGE;
    const broken = await put('GEOPACKAGE', content.subarray(0, content.length - 1));
    expect([broken.statusCode, broken.json().messageKey]).toEqual([400, 'INVALID_REQUEST']);
    expect((await put('GEOPACKAGE', content, 'application/pdf')).statusCode).toBe(400);
    expect((await put('DXF', content)).statusCode).toBe(400);
    expect((await put('GEOJSON')).statusCode).toBe(404);
    expect((await put('GEOPACKAGE')).statusCode).toBe(204);
    expect((await put('GEOPACKAGE')).statusCode).toBe(204);
    const other = dataFilesOf('another').GEOPACKAGE.content;
    expect((await put('GEOPACKAGE', other)).json().messageKey).toBe('RESULT_EXISTS');
  });

  it('refuse a file that is too large to be verified', async () => {
    const { put } = await paid(BOTH);
    const large = await put('DXF', Buffer.alloc(25 * 1024 * 1024 + 1, ' '));
    expect([large.statusCode, large.json().messageKey]).toEqual([413, 'TOO_LARGE']);
  });

  it('wait again for a file that was withdrawn', async () => {
    const { scenario, put } = await paid(BOTH);
    await put('GEOPACKAGE');
    await scenario.putExtract(1);
    await put('DXF');
    const path = `/api/product-result-alkis/${scenario.number}-1.dxf`;
    const headers = { authorization: testApp.credentialOf(path) };
    expect((await testApp.send({ method: 'DELETE', url: path, headers })).statusCode).toBe(204);
    expect((await scenario.order()).orderPositions[0]?.files).toHaveLength(1);
    expect((await put('DXF')).statusCode).toBe(204);
    expect((await scenario.order()).nextAction).toBe('DOWNLOAD');
  });
});

describe('fees of files for other programs (DATA-6, BE-9)', () => {
  const map = { productId: 'liegenschaftskarte', paperCopies: 0, digital: true };

  it('are added on the server, once for each format', async () => {
    const { fileFormats = [], priceBasePdf } = (
      await testApp.send({ url: `/api/products/${map.productId}` })
    ).json<Product>();
    const cents = fileFormats.find(({ format }) => format === 'DXF')?.price.priceGross ?? 0;
    expect(cents).toBeGreaterThan(0);
    const { scenario } = await paid({ fileFormats: ['DXF'] });
    const order = await scenario.order();
    expect(order.total.priceGross).toBe(priceBasePdf.priceGross + cents);
    const [first] = (await price({ ...map, fileFormats: ['DXF'] })).json();
    expect(first).toEqual(order.orderPositions[0]?.price);
  });

  it('are not known for formats that the product does not offer', async () => {
    const answer = await price({ ...map, fileFormats: ['NAS'] });
    expect([answer.statusCode, answer.json().messageKey]).toEqual([400, 'SELECT']);
    const record = { ...ownerPosition(), productId: 'flurstuecksnachweis', fileFormats: ['DXF'] };
    const order = await startOrderScenario(testApp, [record]);
    expect(order.number).toBeUndefined();
  });

  it('are items of the invoice, each with its name, with the sum of the order', async () => {
    const { scenario } = await paid({ ...BOTH, numberOfCopies: 2 });
    await testApp.app.runJobs();
    const request = testApp.externalSystems.received.find(
      ({ path, body }) => path === '/cadastre/invoices' && body.orderNumber === scenario.number,
    );
    const items = request?.body.items as { description: string; priceGross: number }[];
    expect(items.map(({ description }) => description.replace(/^.*; /, ''))).toEqual([
      'PDF)',
      'GeoPackage)',
      'DXF)',
      '2 Exemplare auf Papier)',
    ]);
    const sum = items.reduce((total, { priceGross }) => total + priceGross, 0);
    expect(sum).toBe((await scenario.order()).total.priceGross);
  });
});

describe('proof of files for other programs (DATA-7)', () => {
  it('is their digest: the answer says format, parcel and time', async () => {
    const { scenario, files, put, code } = await paid(BOTH, 'proof of these');
    await put('GEOPACKAGE');
    await scenario.putExtract(1, 'the PDF of the proof');
    await put('DXF');
    for (const format of ['GEOPACKAGE', 'DXF'] as const) {
      const answer = await verify(files[format].content);
      expect(answer.json()).toMatchObject({
        result: 'GENUINE',
        code,
        document: {
          format,
          size: files[format].content.length,
          issuedAt: testApp.clock.now.toISOString(),
          extracts: [{ productName: 'Liegenschaftskarte', parcelName: expect.any(String) }],
        },
      });
      expect(answer.body).not.toContain(scenario.number);
    }
    const pdf = await verify(Buffer.from(pdfOf('the PDF of the proof')), 'application/pdf');
    expect(pdf.json()).toMatchObject({ result: 'GENUINE', code, document: { format: 'PDF' } });
    const changed = Buffer.from(files.DXF.content);
    changed.write('4', changed.indexOf('1.0'));
    expect((await verify(changed)).json()).toEqual({
      result: 'NO_SEAL',
      code: null,
      document: null,
    });
  });

  it('is also their code, which names the formats that were delivered', async () => {
    const { scenario, put, code } = await paid(BOTH, 'by code');
    await put('GEOPACKAGE');
    await put('DXF');
    await scenario.putExtract(1, 'by code');
    const { document } = (await testApp.send({ url: `/api/verifications/${code}` })).json();
    expect(document.format).toBe('PDF');
    expect(document.otherFiles.map(({ format }: { format: string }) => format)).toEqual([
      'GEOPACKAGE',
      'DXF',
    ]);
    expect(document.extracts).toHaveLength(1);
  });
});
