import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress, sandboxOrigin } from '../support/demo-data.ts';
import { decide, download, expectMessage, orderNumberOf, payBy } from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { typeInto, withPointer } from '../support/person.ts';
import { answerField, chooseFiles, EVIDENCE, uploadedFile } from '../support/questions.ts';
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

const POWER = { ...EVIDENCE, name: 'Vollmacht.pdf' };

test('proves an interest, answers a question with a file, pays and downloads (DESK-1, DESK-2)', {
  tag: '@main',
}, async ({ page }) => {
  // The whole way, from the ground to the file.
  test.setTimeout(240_000);
  const person = withPointer(page);
  await startLoggedIn(page, ERIKA);
  await person.press('button', 'Auszug konfigurieren');
  await chooseProduct(person, OWNER_RECORD);
  await findByNumber(person, (await demoAddress(28)).parcel);
  await person.press('button', 'Weiter');

  await test.step('a ground begins the text, and a file stays through a reload', async () => {
    await expectStep(page, 'Berechtigtes Interesse');
    await person.choose('radio', 'Ich handle im Auftrag.');
    const field = page.getByRole('textbox', { name: 'Begründung' });
    await expect(field).toHaveValue(/^Ich handle im Auftrag des Eigentümers\./);
    await expect(page.getByText('Das hilft: Vollmacht')).toBeVisible();
    await field.press('End');
    await field.pressSequentially('den Verkauf.');
    await chooseFiles(page, POWER);
    await expect(uploadedFile(page, POWER.name)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Ich handle im Auftrag.' })).toBeChecked();
    await expect(field).toHaveValue(/den Verkauf\.$/);
    await expect(uploadedFile(page, POWER.name)).toBeVisible();
    await expectAccessible(page);
    await person.press('button', 'Weiter');
  });

  await person.choose('checkbox', /^Digital \(PDF\)/);
  await person.press('button', 'Weiter');
  await giveConsents(person, true);
  await person.press('button', 'Auftrag senden');
  const number = await orderNumberOf(page);

  await test.step('the desk shows ground and file, and asks', async () => {
    const desk = await page.context().newPage();
    const entry = desk.getByRole('article').filter({ hasText: number });
    await expect(async () => {
      await desk.goto(`${sandboxOrigin()}/desk`);
      await expect(entry).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(entry).toContainText('Ich handle im Auftrag.');
    const started = desk.waitForEvent('download');
    await entry.getByRole('link', { name: POWER.name }).click();
    expect((await started).suggestedFilename()).toBe(POWER.name);
    await entry.getByRole('textbox').fill('Gilt die Vollmacht noch?');
    await entry.getByRole('checkbox', { name: 'Vollmacht' }).check();
    await entry.getByRole('button', { name: 'Fragen' }).press('Enter');
    await expect(desk.getByRole('status')).toContainText('wartet auf eine Antwort');
    await expect(desk.getByRole('status')).toBeFocused();
    await expectAccessible(desk);
    await desk.close();
    await expectMessage(page, number, 'Gilt die Vollmacht noch?');
  });

  await test.step('the list of orders leads to the question', async () => {
    await page.goto('/#/auszuege/meine-bestellungen');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Antwort bis');
    await row.getByRole('link', { name: /^Frage beantworten/ }).click();
    await expect(page.getByText('Das Katasteramt hat eine Frage an Sie.')).toBeVisible();
    await expect(page.getByText('Gilt die Vollmacht noch?')).toBeVisible();
    await expect(page.getByText('Es fehlt: Vollmacht')).toBeVisible();
    await expect(page.getByText('Ohne Antwort wird der Auszug abgelehnt.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an answer with a file survives a reload, and is sent', async () => {
    await person.press('button', 'Antwort senden');
    await expect(answerField(page)).toBeFocused();
    await typeInto(answerField(page), 'Ja, sie gilt bis zum Jahresende.');
    await chooseFiles(page, EVIDENCE);
    await expect(uploadedFile(page)).toBeVisible();
    await page.reload();
    await expect(answerField(page)).toHaveValue('Ja, sie gilt bis zum Jahresende.');
    await expect(uploadedFile(page)).toBeVisible();
    await person.press('button', 'Antwort senden');
    await expect(page.getByText(/Ihre Antwort ist beim Katasteramt/).first()).toBeVisible();
    await expect(answerField(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: EVIDENCE.name })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the desk has the whole conversation, and approves', async () => {
    const desk = await page.context().newPage();
    const entry = desk.getByRole('article').filter({ hasText: number });
    await expect(async () => {
      await desk.goto(`${sandboxOrigin()}/desk`);
      await expect(entry).toContainText('bis zum Jahresende', { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await expect(entry.getByRole('link', { name: EVIDENCE.name })).toBeVisible();
    await desk.close();
    await decide(page, number, 'Genehmigen');
    await expectMessage(page, number, 'wurde geprüft');
  });

  await test.step('the order is paid and downloaded', async () => {
    await page.reload();
    await person.press('button', 'Weiter zur Bezahlung');
    await payBy(person, /Kreditkarte/, 'Bezahlen');
    expect(await download(page)).toBeTruthy();
  });
});

test('withdraws the only extract of an order, after a confirmation (DESK-2)', async ({ page }) => {
  const person = withPointer(page);
  await startLoggedIn(page, ERIKA);
  const number = await createOrderByCall(page, { product: 'owner' });
  await decide(page, number, 'Fragen', 'Wofür brauchen Sie den Auszug?');
  await page.goto(`/#/auszuege/uebersicht/${number}`);
  await person.press('button', 'Auszug zurückziehen');
  await expect(page.getByRole('dialog')).toContainText('nicht mehr');
  await expectAccessible(page);
  await person.press('button', 'Zurückziehen');
  await expect(page.getByText('Der Auszug ist zurückgezogen.').first()).toBeVisible();
  await expect(page.getByText('Dieser Auftrag ist storniert.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toHaveCount(0);
  await expectMessage(page, number, 'ist storniert');
  await expectAccessible(page);
});
