import { expect } from '@playwright/test';
import { wordsTexts } from '../../apps/portal/src/parcels/words/texts.ts';
import { suggestionFieldTexts } from '../../packages/ui/src/suggestion-field/texts.ts';
import { comboboxTexts } from '../../packages/ui/src/combobox/texts.ts';
import type { Person } from '../support/person.ts';
import { expectStep, giveConsents, OWNER_RECORD } from '../support/wizard.ts';
import { demoAddress } from '../support/demo-data.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { ALL_FAULTS, messageWithoutOrder, germanText } from './faults.ts';

const NTH_ADDRESS = 24;

/** A text that is not JSON ends the session in a search (API-27, SEED-1), which flow-faults.spec.ts and the tests of the client show. */
const ENDS_SESSION = ['a plain string', 'HTML instead of JSON'];
const SEARCH_FAULTS = ALL_FAULTS.filter(({ name }) => !ENDS_SESSION.includes(name));

function optionList(
  name: string,
  tab: string,
  first: (person: Person) => Promise<unknown>,
): CallUnderTest {
  return {
    name,
    method: 'GET',
    path: new RegExp(`/api/land/${name}$`),
    trigger: async (person) => {
      await first(person);
      await person.open(tab);
    },
    isTriggeredByPage: true,
    messageAt: (page) => page.getByRole('tabpanel'),
    message: () => comboboxTexts.de.failed,
    retry: (person) => person.press('button', comboboxTexts.de.retry),
    success: (page) => page.getByRole('tabpanel').filter({ hasNotText: comboboxTexts.de.failed }),
  };
}

/** Chooses an option of a combobox, unless it is already chosen: the same text would not open the list again. */
async function pickOnce(person: Person, name: string, option: string): Promise<void> {
  const field = person.page.getByRole('combobox', { name, exact: true });
  if (!(await field.inputValue()).includes(option)) await person.pick(name, option);
}

/** A search of the parcel step; after a failure the typed text is unchanged. */
function search(
  by: string,
  typed: (person: Person) => Promise<{ readonly name: string; readonly value: string }>,
): CallUnderTest {
  let field = { name: '', value: '' };
  return {
    name: `search by ${by}`,
    method: 'POST',
    path: new RegExp(`/api/land/parcels/search-by-${by}$`),
    trigger: async (person) => {
      field = await typed(person);
      await person.press('button', 'Suchen');
    },
    expectUnchanged: (page) =>
      expect(page.getByRole('textbox', { name: field.name, exact: true })).toHaveValue(field.value),
    message: messageWithoutOrder,
    success: (page) => page.getByRole('table', { name: 'Suchergebnisse' }),
    faults: SEARCH_FAULTS,
  };
}

const JUSTIFICATION = 'Ich möchte das Grundstück kaufen und den Eigentümer anschreiben.';

/** Opens the description of the parcel; it asks for its surroundings each time. */
async function openWords({ page }: Person): Promise<void> {
  const summary = page.getByText('Das Flurstück in Worten');
  if (await page.getByText('Größe und Form').isVisible()) await summary.click();
  await expect(page.getByText('Größe und Form')).toBeHidden();
  await summary.click();
}

