import type { CadastreMonitoring } from '@portal/api';
import { textOfResponse } from '@portal/names/decode';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openPostgres } from '../../../apps/backend/src/db/postgres.ts';
import { startPublishedSource } from '../../../apps/backend/src/testing/published-source.ts';
import { startPostgres } from '../../../apps/backend/src/testing/postgres-server.ts';
import { serviceEnvironment } from '../../../apps/start/src/settings.ts';
import { freePort } from '../../../apps/start/src/testing/launcher.ts';
import { startService, stopService } from '../../../deployment/durability/processes.ts';
import { nrwParcels, nrwSubdistricts } from '../../../apps/backend/src/testing/published-shapes.ts';
import { writeStatePack } from '../../support/state-pack.ts';
import { CASES } from './cases.ts';

/*
 * `pnpm test:full importer`: a running backend reads a source with one fault after the other. Each is compared with the monitoring
 * call, the metrics and the search.
 */

const MONITORING_PASSWORD = 'monitoring';
const WAIT_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-importer-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
const source = await startPublishedSource({
  flurstueck: nrwParcels(1),
  katasterbezirk: nrwSubdistricts(),
});
const initial = { ...source.behaviour };
const postgres = await startPostgres({ durable: false });
const database = openPostgres(postgres.url, () => undefined);

const pack = writeStatePack(join(folder, 'state'), {
  landCode: '05',
  map: {
    projection: 'EPSG:25832',
    extent: [280_000, 5_560_000, 540_000, 5_840_000],
    initialZoom: 8.5,
    minZoom: 8.5,
    maxZoom: 22,
    attribution: { de: 'Karte' },
    baseLayer: { capabilitiesUrl: `${origin}/none`, layer: 'none', matrixSet: 'none' },
    wms: [],
  },
});
writeFileSync(
  join(pack, 'cadastre.json'),
  JSON.stringify({
    url: source.url,
    collections: {
      parcels: { id: 'flurstueck' },
      addresses: null,
      subdistricts: { id: 'katasterbezirk', where: { art: 'Gemarkung' } },
      districts: null,
      authorities: null,
    },
  }),
);

const authorization = `Basic ${Buffer.from(`monitoring:${MONITORING_PASSWORD}`).toString('base64')}`;
const read = (path: string): Promise<Response> =>
  fetch(`${origin}${path}`, { headers: { authorization } });

/** Empties the index, so that the next import is the first one. */
async function forget(): Promise<void> {
  for (const table of ['cadastre_imports', 'cadastre_reports', 'parcels', 'subdistricts']) {
    await database.query(`delete from ${table}`);
  }
}

/** Makes the job queue import at once. */
const importNow = () =>
  database.query(
    `update jobs set run_at = '2000-01-01', attempts = 0, done_at = null, dead_at = null, leased_until = null
     where kind = 'refresh-cadastre'`,
  );

/** What monitoring says after the next attempt. */
async function nextAttempt(): Promise<CadastreMonitoring> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const answer = await read('/api/monitoring/cadastre');
    const report: CadastreMonitoring = JSON.parse(await textOfResponse(answer));
    if (report.attemptedAt !== null) return report;
    if (performance.now() > end) throw new Error('The source was not read within a minute.');
    await pause(50);
  }
}

/** The answer of the check of the search, which is kept for some seconds. */
async function searchStatus(expected: number): Promise<number> {
  const end = performance.now() + WAIT_MS;
  for (;;) {
    const { status, body } = await read('/api/monitoring/search');
    await body?.cancel();
    if (status === expected || performance.now() > end) return status;
    await pause(200);
  }
}

/** What is wrong about the answers to a case. */
async function faultsOf(one: (typeof CASES)[number]): Promise<readonly string[]> {
  const report = await nextAttempt();
  const metrics = await textOfResponse(await read('/metrics'));
  const search = await searchStatus(one.parcels > 0 ? 200 : 503);
  const counts = Object.fromEntries(report.faults.map(({ reason, count }) => [reason, count]));
  const expected = one.faults ?? {};
  const result: string[] = [];
  const expectThat = (isTrue: boolean, what: string): void => void (isTrue || result.push(what));
  expectThat(report.parcels === one.parcels, `${report.parcels} parcels`);
  expectThat(
    one.failure === null ? report.failure === null : (report.failure ?? '').includes(one.failure),
    `failure: ${report.failure}`,
  );
  expectThat(JSON.stringify(counts) === JSON.stringify(expected), JSON.stringify(counts));
  expectThat(
    report.faults.every(({ examples }) => examples.length > 0),
    'a skipped feature is not named',
  );
  const failed = one.failure === null ? 0 : 1;
  expectThat(metrics.includes(`portal_cadastre_import_failed ${failed}\n`), 'metrics: failure');
  for (const [reason, count] of Object.entries(expected)) {
    expectThat(metrics.includes(`reason="${reason}"} ${count}\n`), `metrics: ${reason}`);
  }
  expectThat((search === 200) === one.parcels > 0, `search: ${search}`);
  return result;
}

mkdirSync(join(folder, 'data/logs'), { recursive: true });
const settings = {
  port,
  sandboxPort: await freePort(),
  dataFolder: join(folder, 'data'),
  portalOrigin: origin,
  sandboxOrigin: `http://localhost:${port}`,
};
const env = serviceEnvironment(
  settings,
  {
    PORTAL_STATE: pack,
    DATABASE_URL: postgres.url,
    PORTAL_STATIC: '',
    MONITORING_PASSWORD,
    CADASTRE_SEAL_CERTIFICATES: '',
  },
  join(import.meta.dirname, '../../..'),
);
const backend = await startService('backend', env);
let failures = 0;
try {
  for (const one of CASES) {
    Object.assign(source.behaviour, initial, one.source);
    source.requests.length = 0;
    await forget();
    await importNow();
    const wrong = await faultsOf(one);
    failures += wrong.length;
    console.log(wrong.length === 0 ? `✓ ${one.name}` : `✗ ${one.name}: ${wrong.join('; ')}`);
  }
} finally {
  await stopService(backend, 'SIGTERM');
  await database.close();
  await postgres.remove();
  await source.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
