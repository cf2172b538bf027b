import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../config/cadastre-settings.ts';
import type { FeaturePort, SourceFeature } from '../ports/features.ts';
import { startOrderScenario } from '../testing/order-scenario.ts';
import { parcelIdOf, mapPosition, smallCadastre } from '../testing/small-cadastre.ts';
import { type TestApp, openTestApp, person } from '../testing/test-app.ts';
import { needsImport, refreshCadastre } from './import.ts';

let testApp: TestApp;
let client: Awaited<ReturnType<TestApp['login']>>;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  client = await testApp.login(person('refresh'));
});
afterAll(() => testApp.close());

/** All runs use the clock of the app: it decides when the source is read again. */
const now = (): Date => testApp.clock.now;

/** The area of parcel 114/2 in the search results, in m². */
async function areaFound(): Promise<number> {
  const params = { localSubdistrictId: '0653', cadastralSection: '3', parcelNumber: '114/2' };
  const url = '/api/land/parcels/search-by-parcel-details';
  const answer = await client({ method: 'POST', url, body: { params, page: 0, limit: 7 } });
  return answer.json().items[0].area;
}

/** The small cadastre with one feature per page and another area for parcel 114/2. */
function changedSource(area: number, onPage: () => Promise<void>): FeaturePort {
  const change = (feature: SourceFeature): SourceFeature =>
    feature.properties.flstkennz === parcelIdOf(114, 2) && feature.geometry
      ? { ...feature, properties: { ...feature.properties, flaeche: area } }
      : feature;
  return {
    version: async () => null,
    async *pages(collection) {
      for await (const { features, matched } of smallCadastre().pages(collection)) {
        // The changed feature is last, so that no earlier page reveals the change.
        for (const feature of features.toReversed()) {
          await onPage();
          yield { features: [change(feature)], matched };
        }
      }
    },
  };
}

const copiesOf = (feature: SourceFeature | undefined, times: number): SourceFeature[] =>
  Array.from({ length: feature ? times : 0 }, (_, index) => ({
    geometry: feature?.geometry ?? null,
    properties: {
      ...feature?.properties,
      flstkennz: `120653009${String(index).padStart(5, '0')}______`,
      flur: 9,
    },
  }));

const advanceHours = (hours: number): void => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + hours * 3_600_000);
};

/** A source that is read by these settings. */
const sourceBy = (settings: string): FeaturePort => ({
  ...changedSource(777, async () => undefined),
  settings,
});

describe('index of the cadastre', () => {
  it('imports changes once for all processes while searches continue, and leaves orders unchanged', async () => {
    const scenario = await startOrderScenario(testApp, [mapPosition()]);
    const seen: number[] = [];
    testApp.cadastre.source = changedSource(777, async () => void seen.push(await areaFound()));
    const secondApp = await testApp.openSecondApp();
    // A source without versions is not read again within an hour.
    advanceHours(2);
    await Promise.all([testApp.app.scheduleJobs(), secondApp.scheduleJobs()]);
    await Promise.all([testApp.app.runJobs(), secondApp.runJobs()]);
    // Two reads, to detect the change and to import it: 6 parcels, 4 addresses, 2 buildings, 3 tables.
    expect(seen).toEqual(Array.from({ length: 30 }, () => 400));
    expect(await areaFound()).toBe(777);
    expect((await scenario.order()).orderPositions[0]?.parcelDetails.area).toBe(400);
    await secondApp.server.close();
  });

  it('checks the source periodically and keeps the index when nothing has changed', async () => {
    let reads = 0;
    testApp.cadastre.source = changedSource(777, async () => void (reads += 1));
    await testApp.app.runJobs();
    expect(reads).toBe(0);
    advanceHours(25);
    client = await testApp.login(person('refresh'));
    await testApp.app.runJobs();
    expect(reads).toBe(15);
  });

  it('recognises an unchanged source by its version without reading it (BIG-4)', async () => {
    let reads = 0;
    const versioned = (version: string): FeaturePort => ({
      ...changedSource(777, async () => void (reads += 1)),
      version: async () => version,
    });
    expect(await refreshCadastre(testApp.database, versioned('first'), { now })).toBe(true);
    reads = 0;
    expect(await refreshCadastre(testApp.database, versioned('first'), { now })).toBe(false);
    expect(reads).toBe(0);
    expect(await refreshCadastre(testApp.database, versioned('second'), { now })).toBe(true);
    expect(reads).toBe(15);
  });

  it('is imported soon after a start with other settings, although the source was read a moment ago (OPS-4)', async () => {
    const recently = { now, minAgeMs: 3_600_000 };
    const { database } = testApp;
    expect(await refreshCadastre(database, sourceBy('first'), recently)).toBe(true);
    expect(await needsImport(database, sourceBy('first'), DEFAULT_RULES)).toBe(false);
    expect(await refreshCadastre(database, sourceBy('first'), recently)).toBe(false);
    expect(await needsImport(database, sourceBy('second'), DEFAULT_RULES)).toBe(true);
    const rules = { ...DEFAULT_RULES, landCode: '12' };
    expect(await needsImport(database, sourceBy('first'), rules)).toBe(true);
    expect(await refreshCadastre(database, sourceBy('second'), recently)).toBe(true);
    expect(await needsImport(database, sourceBy('second'), DEFAULT_RULES)).toBe(false);
  });

  it('answers a search while a large page is written', async () => {
    const source: FeaturePort = {
      version: async () => null,
      async *pages(collection) {
        for await (const { features } of smallCadastre().pages(collection)) {
          const copies = collection === 'parcels' ? copiesOf(features[0], 5000) : [];
          yield { features: [...features, ...copies], matched: null };
        }
      },
    };
    const done: string[] = [];
    await Promise.all([
      refreshCadastre(testApp.database, source, { now }).then(() => done.push('refresh')),
      areaFound().then(() => done.push('search')),
    ]);
    expect(done).toEqual(['search', 'refresh']);
    const all = { now, rules: { ...DEFAULT_RULES, decreasePercent: 100 } };
    const fewer = changedSource(777, async () => undefined);
    await refreshCadastre(testApp.database, fewer, all);
  });

  const brokenSources: readonly (readonly [string, FeaturePort, string])[] = [
    [
      'contains invalid data',
      smallCadastre({ parcels: [{ properties: {}, geometry: null }] }),
      '1 of 1 parcels are faulty',
    ],
    ['is empty', smallCadastre({ parcels: [] }), 'publishes 0 parcels'],
    [
      'ends early',
      {
        version: async () => null,
        async *pages(collection) {
          for await (const page of smallCadastre().pages(collection))
            yield { ...page, matched: 99 };
        },
      },
      'of 99 parcels',
    ],
  ];
  it.each(brokenSources)(
    'keeps the index when the source %s, and recovers afterwards',
    async (_name, source, reason) => {
      testApp.cadastre.source = source;
      advanceHours(25);
      await testApp.app.runJobs();
      client = await testApp.login(person('refresh'));
      expect(await areaFound()).toBe(777);
      const failed = await testApp.database.query(
        `select last_error from jobs where kind = 'refresh-cadastre' and dead_at is null`,
      );
      expect(String(failed[0]?.last_error)).toContain(reason);
      testApp.cadastre.source = changedSource(777, async () => undefined);
      advanceHours(0.5);
      await testApp.app.runJobs();
      const healed = `select 1 from jobs where kind = 'refresh-cadastre' and last_error is null`;
      expect(await testApp.database.query(healed)).toHaveLength(1);
    },
  );
});
