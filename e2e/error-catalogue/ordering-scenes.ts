import { expect, type Page } from '@playwright/test';
import { decide } from '../support/lifecycle.ts';
import { demoAddress } from '../support/demo-data.ts';
import {
  chooseProduct,
  findByNumber,
  giveConsents,
  OWNER_RECORD,
  unfoldForm,
} from '../support/wizard.ts';
import { consoleLogOf, main, notification, problem, type Scenes } from './scene.ts';

const abort = (page: Page, calls: string): Promise<unknown> =>
  page.route(calls, (route) => route.abort());

/** Makes the geometry of the first parcel of a search invalid. */
const breakGeometry = (page: Page): Promise<unknown> =>
  page.route('**/api/land/parcels/search-by-address', async (route) => {
    const response = await route.fetch();
    const answer: { items: object[] } = await response.json();
    const [first, ...others] = answer.items;
    const broken = { ...first, geometry: { type: 'MultiPolygon', coordinates: 'x' } };
    await route.fulfill({ response, json: { ...answer, items: [broken, ...others] } });
  });

/** Errors of ordering an extract with owners' names. Starts logged in and ends logged out. */
export const ORDERING_SCENES = {
  APPROVAL_INVALID: async ({ page }) => {
    await page.goto('/#/auszuege/bestellung?schritt=freigabe');
    const shown = notification(page);
    // It ends after 10 s, which a slow computer needs for two languages, unless the pointer rests on it.
    await shown.hover();
    return shown;
  },
  TECHNICAL_PROBLEM: async ({ page, person }) => {
    const { address } = await demoAddress(22);
    await person.press('button', 'Weiteren Auszug hinzufügen');
    await chooseProduct(person, OWNER_RECORD);
    // The whole street, so that parcels remain when the geometry of one is invalid.
    await person.open('Adresse');
    await person.type('textbox', 'Postleitzahl', address.plz);
    await person.type('textbox', 'Straße', address.strasse);
    await abort(page, '**/api/land/parcels/**');
    await person.press('button', 'Suchen');
    return problem(page);
  },
  MAP_GEOMETRY: async ({ page, person }) => {
    await breakGeometry(page);
    const log = consoleLogOf(page);
    await person.press('button', 'Erneut versuchen');
    return log;
  },
  SEARCH_NO_RESULTS: async ({ page, person }) => {
    await unfoldForm(person, 'Straße');
    await person.type('textbox', 'Straße', 'Niemalsweg');
    await person.press('button', 'Suchen');
    return main(page);
  },
  JUSTIFICATION: async ({ page, person }) => {
    await findByNumber(person, (await demoAddress(22)).parcel);
    await abort(page, '**/api/ca/find-by-parcel/**');
    await person.press('button', 'Weiter');
    return problem(page);
  },
  PRICE: async ({ page, person }) => {
    await person.type('textbox', 'Begründung', 'Ich möchte das Grundstück kaufen.');
    await person.press('button', 'Weiter');
    await abort(page, '**/api/price/calculate');
    await person.choose('checkbox', /^Digital \(PDF\)/);
    return problem(page);
  },
  ORDER_CREATION: async ({ page, person }) => {
    await person.press('button', 'Erneut versuchen');
    await person.press('button', 'Weiter');
    await giveConsents(person, true);
    await abort(page, '**/api/authenticated-customer/orders');
    await person.press('button', 'Auftrag senden');
    return problem(page);
  },
  ORDER_APPROVAL_PENDING: async (context) => {
    const { page, person } = context;
    await person.press('button', 'Auftrag senden');
    await person.press('link', 'Auftrag ansehen');
    await expect(page).toHaveURL(/\/auszuege\/uebersicht\//);
    context.orderNumber = page.url().split('/').at(-1) ?? '';
    return main(page);
  },
  GENERATION_NOT_APPROVED: async ({ page, orderNumber }) => {
    await page.goto(`/#/auszuege/bereitstellung/${orderNumber}`);
    return main(page);
  },
  ORDER_REJECTED: async ({ page, orderNumber }) => {
    await decide(page, orderNumber, 'Ablehnen');
    await page.goto(`/#/auszuege/uebersicht/${orderNumber}`);
    return main(page);
  },
  UNAUTHORIZED: async ({ page }) => {
    await page.context().clearCookies();
    const footer = page.getByRole('contentinfo');
    // Unfolds the group on a phone.
    await footer.getByRole('heading', { name: 'Bestellen' }).click();
    await footer.getByRole('link', { name: 'Meine Bestellungen' }).click();
    return notification(page);
  },
} satisfies Scenes;
