import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Writable } from 'node:stream';
import { PDF } from '@libpdf/core';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { buildAdapter } from './app.ts';
import { readEnvironment } from './environment.ts';

/** An answer of the ALKIS system to an order. */
interface Answer {
  readonly status?: number;
  readonly body: Buffer | string;
}

let alkis: Server;
let portal: Server;
let adapter: FastifyInstance;
let logged = '';
/** Answers to the next orders; the last one is repeated. */
let answers: Answer[] = [];
let orders: string[] = [];
let logins = 0;
let delivered: { readonly path: string; readonly content: Buffer; readonly headers: object }[] = [];
let portalStatus = 204;

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

async function pdf(pages: number): Promise<Buffer> {
  const file = PDF.create();
  for (let page = 0; page < pages; page += 1) file.addPage();
  return Buffer.from(await file.save());
}

async function zip(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, content] of Object.entries(entries)) file.addBuffer(content, name);
  file.end();
  return buffer(file.outputStream);
}

const refusal = (sentence: string): Answer => ({
  body: `<?xml version="1.0"?><Fehler><Meldung>${sentence}</Meldung></Fehler>`,
});

beforeEach(async () => {
  [answers, orders, delivered, logins, logged, portalStatus] = [[], [], [], 0, '', 204];
  alkis = createServer((request, response) => {
    void buffer(request).then((body) => {
      const text = body.toString('utf8');
      if (text.includes('cmd=login')) {
        logins += 1;
        const isRight = text.includes('j_username=portal') && text.includes('j_password=geheim');
        const session = `<a:Login xmlns:a="x"><a:JSESSIONID>S${logins}</a:JSESSIONID></a:Login>`;
        return response.end(isRight ? session : refusal('Passwort falsch.').body);
      }
      orders.push(text);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return response.writeHead(answer?.status ?? 200).end(answer?.body);
    });
  });
  portal = createServer((request, response) => {
    void buffer(request).then((content) => {
      delivered.push({ path: request.url ?? '', content, headers: request.headers });
      return response.writeHead(portalStatus).end();
    });
  });
  const portalOrigin = await listen(portal);
  adapter = buildAdapter(
    readEnvironment({
      CADASTRE_TOKEN: 'token',
      CADASTRE_PASSWORD: 'password',
      PORTAL_ORIGIN: portalOrigin,
      ALKIS_URL: await listen(alkis),
      ALKIS_USER: 'portal',
      ALKIS_PASSWORD: 'geheim',
      ALKIS_PROFILE: 'ONLINE',
      ALKIS_CRS: '25833',
      ALKIS_FORMS: 'CADASTRAL_MAP=0110,OWNER_RECORD=MV0550',
    }),
    {
      retryMs: [5, 5],
      logs: new Writable({
        write: (piece: Buffer, _encoding, done) => {
          logged += piece.toString();
          done();
        },
      }),
    },
  );
  origin = portalOrigin;
});
afterEach(async () => {
  await adapter.close();
  for (const server of [alkis, portal]) {
    server.closeAllConnections();
    server.close();
  }
});
let origin = '';

const position = (change: object = {}) => ({
  positionId: 'p',
  kind: 'OWNER_RECORD',
  parcelId: '130722001003130036__',
  resultFileName: 'order-1.pdf',
  callbackUrl: `${origin}/api/product-result-alkis/order-1.pdf`,
  ...change,
});
const send = (positions: readonly object[], headers: object = { authorization: 'Bearer token' }) =>
  adapter.inject({
    method: 'POST',
    url: '/cadastre/orders',
    headers: { ...headers },
    payload: { orderNumber: '7K2M-Q0XA-93TB', positions },
  });
const counts = async () =>
  (
    await adapter.inject({ url: '/cadastre/orders', headers: { authorization: 'Bearer token' } })
  ).json();
const settled = () => expect.poll(async () => (await counts()).WAITING).toBe(0);

