import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Readable, Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRUCTURE_CHECKS } from '../../apps/backend/src/files/data-structure.ts';
import { buildAdapter } from '../../apps/alkis-adapter/src/app.ts';
import { readEnvironment } from '../../apps/alkis-adapter/src/environment.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { createLand } from '../../packages/demo-cadastre/src/land/index.ts';
import { readPdf } from '../../packages/tagged-pdf/src/testing/index.ts';

/* The adapter between a portal and the ALKIS system of the sandbox. */

const files = new Map<string, Buffer>();
let portal: Server;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let adapter: ReturnType<typeof buildAdapter>;
let origin = '';
let logged = '';
beforeAll(async () => {
  portal = createServer((request, response) => {
    void buffer(request).then((content) => {
      files.set(request.url ?? '', content);
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  sandbox = await startSandbox();
  adapter = buildAdapter(
    readEnvironment({
      CADASTRE_TOKEN: 'token',
      CADASTRE_PASSWORD: 'password',
      PORTAL_ORIGIN: origin,
      ALKIS_URL: `${sandbox.environment.origin}/alkis/nas`,
      ALKIS_USER: 'portal',
      ALKIS_PASSWORD: 'cadastre-token',
      ALKIS_PROFILE: 'ONLINE',
      ALKIS_CRS: '25833',
      ALKIS_NAS_FORM: '9000',
    }),
    {
      logs: new Writable({
        write: (piece: Buffer, _encoding, done) => {
          logged += piece.toString();
          done();
        },
      }),
    },
  );
});
afterAll(async () => {
  await adapter.close();
  await sandbox.app.close();
  portal.close();
});

/** A page around the middle of a box: A4, portrait, 1:1000. */
function areaAround([left, bottom, right, top]: readonly [number, number, number, number]) {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return [
    [x - 95, y - 118.5],
    [x + 95, y - 118.5],
    [x + 95, y + 118.5],
    [x - 95, y + 118.5],
    [x - 95, y - 118.5],
  ];
}

const order = async (position: object) => {
  const answer = await adapter.inject({
    method: 'POST',
    url: '/cadastre/orders',
    headers: { authorization: 'Bearer token' },
    payload: { orderNumber: '7K2M-Q0XA-93TB', positions: [position] },
  });
  expect(answer.statusCode).toBe(202);
};

describe('orders by NAS from the portal to the ALKIS system (REAL-6, REAL-8)', () => {
  const [parcel] = createLand({ parcels: 600 }).parcelsFrom(40, 1);

  it.each([
    ['CADASTRAL_MAP', 'Liegenschaftskarte'],
    ['PARCEL_RECORD', 'Flurstücksnachweis'],
    ['OWNER_RECORD', 'Flurstücks- und Eigentumsnachweis'],
  ])('deliver %s', async (kind, title) => {
    const path = `/api/product-result-alkis/${kind.replace('_', '-')}.pdf`;
    const resultFileName = path.split('/').at(-1);
    await order({ kind, parcelId: parcel?.id, resultFileName, callbackUrl: `${origin}${path}` });
    await expect.poll(() => files.has(path), { timeout: 20_000 }).toBe(true);
    const { pages } = await readPdf(new Uint8Array(files.get(path) ?? []), 'text');
    expect(pages[0]?.text).toContain(title);
  });

  it('deliver a map with all of its parcels (SAFE-2)', async () => {
    const parcels = createLand({ parcels: 600 }).parcelsFrom(40, 3);
    const [first, ...further] = parcels;
    const path = '/api/product-result-alkis/several.pdf';
    await order({
      kind: 'CADASTRAL_MAP',
      parcelId: first?.id,
      furtherParcelIds: further.map(({ id }) => id),
      selectedScale: 5000,
      resultFileName: 'several.pdf',
      callbackUrl: `${origin}${path}`,
    });
    await expect.poll(() => files.has(path), { timeout: 20_000 }).toBe(true);
    const { pages } = await readPdf(new Uint8Array(files.get(path) ?? []), 'text');
    expect(pages[0]?.text).toContain('Flurstücke des Auszugs');
    for (const { numerator, denominator } of parcels) {
      expect(pages[0]?.text).toContain(
        denominator ? `${numerator}/${denominator}` : String(numerator),
      );
    }
  });

  it.each(['SHEET', 'PARCELS'])(
    'deliver a NAS file of %s, and no document (DATA-6)',
    async (extent) => {
      const path = `/api/product-result-alkis/${extent}.xml.gz`;
      await order({
        kind: 'CADASTRAL_MAP',
        parcelId: parcel?.id,
        resultFileName: `${extent}.pdf`,
        callbackUrl: `${origin}/api/product-result-alkis/${extent}.pdf`,
        orderPdf: false,
        numberOfCopies: 0,
        files: [
          { format: 'NAS', resultFileName: `${extent}.xml.gz`, callbackUrl: `${origin}${path}` },
        ],
        fileExtent: extent,
        printArea: parcel && areaAround(parcel.box),
      });
      await expect.poll(() => files.has(path), { timeout: 20_000 }).toBe(true);
      const packed = files.get(path) ?? Buffer.alloc(0);
      expect(
        await STRUCTURE_CHECKS['application/gzip']?.(Readable.from([packed]), packed.length),
      ).toBeNull();
      const ids = [
        ...gunzipSync(packed)
          .toString()
          .matchAll(/<flurstueckskennzeichen>([^<]+)</g),
      ].map(([, id]) => id);
      expect(ids).toContain(parcel?.id);
      expect(ids.length > 1).toBe(extent === 'SHEET');
      expect(files.has(path.replace('.xml.gz', '.pdf'))).toBe(false);
    },
  );

  it('log the sentence of the ALKIS system about an unknown parcel', async () => {
    const callbackUrl = `${origin}/api/product-result-alkis/unknown.pdf`;
    const parcelId = '12065300399999______';
    await order({ kind: 'PARCEL_RECORD', parcelId, resultFileName: 'unknown.pdf', callbackUrl });
    await expect.poll(() => logged).toContain('ist nicht vorhanden.');
  });
});