/** Calls of the steps that order an extract with owners' names, in their sequence. */
export const WIZARD_CALLS = {
  categories: {
    name: 'categories',
    method: 'GET',
    path: /\/api\/categories$/,
    // The step of the login has them already.
    trigger: ({ page }) => page.reload(),
    isTriggeredByPage: true,
    message: () => germanText('failure.products'),
    success: (page) => page.getByRole('radio', { name: OWNER_RECORD }),
  },
  subdistricts: optionList('subdistricts', 'Flurstück', (person) =>
    person.press('button', 'Weiter'),
  ),
  districts: optionList('districts', 'Grundbuch', ({ page }) => page.reload()),
  suggestions: {
    name: 'suggestions',
    method: 'POST',
    path: /\/api\/land\/parcels\/suggest$/,
    trigger: async (person) => {
      const field = person.page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' });
      await field.fill('');
      await field.fill('Lindenallee');
    },
    messageAt: (page) => page.getByRole('main'),
    message: () => suggestionFieldTexts.de.failed,
    retry: (person) => person.press('button', suggestionFieldTexts.de.retry),
    expectUnchanged: (page) =>
      expect(page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' })).toHaveValue(
        'Lindenallee',
      ),
    success: (page) => page.getByRole('option', { name: /^Lindenallee/ }).first(),
  },
  searchByAddress: search('address', async (person) => {
    const { address } = await demoAddress(NTH_ADDRESS);
    await person.open('Adresse');
    await person.type('textbox', 'Postleitzahl', address.plz);
    await person.type('textbox', 'Straße', address.strasse);
    return { name: 'Straße', value: address.strasse };
  }),
  searchByRegister: search('land-register', async (person) => {
    const { grundbuchbezirkname, buchungsblatt } = (await demoAddress(NTH_ADDRESS)).parcel
      .properties;
    await person.open('Grundbuch');
    await pickOnce(person, 'Grundbuchbezirk', grundbuchbezirkname);
    await person.type('textbox', 'Buchungsblatt', buchungsblatt);
    return { name: 'Buchungsblatt', value: buchungsblatt };
  }),
  searchOnMap: {
    name: 'search on the map',
    method: 'POST',
    path: /\/api\/land\/parcels\/search-by-map-coordinates$/,
    trigger: async (person) => {
      await person.open('Karte');
      const mode = person.page.getByRole('button', { name: 'Flurstück in der Karte anklicken' });
      if ((await mode.getAttribute('aria-pressed')) !== 'true') await mode.click();
      await person.press('button', 'Flurstück im Fadenkreuz wählen');
    },
    message: messageWithoutOrder,
    success: (page) => page.getByRole('table', { name: 'Suchergebnisse' }),
    faults: SEARCH_FAULTS,
  },
  searchByNumber: search('parcel-details', async (person) => {
    const { gemarkung, flur } = (await demoAddress(NTH_ADDRESS)).parcel.properties;
    await person.open('Flurstück');
    await pickOnce(person, 'Gemarkung', gemarkung);
    await person.type('textbox', 'Flur', String(flur));
    return { name: 'Flur', value: String(flur) };
  }),
  authority: {
    name: 'authority',
    method: 'GET',
    path: /\/api\/ca\/find-by-parcel\//,
    trigger: (person) => person.press('button', 'Weiter'),
    isTriggeredByPage: true,
    message: () => germanText('error.TECHNICAL_PROBLEM'),
    success: (page) => page.getByText(/^Katasteramt .* prüft Ihre Begründung\./),
  },
  surroundings: {
    name: 'surroundings of a parcel',
    method: 'POST',
    path: /\/api\/land\/parcels\/surroundings$/,
    trigger: openWords,
    messageAt: (page) =>
      page.getByRole('main').getByRole('alert').filter({ hasText: wordsTexts.de.failed }),
    message: () => wordsTexts.de.failed,
    expectUnchanged: (page) => expectStep(page, 'Format und Maßstab'),
    repeat: openWords,
    success: (page) => page.getByText(/^Auf dem Flurstück steht das Gebäude Nummer/),
  },
  price: {
    name: 'price',
    method: 'POST',
    path: /\/api\/price\/calculate$/,
    trigger: async (person) => {
      const field = person.page.getByRole('textbox', { name: 'Begründung' });
      if (await field.isVisible()) {
        await field.fill(JUSTIFICATION);
        await person.press('button', 'Weiter');
      }
      await person.choose('checkbox', /^Digital \(PDF\)/);
    },
    isTriggeredByPage: true,
    message: () => germanText('error.PRICE'),
    repeat: async ({ page }) => {
      const digital = page.getByRole('checkbox', { name: /^Digital \(PDF\)/ });
      await digital.uncheck();
      await digital.check();
    },
    expectUnchanged: async (page) => {
      await expect(page.getByRole('checkbox', { name: /^Digital \(PDF\)/ })).toBeChecked();
      await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeDisabled();
    },
    success: (page) => page.getByRole('status', { name: 'Gebühr' }).filter({ hasText: '€' }),
  },
  createOrder: {
    name: 'creation of the order',
    method: 'POST',
    path: /\/api\/authenticated-customer\/orders$/,
    trigger: async (person) => {
      const next = person.page.getByRole('button', { name: 'Weiter', exact: true });
      if (await next.isVisible()) await next.click();
      await giveConsents(person, true);
      await person.press('button', 'Auftrag senden');
    },
    message: () => germanText('error.ORDER_CREATION'),
    expectUnchanged: async (page) => {
      const basket = page.getByRole('table', { name: 'Auszüge im Warenkorb' });
      await expect(basket.getByRole('button', { name: 'Position 1 entfernen' })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: /Datenschutzerklärung/ })).toBeChecked();
    },
    success: (page) => page.getByRole('heading', { name: 'Vielen Dank für Ihren Auftrag' }),
  },
} as const satisfies Readonly<Record<string, CallUnderTest>>;
