import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplesPlugin } from './samples.ts';

const SAMPLE = {
  orderNumber: 'ABCD',
  orderedAt: '2026-11-28T10:00:00Z',
  organisation: 'Notariat Lindenau',
  sender: 'Nora Notar',
  positions: [
    {
      positionId: 'p1',
      number: 1,
      productName: 'Nachweis',
      parcelId: '12065300300009______',
      parcelName: 'Lindenau, Flur 3, Flurstück 9',
      authorityName: 'Katasteramt',
      group: 'Notariate',
      ground: 'Kaufvertrag <b>',
      fileNumber: 'UVZ 12/2026',
    },
  ],
};

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify();
  await app.register(samplesPlugin, { deskToken: 'token' });
});
afterAll(() => app.close());

const post = (payload: object, token = 'token') =>
  app.inject({
    method: 'POST',
    url: '/desk/api/samples',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const page = async (): Promise<string> => (await app.inject({ url: '/desk/samples' })).body;

describe('samples at the desk (ORG-2)', () => {
  it('are shown once, however often they are sent, with ground, file number and person', async () => {
    expect(await page()).toContain('Es liegt keine Stichprobe vor.');
    expect((await post(SAMPLE)).statusCode).toBe(202);
    expect((await post(SAMPLE)).statusCode).toBe(202);
    const shown = await page();
    expect(shown.match(/<article>/g)).toHaveLength(1);
    for (const text of ['Nora Notar', 'UVZ 12/2026', 'Kaufvertrag &#60;b&#62;']) {
      expect(shown.replaceAll('&lt;', '&#60;').replaceAll('&gt;', '&#62;')).toContain(text);
    }
  });

  it('are refused without the credential, and with another shape', async () => {
    expect((await post(SAMPLE, 'wrong')).statusCode).toBe(401);
    expect((await post({ ...SAMPLE, sender: 7 })).statusCode).toBe(400);
  });
});
