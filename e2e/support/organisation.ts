import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { type Person, withPointer } from './person.ts';

/** The button of the login step that leads to the service of organisations. */
export const ORGANISATION_LOGIN = 'Zum Organisationskonto';

/** A notary of the sandbox, on the page of the service. */
export const NORA = 'Nora Notar (Notariat Lindenau)';

/** Logs in for an organisation on the login step. */
export async function logInFor(page: Page, employee: string): Promise<Person> {
  const person = withPointer(page);
  await page.goto('./#/auszuege/bestellung');
  await expect(page.getByRole('heading', { name: 'Als Privatperson' })).toBeVisible();
  await expectAccessible(page);
  await person.press('button', ORGANISATION_LOGIN);
  await person.press('button', employee);
  return person;
}