describe('the adapter of a synchronous ALKIS system (REAL-6)', () => {
  it('orders a document by NAS and delivers it with its digest', async () => {
    const document = await pdf(1);
    answers = [{ body: document }];
    expect((await send([position()])).statusCode).toBe(202);
    await settled();
    const [order = ''] = orders;
    for (const part of [
      'name="cmd"\r\n\r\nausfuehren',
      'name="jsessionid"\r\n\r\nS1',
      '<CPA_Benutzungsauftrag xmlns="http://www.cpa-systems.de/namespaces/adv/gid/6.0"',
      '<art>MV0550</art>',
      'xlink:href="urn:adv:crs:ETRS89_UTM33"',
      '<ogc:Literal>130722001003130036__</ogc:Literal>',
      '<profilkennung>ONLINE</profilkennung>',
      '<antragsnummer>7K2M-Q0XA-93TB-1</antragsnummer>',
    ]) {
      expect(order).toContain(part);
    }
    expect(order).not.toContain('zentrumskoordinate');
    expect(delivered).toHaveLength(1);
    expect(delivered[0]).toMatchObject({
      path: '/api/product-result-alkis/order-1.pdf',
      headers: {
        authorization: `Basic ${Buffer.from('cadastre:password').toString('base64')}`,
        'content-type': 'application/pdf',
      },
    });
    expect(delivered[0]?.content.equals(document)).toBe(true);
  });

  it('orders a map by the middle of its page, its scale and its format', async () => {
    answers = [{ body: await pdf(1) }];
    const area = [
      [390_000, 5_820_000],
      [390_190, 5_820_000],
      [390_190, 5_820_277],
      [390_000, 5_820_277],
      [390_000, 5_820_000],
    ];
    const map = { kind: 'CADASTRAL_MAP', pageFormat: 'A3', pageOrientation: 'LANDSCAPE' };
    await send([position({ ...map, colorPalette: 'BW', selectedScale: 2000, printArea: area })]);
    await settled();
    const [order = ''] = orders;
    expect(order).toContain('<art>0111</art>');
    expect(order).toContain('<gml:pos>390095.000 5820138.500</gml:pos>');
    expect(order).toContain(
      '<ausgabemasstab>2000</ausgabemasstab><formatangabe>A3Q</formatangabe>',
    );
  });

  it('orders every parcel of a map (SAFE-2)', async () => {
    answers = [{ body: await pdf(1) }];
    const furtherParcelIds = ['130722001003130037__', '130722001003130038__'];
    expect((await send([position({ furtherParcelIds })])).statusCode).toBe(202);
    await settled();
    const [order = ''] = orders;
    const parcels = [...order.matchAll(/<ogc:Literal>([^<]*)</g)].map(([, id]) => id);
    expect(parcels).toEqual(['130722001003130036__', ...furtherParcelIds]);
    expect(order).toMatch(/<ogc:Filter><ogc:Or>(?:<ogc:PropertyIsEqualTo>.*?){3}<\/ogc:Or>/);
  });

  it('refuses an order with a field that it would drop, and names it (SAFE-2)', async () => {
    const { statusCode, body } = await send([position({ colour: 'red' })]);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('positions.0.colour')]);
    expect(logged).toContain('order refused');
    expect((await counts()).WAITING).toBe(0);
  });

  it('delivers the PDF files of a ZIP file as one, in the order of their names', async () => {
    const readme = Buffer.from('text');
    answers = [
      { body: await zip({ '2.pdf': await pdf(2), '1.pdf': await pdf(1), 'a.txt': readme }) },
    ];
    await send([position()]);
    await settled();
    const merged = await PDF.load(new Uint8Array(delivered[0]?.content ?? []));
    expect(merged.getPageCount()).toBe(3);
    answers = [{ body: await zip({ 'a.txt': readme }) }];
    await send([position({ resultFileName: 'order-2.pdf' })]);
    await settled();
    expect(logged).toContain('The ZIP file has no PDF.');
  });

  it('repeats what failed by an outage, logs in again when the session ended, and does not repeat a refusal', async () => {
    answers = [{ status: 503, body: '' }, { body: await pdf(1) }];
    await send([position()]);
    await settled();
    expect(delivered).toHaveLength(1);
    answers = [refusal('Die Sitzung ist abgelaufen.'), { body: await pdf(1) }];
    await send([position({ resultFileName: 'order-2.pdf' })]);
    await settled();
    expect(delivered).toHaveLength(2);
    expect(logins).toBeGreaterThan(1);
    answers = [refusal('Das Flurst&#252;ck\n ist nicht vorhanden.')];
    const before = orders.length;
    await send([position({ resultFileName: 'order-3.pdf' })]);
    await settled();
    expect(orders.length - before).toBe(1);
    expect(logged).toContain('"reason":"Das Flurstück ist nicht vorhanden."');
    expect(await counts()).toMatchObject({ WAITING: 0, DELIVERED: 2, FAILED: 1 });
  });

  it('orders a document once while it waits or was delivered, and again after it failed', async () => {
    answers = [{ body: await pdf(1) }];
    await Promise.all([send([position()]), send([position()])]);
    await settled();
    await send([position()]);
    await settled();
    expect(orders).toHaveLength(1);
    answers = [refusal('Wartung.'), { body: await pdf(1) }];
    for (let time = 0; time < 2; time += 1) {
      await send([position({ resultFileName: 'order-2.pdf' })]);
      await settled();
    }
    expect(delivered).toHaveLength(2);
  });

  it.each([
    ['neither with a PDF', async () => ({ body: '<html><p>Login' })],
    ['gave no reason', async () => ({ body: '<a/>' })],
    ['answered 500', async () => ({ status: 500, body: '' })],
    ['The portal answered 404', async () => ({ body: await pdf(1) })],
  ])('says why a document was not delivered: %s', async (sentence, answer) => {
    if (sentence.includes('404')) portalStatus = 404;
    answers = [await answer()];
    await send([position()]);
    await settled();
    expect(logged).toContain(sentence);
    expect(logged).not.toContain('130722001003130036__');
  });

  it('says which documents can be ordered, and refuses the others (SAFE-2)', async () => {
    expect((await counts()).kinds).toEqual(['CADASTRAL_MAP', 'OWNER_RECORD']);
    const { statusCode, body } = await send([position({ kind: 'PROPERTY_RECORD' })]);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('ALKIS_FORMS')]);
    expect(orders).toEqual([]);
  });

  it('accepts orders of the portal only, for addresses of the portal only', async () => {
    expect((await send([position()], {})).statusCode).toBe(401);
    const foreign = position({ callbackUrl: 'https://evil.example/x' });
    expect((await send([foreign])).statusCode).toBe(400);
    expect((await send([position({ parcelId: '1"/><x' })])).statusCode).toBe(400);
  });

  it.each([
    ['ALKIS_CRS', { ALKIS_CRS: '4326' }],
    ['ALKIS_FORMS', { ALKIS_FORMS: 'MAP=0110' }],
    ['ALKIS_FORMS', { ALKIS_FORMS: 'OWNER_RECORD=x' }],
    ['ALKIS_CONCURRENCY', { ALKIS_CONCURRENCY: '0' }],
    ['CADASTRE_TOKEN is not set', {}],
  ])('does not start with a wrong %s', (name, change) => {
    const env = {
      CADASTRE_TOKEN: 't',
      CADASTRE_PASSWORD: 'p',
      PORTAL_ORIGIN: 'https://portal.example',
      ALKIS_URL: 'https://alkis.example',
      ALKIS_USER: 'u',
      ALKIS_PASSWORD: 'p',
      ALKIS_PROFILE: 'x',
      ALKIS_CRS: '25833',
    };
    const given =
      Object.keys(change).length === 0 ? { ...env, CADASTRE_TOKEN: '' } : { ...env, ...change };
    expect(() => readEnvironment(given)).toThrow(name);
  });
});
