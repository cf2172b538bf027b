import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { demoAddress } from './demo-data.ts';
import type { Person } from './person.ts';
import { CADASTRAL_MAP, chooseProduct, expectStep, findByNumber } from './wizard.ts';

const NTH_ADDRESS = 14;

/** What is stored of the order, without the person and the step, which a login changes. */
export async function storedOrder(page: Page): Promise<object> {
  const stored = await page.evaluate(() => sessionStorage.getItem('portal.order') ?? '{}');
  const { state } = JSON.parse(stored);
  return { ...state, customerKey: null, step: null };
}

/** Puts a map together without a login, up to the order summary. */
export async function configureAsGuest(person: Person): Promise<void> {
  const { page } = person;
  await page.goto('./#/auszuege/bestellung');
  await expectStep(page, 'Anmelden oder gleich beginnen');
  await expectAccessible(page);
  await person.press('button', 'Auszug konfigurieren');
  const steps = page.getByRole('navigation', { name: 'Fortschritt der Bestellung' });
  await expect(steps.getByText('Ohne Anmeldung')).toBeAttached();
  await chooseProduct(person, CADASTRAL_MAP);
  await findByNumber(person, (await demoAddress(NTH_ADDRESS)).parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await person.choose('radio', 'A3');
  await person.choose('radio', 'Schwarz-Weiß');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Bestellübersicht');
}
