import { expect } from '@playwright/test';
import { comboboxTexts } from '../../packages/ui/src/combobox/texts.ts';
import type { Person } from '../journeys/support/person.ts';
import { aHouse } from '../journeys/support/surroundings.ts';
import type { Place } from './endure.ts';
import { ALL_FAULTS, outsideOrders, words } from './faults.ts';

const HOUSE = 24;

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

/** Takes an option of a combobox that does not hold it yet: asked twice, it would open no list. */
async function pickOnce(person: Person, name: string, option: string): Promise<void> {
  const field = person.page.getByRole('combobox', { name, exact: true });
  if (!(await field.inputValue()).includes(option)) await person.pick(name, option);
}

/** A search of the parcel step; where it fails, what was typed stays. */
function search(
  by: string,
  typed: (person: Person) => Promise<{ readonly name: string; readonly value: string }>,
): Place {
  let field = { name: '', value: '' };
  return {
    name: `search by ${by}`,
    method: 'POST',
    path: new RegExp(`/api/land/parcels/search-by-${by}$`),
    ask: async (person) => {
      field = await typed(person);
      await person.press('button', 'Suchen');
    },
    kept: (page) =>
      expect(page.getByRole('textbox', { name: field.name, exact: true })).toHaveValue(field.value),
    says: outsideOrders,
    good: (page) => page.getByRole('table', { name: 'Suchergebnisse' }),
    faults: SEARCH_FAULTS,
  };
}

const WHY = 'Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.';

/** The places of the steps of somebody who orders an extract that names owners, in the order in which they come. */
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
  searchByAddress: search('address', async (person) => {
    const { address } = await aHouse(HOUSE);
    await person.open('Adresse');
    await person.type('textbox', 'Postleitzahl', address.plz);
    await person.type('textbox', 'Straße', address.strasse);
    return { name: 'Straße', value: address.strasse };
  }),
  searchByRegister: search('land-register', async (person) => {
    const { grundbuchbezirkname, buchungsblatt } = (await aHouse(HOUSE)).parcel.properties;
    await person.open('Grundbuch');
    await pickOnce(person, 'Grundbuchbezirk', grundbuchbezirkname);
    await person.type('textbox', 'Buchungsblatt', buchungsblatt);
    return { name: 'Buchungsblatt', value: buchungsblatt };
  }),
  searchOnMap: {
    name: 'search on the map',
    method: 'POST',
    path: /\/api\/land\/parcels\/search-by-map-coordinates$/,
    ask: async (person) => {
      await person.open('Karte');
      const mode = person.page.getByRole('button', { name: 'Flurstück in der Karte anklicken' });
      if ((await mode.getAttribute('aria-pressed')) !== 'true') await mode.click();
      await person.press('button', 'Flurstück im Fadenkreuz wählen');
    },
    says: outsideOrders,
    good: (page) => page.getByRole('table', { name: 'Suchergebnisse' }),
    faults: SEARCH_FAULTS,
  },
  searchByNumber: search('parcel-details', async (person) => {
    const { gemarkung, flur } = (await aHouse(HOUSE)).parcel.properties;
    await person.open('Flurstück');
    await pickOnce(person, 'Gemarkung', gemarkung);
    await person.type('textbox', 'Flur', String(flur));
    return { name: 'Flur', value: String(flur) };
  }),
  authority: {
    name: 'the authority that decides',
    method: 'GET',
    path: /\/api\/ca\/find-by-parcel\//,
    ask: (person) => person.press('button', 'Weiter'),
    asksItself: true,
    says: () => words('error.TECHNICAL_PROBLEM'),
    good: (page) => page.getByText(/^Ihre Begründung liest und prüft: Katasteramt/),
  },
  price: {
    name: 'the fee',
    method: 'POST',
    path: /\/api\/price\/calculate$/,
    ask: async (person) => {
      const why = person.page.getByRole('textbox', { name: 'Begründung' });
      if (await why.isVisible()) {
        await why.fill(WHY);
        await person.press('button', 'Weiter');
      }
      await person.choose('checkbox', /^Digital \(PDF\)/);
    },
    asksItself: true,
    says: () => words('error.PRICE'),
    kept: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Digital \(PDF\)/ })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeDisabled();
    },
    good: (page) => page.getByRole('status', { name: 'Gebühr' }).filter({ hasText: '€' }),
  },
  createOrder: {
    name: 'the order itself',
    method: 'POST',
    path: /\/api\/authenticated-customer\/orders$/,
    ask: async (person) => {
      const onward = person.page.getByRole('button', { name: 'Weiter', exact: true });
      if (await onward.isVisible()) await onward.click();
      await person.choose('checkbox', /Datenschutzerklärung/);
      await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
      await person.choose('checkbox', /Weitergabe meiner Daten/);
      await person.press('button', 'Auftrag senden');
    },
    says: () => words('error.ORDER_CREATION'),
    kept: async (page) => {
      const basket = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
      await expect(basket.getByRole('button', { name: 'Position 1 entfernen' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
    },
    good: (page) => page.getByRole('heading', { name: 'Vielen Dank für Ihren Auftrag' }),
  },
} as const satisfies Readonly<Record<string, Place>>;
