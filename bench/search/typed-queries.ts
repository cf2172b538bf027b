import { importCadastre } from '../../apps/backend/src/cadastre/import.ts';
import { searches } from '../../apps/backend/src/cadastre/searches.ts';
import data from '../../apps/backend/src/cadastre/suggest/queries.json' with { type: 'json' };
import { suggestions } from '../../apps/backend/src/cadastre/suggest/suggestions.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPglite } from '../../apps/backend/src/db/pglite.ts';
import type { FeaturePort } from '../../apps/backend/src/ports/features.ts';
import { landOptionsOf } from '../../apps/sandbox/src/state.ts';
import type { LandOptions } from '@portal/demo-cadastre/land';
import { demoSource } from '../scale/demo-source.ts';

/** Parcels of each demo state. */
const PARCELS = 3000;

/** Suggestions of a query that must contain the hit. */
const AMONG = 5;

/** What a typed query found. */
export interface Found {
  readonly text: string;
  /** The right hit; null when nothing matches. */
  readonly hit: string | null;
  /** Place of the hit among the suggestions, from 0; -1 without it. */
  readonly place: number;
  /** Houses and parcels that are suggested though nothing matches. */
  readonly wrong: readonly string[];
}

/** Adds addresses of the shapes that states publish, on the first parcel of the demo state; their names occur in none. */
function withAddresses(source: FeaturePort): FeaturePort {
  return {
    version: () => source.version(),
    async *pages(name, ...more) {
      let first: unknown;
      for await (const page of source.pages('parcels', ...more)) {
        first = page.features[0]?.properties['flstkennz'];
        break;
      }
      for await (const page of source.pages(name, ...more)) {
        const added = data.addresses.map(([strasse = '', hausnr = '', plz = '', ort = '']) => ({
          properties: { strasse, hausnr, plz, ort, flstkennz: String(first) },
          geometry: null,
        }));
        if (name !== 'addresses') yield page;
        else {
          const matched = (page.matched ?? page.features.length) + added.length;
          yield { features: [...page.features, ...added], matched };
        }
      }
    },
  };
}

interface Query {
  readonly hit: string | null;
  readonly typed: readonly string[];
}

async function ask(
  source: FeaturePort,
  landCode: string,
  queries: readonly Query[],
): Promise<readonly Found[]> {
  const database = await openPglite(null);
  await migrate(database);
  await importCadastre(database, source);
  const suggest = suggestions(database, searches(database, { landCode }).parcelAt, landCode);
  const found: Found[] = [];
  for (const { hit, typed } of queries) {
    for (const text of typed) {
      const { items } = await suggest({ text });
      const labels = items.map(({ label, detail }) => (detail ? `${label} | ${detail}` : label));
      // A street without number and a section are no hit: they show what exists.
      const chosen = items.filter((one) =>
        one.type === 'ADDRESS'
          ? one.address.houseNumber !== ''
          : one.type !== 'PARCEL' || one.parcel.parcelNumber !== '',
      );
      const place = hit === null ? -1 : labels.indexOf(hit);
      const wrong = hit === null ? chosen.map(({ label }) => label) : [];
      found.push({ text, hit, place, wrong });
    }
  }
  await database.close();
  return found;
}

const demo = (options: LandOptions): FeaturePort => demoSource(PARCELS, options);

/** Asks all typed queries of the file over both demo states, the first one with the shapes that states publish (FIND-3). */
export async function askQueries(): Promise<readonly Found[]> {
  const lindenmark = withAddresses(demo(landOptionsOf('lindenmark')));
  const nordermarsch = demo(landOptionsOf('nordermarsch'));
  return [
    ...(await ask(lindenmark, '12', [...data.withSections, ...data.shapes])),
    ...(await ask(nordermarsch, '17', data.withoutSections)),
  ];
}

/** The share in percent of the queries with a hit that is among the first ones. */
export function hitRates(found: readonly Found[]): {
  readonly first: number;
  readonly five: number;
} {
  const withHit = found.filter(({ hit }) => hit !== null);
  const share = (most: number): number =>
    (withHit.filter(({ place }) => place >= 0 && place < most).length / withHit.length) * 100;
  return { first: share(1), five: share(AMONG) };
}
