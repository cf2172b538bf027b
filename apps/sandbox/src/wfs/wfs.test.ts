import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createLand } from '@portal/demo-cadastre/land';
import { wfsPlugin } from './index.ts';

const land = createLand({ parcels: 700 });
const app: FastifyInstance = Fastify();
beforeAll(() => app.register(wfsPlugin(land)));

const ask = (query: string) => app.inject(`/cadastre/wfs?${query}`);
const FEATURES = 'SERVICE=WFS&REQUEST=GetFeature&VERSION=2.0.0&TYPENAMES=ave:Flurstueck';

describe('the WFS of the cadastre (REAL-8)', () => {
  it('has every parcel once on the pages of its next links', async () => {
    const ids: string[] = [];
    let address: string | undefined = `${FEATURES}&COUNT=300`;
    while (address !== undefined) {
      const { body, headers }: Awaited<ReturnType<typeof ask>> = await ask(address);
      expect(headers['content-type']).toContain('application/xml');
      expect(body).toContain('numberMatched="unknown"');
      ids.push(...[...body.matchAll(/<ave:flstkennz>([^<]+)</g)].map(([, id = '']) => id));
      address = / next="[^"?]+\?([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(ids).toEqual(land.parcels.map(({ id }) => id));
  });

  it('writes northings first, curves, and areas with a unit', async () => {
    const { body } = await ask(`${FEATURES}&COUNT=1`);
    const [parcel] = land.parcels;
    const [x = 0, y = 0] = parcel?.polygons[0]?.[0]?.[0] ?? [];
    expect(body).toContain(`<gml:LineStringSegment><gml:posList>${y} ${x} `);
    expect(body).toMatch(/<ave:flaeche>[\d.]+ m²</);
  });

  it.each([
    ['', 'MissingParameterValue'],
    ['SERVICE=WFS&REQUEST=Transaction', 'OperationNotSupported'],
    ['SERVICE=WFS&REQUEST=GetFeature&TYPENAMES=ave:Nutzung', 'InvalidParameterValue'],
    [`${FEATURES}&SRSNAME=EPSG:3857`, 'InvalidParameterValue'],
    [`${FEATURES}&COUNT=many`, 'InvalidParameterValue'],
  ])('refuses %s with %s', async (query, code) => {
    const { statusCode, body } = await ask(query);
    expect(statusCode).toBe(400);
    expect(body).toContain(`exceptionCode="${code}"`);
  });
});
