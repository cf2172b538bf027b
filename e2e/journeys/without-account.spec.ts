import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { configureAsGuest } from '../support/guest.ts';
import { download, payBy } from '../support/lifecycle.ts';
import { openMail } from '../support/mailbox.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { ERIKA, expectStep, giveConsents, startLoggedIn } from '../support/wizard.ts';

const CONFIRM = /bestätigen/i;

test('orders without an account, from the link of a mail in another browser to the file (OPEN-2, OPEN-3)', async ({
  page,
  browser,
}) => {
  const email = `erika.${Date.now()}@example.org`;
  const person = withPointer(page);
  await configureAsGuest(person);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Anmelden oder ohne Konto bestellen');
  await expectAccessible(page);
  await person.press('button', 'Ohne Konto bestellen');
  await expectStep(page, 'Bestellübersicht');

  // Nothing is typed: the summary of the errors has the focus.
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('region', { name: /prüfen Sie Ihre Angaben/ })).toBeFocused();
  await expectAccessible(page);
  await person.type('textbox', 'Vor- und Nachname', 'Erika Mustermann');
  await person.type('textbox', 'E-Mail-Adresse', `wrong.${email}`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Vor- und Nachname' })).toHaveValue(
    'Erika Mustermann',
  );
  await person.press('button', 'Auftrag senden');

  const sent = page.getByRole('heading', { level: 1, name: 'Bitte bestätigen Sie Ihre E-Mail' });
  await expect(sent).toBeFocused();
  await expectAccessible(page);
  await person.press('button', 'Adresse ändern');
  await person.type('textbox', 'E-Mail-Adresse', email);
  await person.press('button', 'An diese Adresse senden');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(`einen Link an ${email} gesendet`);

  const other = await browser.newContext({ locale: 'de-DE', acceptDownloads: true });
  const mailbox = await other.newPage();
  await openMail(mailbox, email, CONFIRM);
  await mailbox.getByRole('link', { name: CONFIRM }).click();
  await expect(mailbox.getByRole('button', { name: 'Auftrag öffnen' })).toBeVisible();
  const link = mailbox.url();
  // A program that fetches the page uses nothing up.
  await mailbox.reload();
  await expectAccessible(mailbox);
  const guest = withPointer(mailbox);
  await guest.press('button', 'Auftrag öffnen');
  await expect(mailbox.getByRole('heading', { level: 1, name: 'Bezahlung' })).toBeFocused();
  await expectAccessible(mailbox);
  const header = mailbox.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Anmelden' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Meine Bestellungen' })).toHaveCount(0);
  await payBy(guest, /Kreditkarte/, 'Bezahlen');
  const file = await readFile(await download(mailbox));
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');

  // The link is used up; the page of the order has a lasting one in its mail.
  await mailbox.goto(link);
  await guest.press('button', 'Auftrag öffnen');
  const gone = mailbox.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr' });
  await expect(gone).toBeFocused();
  await expectAccessible(mailbox);
  await openMail(mailbox, email, /ohne Konto|Link/);
  await mailbox.getByRole('link').first().click();
  await guest.press('button', 'Auftrag öffnen');
  await expect(mailbox.getByRole('heading', { level: 1, name: /Auftrag \w{4}-/ })).toBeFocused();
  await expectAccessible(mailbox);
  await guest.press('button', 'Zugang in diesem Browser beenden');
  await expect(mailbox.getByRole('heading', { name: /abgemeldet/ })).toBeVisible();

  // Somebody who has logged in takes the order over, once.
  // Otherwise the page would stay as it is, without knowing of the login.
  await mailbox.goto('about:blank');
  await startLoggedIn(mailbox, ERIKA);
  await openMail(mailbox, email, /ohne Konto|Link/);
  await mailbox.getByRole('link').first().click();
  const take = mailbox.getByRole('button', { name: 'In mein Konto übernehmen' });
  await expect(take).toBeVisible();
  const lasting = mailbox.url();
  await expectAccessible(mailbox);
  await take.click();
  const order = mailbox.getByRole('heading', { level: 1, name: /Auftrag \w{4}-/ });
  await expect(order).toBeFocused();
  const number = /\w{4}-\w{4}-\w{4}/.exec((await order.textContent()) ?? '')?.[0] ?? '';
  await expect(mailbox.getByRole('main')).toContainText('In ein Konto übernommen');
  await header.getByRole('link', { name: 'Meine Bestellungen' }).click();
  await expect(mailbox.getByRole('main')).toContainText(number);
  await other.close();
  await page.bringToFront();
  await page.goto(new URL(lasting).href);
  await person.press('button', 'Auftrag öffnen');
  await expect(page.getByRole('heading', { level: 1, name: 'Dieser Link gilt' })).toBeFocused();
});
