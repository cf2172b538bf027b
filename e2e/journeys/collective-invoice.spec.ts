import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { download, orderNumberOf } from '../support/lifecycle.ts';
import { logInFor, NORA } from '../support/organisation.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, chooseProduct, findByNumber, giveConsents } from '../support/wizard.ts';

test('a notary orders on account, gets the extract at once, and sees what is open (ORG-5)', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const person = await logInFor(page, NORA);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, CADASTRAL_MAP);
  await findByNumber(person, (await demoAddress(8)).parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person, false);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);

  await expect(page.getByRole('radio', { name: /^Kreditkarte/ })).toBeVisible();
  await expect(page.getByText(/Die Rechnung kommt nach dem Monatsende/)).toBeVisible();
  await expectAccessible(page);
  await person.choose('radio', /^Sammelrechnung/);
  await person.press('button', 'Zahlung bestätigen');
  // No page of the payment provider.
  await expect(page).toHaveURL(new RegExp(`/auszuege/bereitstellung/${number}`));
  await download(page);

  await page.goto(`./#/auszuege/zahlung/${number}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/steht auf Ihrer nächsten Sammelrechnung/)
      .first(),
  ).toBeVisible();
  await page.goto('./#/organisation');
  const section = page.getByRole('region', { name: 'Sammelrechnungen' });
  await expect(section.getByText('Auf der nächsten Rechnung')).toBeVisible();
  await expect(section.getByText('Noch gibt es keine Sammelrechnung.')).toBeVisible();
  await expectAccessible(page);
  const account = await page.request.get(
    'api/authenticated-customer/organisation/collective-invoices',
  );
  const { unbilledCents } = await account.json();
  expect(unbilledCents).toBeGreaterThan(0);
});
