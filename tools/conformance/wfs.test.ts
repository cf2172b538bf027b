import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCadastreSettings } from '../../apps/backend/src/config/cadastre-settings.ts';
import { startSandbox } from '../../apps/sandbox/src/testing/start.ts';
import { checkCadastre } from './adapters.ts';
import { type Change, closeServers, startDouble, status } from './double.ts';
import type { Finding } from './finding.ts';

/* The checks of a cadastre by WFS: the sandbox honours them, and each is made to fail by a double. */

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(closeServers);
afterAll(() => sandbox.app.close());

const run = (address: string): Promise<readonly Finding[]> =>
  checkCadastre(
    address,
    readCadastreSettings(
      join(import.meta.dirname, '../../states/nordermarsch/cadastre.json'),
      { CADASTRE_URL: address },
      {
        landCode: '12',
        map: { projection: 'EPSG:25833', extent: [300_000, 5_700_000, 500_000, 5_900_000] },
      },
    ),
  );

const reasons = (findings: readonly Finding[]): readonly string[] =>
  findings.filter(({ outcome }) => outcome === 'violated').map(({ reason }) => reason);

const WFS = 'GET /cadastre/wfs';
const edit =
  (from: string | RegExp, to: string): Change =>
  ({ body }) => ({ body: body.replaceAll(from, to) });

describe('the checks of a cadastre by WFS (STATE-7, REAL-8)', () => {
  it('are honoured by the sandbox', async () => {
    expect(reasons(await run(sandbox.environment.origin))).toEqual([]);
  });

  it.each<[string, Change]>([
    [
      'has no feature type ave:Flurstueck; it has ave:Nutzung.',
      edit('ave:Flurstueck', 'ave:Nutzung'),
    ],
    ['which the portal does not convert', edit('crs:EPSG::25833', 'crs:EPSG::31467')],
    [
      'answered InvalidParameterValue',
      edit(
        /<wfs:FeatureCollection[^]*/g,
        '<ExceptionReport><Exception exceptionCode="InvalidParameterValue"/></ExceptionReport>',
      ),
    ],
    ['The collection parcels is empty.', edit(/<wfs:member>[^]*<\/wfs:member>/g, '')],
    ['are faulty: the area is not a number', edit(' m²', ' Morgen')],
    ['are faulty: flaeche is missing', edit(/<ave:flaeche>[^<]*<\/ave:flaeche>/g, '')],
    ['are faulty: the geometry is a Tin, not a polygon', edit('gml:Polygon>', 'gml:Tin>')],
    ['answered 403', status(403)],
  ])('find the double: %s', async (reason, change) => {
    const address = await startDouble(sandbox.environment.origin, { [WFS]: change });
    expect(reasons(await run(address)).filter((one) => one.includes(reason))).toHaveLength(1);
  });
});
