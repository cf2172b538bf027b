import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STRUCTURE_CHECKS } from '../../apps/backend/src/files/data-structure.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { createLand } from '../../packages/demo-cadastre/src/land/index.ts';
import { FILE_TYPES } from '../../packages/order-flow/src/rules/file-formats.ts';

/* What the cadastre system of the sandbox delivers is what the portal accepts. */

const [parcel] = createLand({ parcels: 600 }).parcelsFrom(40, 1);
const received = new Map<string, { readonly type: unknown; readonly content: Buffer }>();
let portal: Server;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let origin = '';

beforeAll(async () => {
  portal = createServer((request, response) => {
    void buffer(request).then((content) => {
      const name = request.url?.split('/').at(-1) ?? '';
      received.set(name, { type: request.headers['content-type'], content });
      return response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  sandbox = await startSandbox(origin);
});
afterAll(async () => {
  await sandbox.app.close();
  portal.close();
});

const headers = { authorization: 'Bearer cadastre-token' };
const send = (position: object) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/cadastre/orders',
    headers,
    payload: {
      orderNumber: '7K2M-Q0XA-93TB',
      resultFileName: 'all.pdf',
      callbackUrl: `${origin}/api/product-result-alkis/all.pdf`,
      orderedAt: '2026-11-21T10:00:00Z',
      positions: [
        {
          positionId: 'p1',
          kind: 'CADASTRAL_MAP',
          parcelId: parcel?.id,
          pageFormat: 'A4',
          pageOrientation: 'PORTRAIT',
          colorPalette: 'COLOR',
          selectedScale: 1000,
          printArea: null,
          resultFileName: 'one-1.pdf',
          callbackUrl: `${origin}/api/product-result-alkis/one-1.pdf`,
          verificationCode: '7K2M-Q0XA-93TC',
          verificationUrl: `${origin}/echtheit/7K2M-Q0XA-93TC`,
          ...position,
        },
      ],
    },
  });
const formats = Object.entries(FILE_TYPES);

const filesHere = () =>
  formats.map(([format, { extension }]) => ({
    format,
    resultFileName: `one-1.${extension}`,
    callbackUrl: `${origin}/api/product-result-alkis/one-1.${extension}`,
  }));

describe('files for other programs of the sandbox (DATA-6)', () => {
  it('are named in what it can write', async () => {
    const { fileFormats } = (await sandbox.app.inject({ url: '/cadastre/orders', headers })).json();
    expect(fileFormats.toSorted()).toEqual(Object.keys(FILE_TYPES).toSorted());
  });

  it('are delivered with type and structure, without a document that nobody ordered', async () => {
    const accepted = await send({ orderPdf: false, numberOfCopies: 0, files: filesHere() });
    expect(accepted.statusCode).toBe(202);
    await expect.poll(() => received.size, { timeout: 20_000 }).toBe(formats.length);
    for (const [, { extension, mediaType }] of formats) {
      const file = received.get(`one-1.${extension}`);
      expect(file?.type).toBe(mediaType);
      const content = file?.content ?? Buffer.alloc(0);
      const check = STRUCTURE_CHECKS[mediaType];
      expect(await check?.(Readable.from([content]), content.length)).toBeNull();
    }
    expect(received.get('one-1.geojson')?.content.toString()).toContain('7K2M-Q0XA-93TC');
  });

  it('are refused for a record, for an unknown format and for a foreign address', async () => {
    const [first] = filesHere();
    for (const change of [
      { kind: 'PARCEL_RECORD', files: filesHere() },
      { files: [{ ...first, format: 'PAPYRUS' }] },
      { files: [{ ...first, callbackUrl: 'https://evil.example/x' }] },
    ]) {
      expect((await send(change)).statusCode).toBe(400);
    }
  });
});
