import type { ApiClient, PortalConfiguration } from '@portal/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCadastre } from '../../apps/backend/src/cadastre/import.ts';
import { optionLists } from '../../apps/backend/src/cadastre/option-lists.ts';
import { searches } from '../../apps/backend/src/cadastre/searches.ts';
import { suggestions } from '../../apps/backend/src/cadastre/suggest/suggestions.ts';
import { migrate } from '../../apps/backend/src/db/migrate.ts';
import { openPglite } from '../../apps/backend/src/db/pglite.ts';
import { findListed } from '../../apps/portal/src/draft/parcel/list/find-listed.ts';
import { landOptionsOf } from '../../apps/sandbox/src/state.ts';
import lindenmark from '../../states/lindenmark/state.json' with { type: 'json' };
import nordermarsch from '../../states/nordermarsch/state.json' with { type: 'json' };
import { demoSource } from '../scale/demo-source.ts';
import groups from './written-forms.json' with { type: 'json' };

const CONFIGURATIONS = { lindenmark, nordermarsch } as const;

type State = keyof typeof CONFIGURATIONS;

/** Parcels of each demo state. */
const PARCELS = 3000;

const open: { close: () => Promise<void> }[] = [];

/** The search field and the list of parcels over one demo state, as browser and backend use them. */
async function openState(state: State) {
  const configuration = CONFIGURATIONS[state] as unknown as PortalConfiguration;
  const database = await openPglite(null);
  open.push(database);
  await migrate(database);
  await importCadastre(database, demoSource(PARCELS, landOptionsOf(state)));
  const search = searches(database, configuration);
  const options = optionLists(database);
  const suggest = suggestions(database, search.parcelAt, configuration.landCode);
  const client = {
    call: async (_id: string, { query }: { query: { search: string; limit: number } }) =>
      options.subdistricts(query),
    searchParcels: async ({ body }: { body: Parameters<typeof search.byParcelDetails>[0] }) =>
      search.byParcelDetails(body),
  } as unknown as Pick<ApiClient, 'call' | 'searchParcels'>;
  return {
    field: async (text: string) => (await suggest({ text })).items,
    list: (text: string) => findListed(client, configuration, text.replaceAll(/\s+/g, ' '), 20),
  };
}

const states = {} as Record<State, Awaited<ReturnType<typeof openState>>>;

beforeAll(async () => {
  states.lindenmark = await openState('lindenmark');
  states.nordermarsch = await openState('nordermarsch');
}, 300_000);
afterAll(async () => {
  for (const database of open) await database.close();
});

const table = (state: State) =>
  groups.flatMap((group) => group.forms.map((form) => [form, group[state]] as const));

const isPart = (form: string): boolean => /tlw|teilw|teilfl/i.test(form);

describe.each(['lindenmark', 'nordermarsch'] as const)('written parcels in %s (IN-2)', (state) => {
  it.each(table(state))('the search field finds %j', async (form, expected) => {
    const items = await states[state].field(form);
    const parcels = items.filter((one) => one.type === 'PARCEL' && one.parcel.parcelNumber !== '');
    const labels = parcels.map(({ label }) => label);
    // Without a section, parcels of every section that has the number are suggested.
    if (expected === null) expect(labels).toContain('Lindenau, Flur 3, Flurstück 114/1');
    else expect(labels).toEqual(expected);
    const [first] = items;
    const several = first?.type === 'PARCELS' ? first.parcels.length : 1;
    if (expected) expect(several).toBe(Math.max(1, expected.length));
    const said = parcels.map((one) => 'isPart' in one);
    expect(said).toEqual(parcels.map(() => isPart(form)));
  });

  it.each(table(state))('the list of parcels finds %j', async (form, expected) => {
    const { parcels, missing, parts } = await states[state].list(form);
    expect(parcels.map(({ displayString }) => displayString)).toEqual(expected ?? []);
    if (parcels.length === 0) expect(missing).not.toEqual([]);
    else expect(missing).toEqual([]);
    expect(parts).toHaveLength(parcels.length > 0 && isPart(form) ? 1 : 0);
  });
});
