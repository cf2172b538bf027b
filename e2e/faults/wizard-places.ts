import { expect } from '@playwright/test';
import { comboboxTexts } from '../../packages/ui/src/combobox/texts.ts';
import type { Person } from '../support/person.ts';
import { aHouse } from '../support/surroundings.ts';
import type { Place } from './endure.ts';
import { ALL_FAULTS, words } from './faults.ts';

/** To a search a plain string is the end of the session (API-27); flow-faults.spec.ts has it. */
const SEARCH_FAULTS = ALL_FAULTS.filter(({ name }) => name !== 'a plain string');

function options(name: string, tab: string, first: (person: Person) => Promise<unknown>): Place {
  return {
    name,
    method: 'GET',
    path: new RegExp(`/api/land/${name}$`),
    ask: async (person) => {
      await first(person);
      await person.open(tab);
    },
    asksItself: true,
    where: (page) => page.getByRole('tabpanel'),
    says: () => comboboxTexts.de.failed,
    retry: (person) => person.press('button', comboboxTexts.de.retry),
    good: (page) => page.getByRole('tabpanel').filter({ hasNotText: comboboxTexts.de.failed }),
  };
}

/** The places of the steps of somebody who orders an extract that names owners as far as the search. */
export const WIZARD = {
  categories: {
    name: 'products to choose from',
    method: 'GET',
    path: /\/api\/categories$/,
    ask: (person) => person.press('button', 'Auszug konfigurieren'),
    asksItself: true,
    says: () => words('failure.products'),
    good: (page) => page.getByRole('radio', { name: /^Flurstücks- und Eigentumsnachweis/ }),
  },
  subdistricts: options('subdistricts', 'Flurstück', (person) => person.press('button', 'Weiter')),
  districts: options('districts', 'Grundbuch', ({ page }) => page.reload()),
  searchByAddress: {
    name: 'search by address',
    method: 'POST',
    path: /\/api\/land\/parcels\/search-by-address$/,
    ask: async (person) => {
      const { address } = await aHouse(24);
      await person.open('Adresse');
      await person.type('textbox', 'Postleitzahl', address.plz);
      await person.type('textbox', 'Straße', address.strasse);
      await person.press('button', 'Suchen');
    },
    kept: async (page) => {
      const { address } = await aHouse(24);
      await expect(page.getByRole('textbox', { name: 'Straße' })).toHaveValue(address.strasse);
    },
    good: (page) => page.getByRole('table', { name: 'Suchergebnisse' }),
    faults: SEARCH_FAULTS,
  },
} as const satisfies Readonly<Record<string, Place>>;
