import { expect, type Page } from '@playwright/test';
import { numberOf, type PublishedAddress, type PublishedParcel } from './demo-data.ts';
import type { Person } from './person.ts';

/** The button of each person at the sandbox's identity provider. */
export const MAX = 'Max Muster (Benutzername und Passwort)';
export const ERIKA = 'Erika Mustermann (Online-Ausweis)';
/** Entered as the owner of a parcel. */
export const LUKAS = 'Lukas Eschenlohe (Online-Ausweis)';

/** Their accounts. */
export const ACCOUNTS: Readonly<Record<string, string>> = {
  [MAX]: 'max-muster',
  [ERIKA]: 'erika-mustermann',
  [LUKAS]: 'lukas-eschenlohe',
};

/** The product of most journeys; another one begins with the same word. */
export const CADASTRAL_MAP = /^Liegenschaftskarte(?! mit)/;
export const OWNER_RECORD = /^Flurstücks- und Eigentumsnachweis/;

/** Expects one of the wizard's headings. */
export async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** The wizard replaces the address when it shows its first step after a login: a link that a test opens before that would be lost. */
async function expectFirstStep(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Schritt \d/ })).toBeVisible();
}

/**
 * From the landing page through the login of a named person to the product step. The redirects of the identity
 * provider have ended when this resolves; otherwise routes of a test could intercept them.
 */
export async function logIn(person: Person, button: string): Promise<void> {
  const { page } = person;
  await page.goto('./');
  await person.press('link', 'Auszüge bestellen');
  await person.press('button', 'Bestellung starten');
  await person.press('button', 'Anmelden');
  await person.press('button', button);
  await expectFirstStep(page);
}

/**
 * Logs in by calls, without a page, and opens the start of an order: for journeys whose subject is not the login, which takes three
 * loaded pages.
 */
export async function startLoggedIn(page: Page, button: string): Promise<void> {
  const { request } = page;
  const portal = (await request.get('./')).url();
  const params = { redirectToUrl: portal };
  const identity = await request.get('./api/authenticate', { params });
  const form = { person: ACCOUNTS[button] ?? '' };
  const answer = await request.post(identity.url(), { form });
  expect(answer.url(), 'address after the login').toBe(portal);
  await page.goto('./#/auszuege/bestellung');
  await expectFirstStep(page);
}

/** Logs in by the button within the page, not the one in the header. */
export async function logInOnPage(person: Person, button: string): Promise<void> {
  await person.page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await person.press('button', button);
}

/** Logs in, chooses a product and continues to the parcel step. */
export async function openParcelStep(
  person: Person,
  product = CADASTRAL_MAP,
  login = MAX,
): Promise<void> {
  await startLoggedIn(person.page, login);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, product);
}

/** Chooses a product and continues to the parcel step. */
export async function chooseProduct(person: Person, product: RegExp): Promise<void> {
  await person.choose('radio', product);
  await person.press('button', 'Weiter');
  await expectStep(person.page, 'Flurstück wählen');
}

/** Unfolds the form of addresses, and types one. */
export async function typeAddress(
  person: Person,
  { plz, ort, strasse, hausnr }: PublishedAddress['properties'],
): Promise<void> {
  await person.open('Adresse');
  await person.type('textbox', 'Postleitzahl', plz);
  await person.type('textbox', 'Ort', ort);
  await person.type('textbox', 'Straße', strasse);
  await person.type('textbox', 'Hausnummer', hausnr);
}

/** Unfolds the form of a search that has hits; in a wide window it may be unfolded. */
export async function unfoldForm({ page }: Person, field: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Eingaben ändern' });
  await expect(page.getByRole('textbox', { name: field }).or(change).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
}

/** Searches by address. */
export async function findByAddress(
  person: Person,
  address: PublishedAddress['properties'],
): Promise<void> {
  await typeAddress(person, address);
  await person.press('button', 'Suchen');
  await expect(person.page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
}

/** Searches by subdistrict, section (where parcels have one) and number; chooses the parcel among the results. */
export async function findByNumber(person: Person, parcel: PublishedParcel): Promise<void> {
  const { gemarkung, flur } = parcel.properties;
  await person.open('Flurstück');
  await person.pick('Gemarkung', gemarkung);
  if (flur !== null) await person.type('textbox', 'Flur', String(flur));
  await person.type('textbox', 'Flurstücksnummer', numberOf(parcel));
  await person.press('button', 'Suchen');
  await person.choose('radio', displayString(parcel));
}

/** Gives the consents of the order summary; the third one exists with a sensitive product only. */
export async function giveConsents(person: Person, isSensitive = false): Promise<void> {
  await person.choose('checkbox', /Datenschutzerklärung/);
  await person.choose('checkbox', /Allgemeinen Geschäftsbedingungen/);
  if (isSensitive) await person.choose('checkbox', /Weitergabe meiner Daten/);
}

/** The name of a parcel in the results. */
export function displayString(parcel: PublishedParcel): string {
  const { gemarkung, flur } = parcel.properties;
  const section = flur === null ? '' : `, Flur ${flur}`;
  return `${gemarkung}${section}, Flurstück ${numberOf(parcel)}`;
}

/** Address of the wizard with a product. */
export function orderLink(product: string): string {
  return `/#/auszuege/bestellung?produkt=${product}`;
}

/** Address of the wizard with a product and a parcel. */
export function wizardLink(product: string, parcel: PublishedParcel): string {
  return `${orderLink(product)}&flurstueck=${parcel.properties.flstkennz}`;
}
