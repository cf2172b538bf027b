import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress, sandboxOrigin } from '../support/demo-data.ts';
import { download, expectMessage, orderNumberOf, payBy } from '../support/lifecycle.ts';
import { logInFor, NORA, ORGANISATION_LOGIN } from '../support/organisation.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  chooseProduct,
  ERIKA,
  expectStep,
  findByNumber,
  giveConsents,
  OWNER_RECORD,
  startLoggedIn,
} from '../support/wizard.ts';

const BENNO = 'Benno Büro (Notariat Lindenau)';
const FIONA = 'Fiona Firma (Seeheimer Netz GmbH)';
const REMOVED = 'Anna Ausgeschieden (Notariat Lindenau)';
const REFUSED = 'Gustav Gesperrt (Seeheimer Netz GmbH)';

/** Opens the address of an order in another browser, with what a session of it does first. */
async function inOtherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-DE' });
  await act(await context.newPage());
  await context.close();
}

test('a notary orders an owner extract without review, a colleague sees it, and a private session does not (ORG-1, ORG-2, ORG-6)', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const person = await logInFor(page, NORA);
  await expect(page.getByRole('banner').getByText('Nora Notar · Notariat Lindenau')).toBeAttached();
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, OWNER_RECORD);
  await findByNumber(person, (await demoAddress(4)).parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Berechtigtes Interesse');
  await expect(page.getByText(/braucht für diesen Auszug keine Begründung/)).toBeVisible();
  await expectAccessible(page);
  await person.choose('radio', 'Kaufvertrag oder Überlassung');
  await person.type('textbox', 'Geschäftszeichen', 'UVZ 12/2026');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person, true);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);
  await payBy(person, /^Kreditkarte/, 'Bezahlen');
  await download(page);
  await expectMessage(page, number, number);

  const order = `./#/auszuege/bereitstellung/${number}`;
  await inOtherBrowser(browser, baseURL, async (colleague) => {
    const benno = await logInFor(colleague, BENNO);
    await expect(colleague.getByRole('button', { name: 'Auszug konfigurieren' })).toBeVisible();
    await benno.press('link', 'Meine Bestellungen');
    await expect(colleague.getByText(number).first()).toBeVisible();
    await colleague.goto(order);
    await download(colleague);
  });
  for (const stranger of [ERIKA, FIONA]) {
    await inOtherBrowser(browser, baseURL, async (other) => {
      if (stranger === ERIKA) await startLoggedIn(other, ERIKA);
      else await logInFor(other, FIONA);
      await expect(other.getByRole('button', { name: 'Abmelden' })).toBeVisible();
      await other.goto(order);
      await expect(other.getByText(/Auftragsdaten konnten nicht geladen werden/)).toBeVisible();
      await other.goto('./#/auszuege/meine-bestellungen');
      await expect(other.getByRole('heading', { name: 'Meine Bestellungen' })).toBeVisible();
      await expect(other.getByText(number)).toHaveCount(0);
    });
  }
  // Without a session, a page offers the login for an organisation, and comes back.
  await inOtherBrowser(browser, baseURL, async (colleague) => {
    await colleague.goto('./#/organisation');
    const benno = withPointer(colleague);
    await benno.press('button', ORGANISATION_LOGIN);
    await benno.press('button', BENNO);
    await expect(colleague.getByRole('heading', { name: 'Programme' })).toBeVisible();
  });
  const samples = await page.request.get(`${sandboxOrigin()}/desk/samples`);
  expect(samples.status()).toBe(200);
});

test('somebody who has left an organisation reads a sentence and is not logged in (ORG-1)', async ({
  page,
}) => {
  await logInFor(page, REMOVED);
  await expect(page.getByText(/nennt keine Organisation/).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Anmelden')).toBeVisible();
  await logInFor(page, REFUSED);
  await expect(page.getByText(/gibt Angaben nicht heraus/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: ORGANISATION_LOGIN })).toBeVisible();
});
