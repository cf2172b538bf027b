import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress, sandboxOrigin } from '../support/demo-data.ts';
import {
  decide,
  download,
  expectMessage,
  orderNumberOf,
  payAtXBezahldienste,
} from '../support/lifecycle.ts';
import { test } from '../support/own-portal.ts';
import { readPdf } from '../support/pdf.ts';
import { withPointer } from '../support/person.ts';
import { chooseProduct, findByNumber, giveConsents, logIn, MAX } from '../support/wizard.ts';

// The pack whose systems speak the protocols of the public sector, with extracts from an ALKIS system.
test.use({ statePack: 'nordermarsch', alkisAdapter: true });

test('pays on the page of a payment provider by XBezahldienste, after coming back without a result (REAL-4, REAL-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, /^Flurstücksauskunft/);
  await findByNumber(person, (await demoAddress(9)).parcel);
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);

  await expect(page.getByText('Die Zahlungsart wählen Sie auf der Seite')).toBeVisible();
  await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
  await expectAccessible(page);
  await payAtXBezahldienste(person, 'Ohne Ergebnis zurück zum Portal');
  await expect(
    page.getByText('Wir wissen noch nicht, ob Ihre Zahlung angekommen ist'),
  ).toBeVisible();
  await expectAccessible(page);

  await payAtXBezahldienste(person, 'Zahlung ablehnen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();
  await payAtXBezahldienste(person, 'Mit PayPal bezahlen');
  await download(page);
  await expectMessage(page, number, 'Das Kassenzeichen ist');
  const link = page.getByRole('link', { name: 'Rechnung herunterladen' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [started] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const { text } = await readPdf(await started.path());
  expect(text).toContain('Kassenzeichen');
  expect(text).toContain('PayPal');
});

test('orders an owner extract: login, step-up, review, payment, ALKIS system and postbox, each by its protocol (REAL-1, REAL-4, REAL-5, REAL-6, REAL-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  const link = page.getByRole('link', { name: /^Mit dem Online-Ausweis anmelden: Eigentum/ });
  await link.click();
  await person.press('button', 'Max Muster (Online-Ausweis)');
  await expect(page.getByRole('radio', { name: /^Eigentumsauskunft/ })).toBeChecked();
  await person.press('button', 'Weiter');
  await findByNumber(person, (await demoAddress(4)).parcel);
  await person.press('button', 'Weiter');
  await person.type('textbox', 'Begründung', 'Ich möchte das Grundstück kaufen.');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person, true);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);

  await decide(page, number, 'Genehmigen');
  await expectMessage(page, number, 'wurde geprüft');
  await page.goto(`./#/auszuege/zahlung/${number}`);
  await payAtXBezahldienste(person, 'Mit Kreditkarte bezahlen');
  const extract = await readPdf(await download(page));
  expect(extract.text).toContain('Eigentümer');

  await expectMessage(page, number, 'dieser Nachricht angehängt');
  await page.goto(`${sandboxOrigin()}/postbox`);
  await expect(page.getByText(`Auftrag ${number}: COMPLETED`)).toBeVisible();
  const message = page.getByRole('article').filter({ hasText: `${number} ist fertig` });
  await expect(message).toContainText('STORK-QAA-Level-4');
  await expectAccessible(page);
  const [attached] = await Promise.all([
    page.waitForEvent('download'),
    message.getByRole('link', { name: /^Eigentumsauskunft.*\.pdf$/ }).click(),
  ]);
  expect((await readPdf(await attached.path())).text).toBe(extract.text);
});
