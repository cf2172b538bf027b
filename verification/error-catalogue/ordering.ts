import { expect, type Page } from '@playwright/test';
import { decide } from '../journeys/support/lifecycle.ts';
import { findByNumber } from '../journeys/support/order.ts';
import { aHouse } from '../journeys/support/surroundings.ts';
import { journalOf, main, notification, problem, type Scenes } from './stage.ts';

const refuse = (page: Page, calls: string): Promise<unknown> =>
  page.route(calls, (route) => route.abort());

/** Breaks the outline of the first parcel that a search brings. */
const breakOutlines = (page: Page): Promise<unknown> =>
  page.route('**/api/land/parcels/search-by-address', async (route) => {
    const response = await route.fetch();
    const answer: { items: object[] } = await response.json();
    const [first, ...others] = answer.items;
    const broken = { ...first, geometry: { type: 'MultiPolygon', coordinates: 'x' } };
    await route.fulfill({ response, json: { ...answer, items: [broken, ...others] } });
  });

/** What somebody meets who orders an extract that names owners. Logged in; ends logged out. */
export const ORDERING = {
  APPROVAL_INVALID: async ({ page }) => {
    await page.goto('/#/auszuege/bestellung?schritt=freigabe');
    return notification(page);
  },
  TECHNICAL_PROBLEM: async ({ page, person }) => {
    const { address } = await aHouse(22);
    await person.press('button', 'Weiteren Auszug hinzufügen');
    await person.choose('radio', /^Flurstücks- und Eigentumsnachweis/);
    await person.press('button', 'Weiter');
    await person.type('textbox', 'Postleitzahl', address.plz);
    await person.type('textbox', 'Straße', address.strasse);
    await refuse(page, '**/api/land/parcels/**');
    await person.press('button', 'Suchen');
    return problem(page);
  },
  MAP_GEOMETRY: async ({ page, person }) => {
    await breakOutlines(page);
    const journal = journalOf(page);
    await person.press('button', 'Erneut versuchen');
    return journal;
  },
  SEARCH_NO_RESULTS: async ({ page, person }) => {
    await person.type('textbox', 'Straße', 'Niemalsweg');
    await person.press('button', 'Suchen');
    return main(page);
  },
  JUSTIFICATION: async ({ page, person }) => {
    await findByNumber(person, (await aHouse(22)).parcel);
    await refuse(page, '**/api/ca/find-by-parcel/**');
    await person.press('button', 'Weiter');
    return problem(page);
  },
  PRICE: async ({ page, person }) => {
    await person.type('textbox', 'Begründung', 'Ich möchte das Grundstück kaufen.');
    await person.press('button', 'Weiter');
    await refuse(page, '**/api/price/calculate');
    await person.choose('checkbox', /^Digital \(PDF\)/);
    return problem(page);
  },
  ORDER_CREATION: async ({ page, person }) => {
    await person.press('button', 'Erneut versuchen');
    await person.press('button', 'Weiter');
    await person.choose('checkbox', /Datenschutzerklärung/);
    await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
    await person.choose('checkbox', /Weitergabe meiner Daten/);
    await refuse(page, '**/api/authenticated-customer/orders');
    await person.press('button', 'Auftrag senden');
    return problem(page);
  },
  ORDER_APPROVAL_PENDING: async (stage) => {
    const { page, person } = stage;
    await person.press('button', 'Auftrag senden');
    await person.press('link', 'Auftrag ansehen');
    await expect(page).toHaveURL(/\/auszuege\/uebersicht\//);
    stage.orderNumber = page.url().split('/').at(-1) ?? '';
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Meine Bestellungen' }).click();
    return notification(page);
  },
} satisfies Scenes;
