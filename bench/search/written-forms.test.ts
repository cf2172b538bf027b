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

/** Parcel of the forms that name no section, in a state with sections. */
const IN_SECTION = 'Lindenau, Flur 3, Flurstück 114/1';

/** What the field suggests: parcels, how many it takes together, and of how many it says that a part was typed. */
async function suggested(state: State, form: string, expected: readonly string[] | null) {
  const items = await states[state].field(form);
  const parcels = items.filter((one) => one.type === 'PARCEL' && one.parcel.parcelNumber !== '');
  const labels = parcels.map(({ label }) => label);
  const [first] = items;
  return {
    // Without a section, parcels of every section that has the number are suggested.
    labels: expected === null ? labels.filter((label) => label === IN_SECTION) : labels,
    together: first?.type === 'PARCELS' ? first.parcels.length : 0,
    parts: parcels.filter((one) => 'isPart' in one !== isPart(form)),
  };
}

describe.each(['lindenmark', 'nordermarsch'] as const)('written parcels in %s (IN-2)', (state) => {
  it.each(table(state))('the search field finds %j', async (form, expected) => {
    const together = expected === null || expected.length < 2 ? 0 : expected.length;
    const labels = expected ?? [IN_SECTION];
    expect(await suggested(state, form, expected)).toEqual({ labels, together, parts: [] });
  });

  it.each(table(state))('the list of parcels finds %j', async (form, expected) => {
    const { parcels, missing, parts } = await states[state].list(form);
    expect(parcels.map(({ displayString }) => displayString)).toEqual(expected ?? []);
    expect(missing.length > 0).toBe(parcels.length === 0);
    expect(parts).toHaveLength(parcels.length > 0 && isPart(form) ? 1 : 0);
  });
});
