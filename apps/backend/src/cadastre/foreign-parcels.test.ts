import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cadastreSettings } from '../config/cadastre-settings.ts';
import { readCadastreFile } from '../config/cadastre-file.ts';
import { foreignParcels } from './foreign-parcels.ts';

let server = 'portal-sandbox';
const system = createServer((_request, response) => {
  response.writeHead(404, { server }).end();
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => system.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(system.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => system.close(resolve)));

/** The sentence for a cadastre whose features are at an address; without one, at the system itself. */
function sentence(features?: string) {
  const { value } = readCadastreFile('/absent', {});
  if (!value) throw new Error('The defaults are wrong.');
  const map = { projection: 'EPSG:25832', extent: [0, 0, 1, 1] };
  const file = features === undefined ? value : { ...value, url: features };
  return foreignParcels(
    url,
    cadastreSettings(file, { CADASTRE_URL: url }, { landCode: '05', map }),
  );
}

it('says that the sandbox draws no extracts of real parcels (OPS-6)', async () => {
  expect(await sentence('https://ogc-api.example/v1')).toMatch(
    /^Extracts will not come: parcels are read from https:\/\/ogc-api\.example, but CADASTRE_URL is the sandbox/,
  );
  expect(await sentence()).toBeNull();
  server = 'cadastre';
  expect(await sentence('https://ogc-api.example/v1')).toBeNull();
});
