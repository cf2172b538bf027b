import { expect } from '@playwright/test';
import type { Person } from './person.ts';
import { numberOf, type PublishedAddress, type PublishedParcel } from './surroundings.ts';

/**
 * From the landing page through the login of a named person to the product step. The way back from the identity
 * service has ended when this resolves: calls and routes of a test would get in its way.
 */
export async function logIn(person: Person, button: string): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await person.press('link', 'Auszüge bestellen');
  await person.press('button', 'Bestellung starten');
  await person.press('button', 'Anmelden');
  await person.press('button', button);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
}

/** Searches by address until exactly the parcel is chosen. */
export async function findByAddress(
  person: Person,
  address: PublishedAddress['properties'],
): Promise<void> {
  await person.open('Adresse');
  await person.type('textbox', 'Postleitzahl', address.plz);
  await person.type('textbox', 'Ort', address.ort);
  await person.type('textbox', 'Straße', address.strasse);
  await person.type('textbox', 'Hausnummer', address.hausnr);
  await person.press('button', 'Suchen');
  await expect(person.page.getByRole('table', { name: 'Suchergebnisse' })).toBeVisible();
}

/** Searches by subdistrict, section and number; chooses the parcel among the results. */
export async function findByNumber(person: Person, parcel: PublishedParcel): Promise<void> {
  const { gemarkung, flur } = parcel.properties;
  await person.open('Flurstück');
  await person.pick('Gemarkung', gemarkung);
  await person.type('textbox', 'Flur', String(flur));
  await person.type('textbox', 'Flurstücksnummer', numberOf(parcel));
  await person.press('button', 'Suchen');
  await person.choose('radio', displayString(parcel));
}

/** As the results name a parcel. */
export function displayString(parcel: PublishedParcel): string {
  return `${parcel.properties.gemarkung}, Flur ${parcel.properties.flur}, Flurstück ${numberOf(parcel)}`;
}
