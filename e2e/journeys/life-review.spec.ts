import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  decide,
  download,
  downloadLinks,
  expectMessage,
  orderNumberOf,
  payBy,
  sendOrder,
} from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { readPdf } from '../support/pdf.ts';
import { typeInto, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { ERIKA, expectStep, startLoggedIn } from '../support/wizard.ts';

const openReview = (page: Page, orderNumber: string) =>
  page.goto(`/#/auszuege/uebersicht/${orderNumber}`);

/** Orders an owner extract and a map in one order, up to the approval page. @returns its number */
async function orderBoth(page: Page): Promise<string> {
  await sendOrder(page, ERIKA, ['owner', 'map'], 7);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Vielen Dank für Ihren Auftrag' }),
  ).toBeVisible();
  const number = await orderNumberOf(page);
  await expect(page.getByText(number).first()).toBeVisible();
  await expectAccessible(page);
  return number;
}

/** The same by calls. */
async function orderBothByCall(page: Page): Promise<string> {
  await startLoggedIn(page, ERIKA);
  return createOrderByCall(page, { product: 'owner' }, { product: 'map' });
}

const row = (page: Page, product: RegExp) =>
  page
    .getByRole('table', { name: 'Auszüge in diesem Auftrag' })
    .getByRole('row', { name: product });

const DECISIONS = [
  { button: 'Genehmigen', state: 'genehmigt', order: orderBoth, method: /Überweisung/ },
  { button: 'Ablehnen', state: 'abgelehnt', order: orderBothByCall, method: /Kreditkarte/ },
] as const;

for (const { button, state, order, method } of DECISIONS) {
  test(`reviews an order, pays and downloads it; owner extract ${state} (FLOW-14 to FLOW-17)`, {
    tag: state === 'genehmigt' ? '@main' : [],
  }, async ({ page }) => {
    const person = withPointer(page);
    const number = await order(page);

    await test.step('the order waits for the authority', async () => {
      await openReview(page, number);
      await expect(page.getByRole('heading', { name: `Auftrag ${number}` })).toBeVisible();
      await expect(row(page, /Eigentumsnachweis/)).toContainText('ausstehend');
      await expect(row(page, /Liegenschaftskarte/)).toContainText('nicht erforderlich');
      await expect(page.getByText(/prüft noch Ihr berechtigtes Interesse/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toBeDisabled();
      await expectAccessible(page);
      await page.goto(`/#/auszuege/bereitstellung/${number}`);
      await expect(page.getByText('Ihr Auftrag wird noch geprüft').first()).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/#/auszuege/zahlung/${number}`);
      await expect(page.getByRole('link', { name: 'Auftrag ansehen' })).toBeVisible();
    });

    await test.step('the authority decides, and a message is sent', async () => {
      await decide(page, number, button, button === 'Ablehnen' ? 'Kein <b>Interesse</b>' : '');
      await expectMessage(page, number, 'wurde geprüft');
    });

    await test.step('the review shows both states', async () => {
      await openReview(page, number);
      await expect(row(page, /Eigentumsnachweis/)).toContainText(state);
      if (button === 'Ablehnen') {
        await expect(row(page, /Eigentumsnachweis/)).toContainText('0,00');
        await expect(page.getByText(/1 Auszug wurde abgelehnt/)).toBeVisible();
        await expect(page.getByText(/^Position 1, .*: Kein <b>Interesse<\/b>$/)).toBeVisible();
        await person.press('button', 'Details anzeigen');
        await expect(page.getByText('Kein <b>Interesse</b>', { exact: true })).toBeVisible();
      }
      await expect(page.getByText('Bitte bezahlen Sie bis zum')).toBeVisible();
      await expectAccessible(page);
      await person.press('button', 'Weiter zur Bezahlung');
    });

    await test.step('only approved positions are paid', async () => {
      await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
      if (button === 'Ablehnen') await expect(page.getByRole('main')).toContainText('22,00');
      else await expect(page.getByRole('main')).not.toContainText(/Summe\s*22,00/);
      await expect(page.getByRole('button', { name: 'Auftrag abbrechen' })).toHaveCount(0);
      await expectAccessible(page);
      await payBy(person, method, 'Bezahlen');
    });

    await test.step('the extract is downloaded', async () => {
      const pdf = await readPdf(await download(page, 'Liegenschaftskarte'));
      expect(pdf.title).toMatch(/– Liegenschaftskarte$/);
      const count = button === 'Ablehnen' ? 1 : 2;
      await expect(downloadLinks(page)).toHaveCount(count);
      await expect(page.getByRole('link', { name: 'Alle herunterladen (ZIP)' })).toHaveCount(
        count - 1,
      );
      await openReview(page, number);
      await expect(page.getByRole('button', { name: 'Weiter zur Bereitstellung' })).toBeEnabled();
      await expectAccessible(page);
    });
  });
}

test('closes an order without a fee when all extracts are rejected (BE-8)', async ({ page }) => {
  await startLoggedIn(page, ERIKA);
  const number = await createOrderByCall(page, { product: 'owner' }, { product: 'owner' });
  await decide(page, number, 'Ablehnen');
  await openReview(page, number);
  await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toBeDisabled();
  await decide(page, number, 'Ablehnen');
  await expectMessage(page, number, 'wurde abgelehnt');
  await page.reload();
  await expect(page.getByText(/Das Katasteramt hat den Auftrag abgelehnt/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Weiter zur Bezahlung' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText('Widerspruch');
  await expectAccessible(page);
  await page.goto(`/#/auszuege/bereitstellung/${number}`);
  await expect(page.getByRole('heading', { name: 'Ihr Auftrag wurde abgelehnt' })).toBeVisible();
  await page.goto('/#/auszuege/meine-bestellungen');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('abgelehnt');
  // Everything but the justification is kept (LOOK-1).
  await openReview(page, number);
  await page.getByRole('button', { name: 'Mit neuer Begründung bestellen' }).click();
  await expectStep(page, 'Berechtigtes Interesse');
  await expect(page.getByRole('textbox', { name: 'Begründung' })).toHaveValue(/kaufen/);
  await typeInto(
    page.getByRole('textbox', { name: 'Begründung' }),
    'Ich habe ein Wegerecht daran.',
  );
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expectStep(page, 'Art der Bereitstellung');
});
