import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { download, expectMessage, payBy } from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { readPdf } from '../support/pdf.ts';
import { type Person, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { MAX, startLoggedIn } from '../support/wizard.ts';

// Deadlines are shown in the authority's time zone.
test.use({ timezoneId: 'America/New_York' });

/** Logs in, orders a map by calls, and opens its payment page. */
async function openPayment(page: Page): Promise<{ person: Person; number: string }> {
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, { product: 'map' });
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  return { person: withPointer(page), number };
}

/** Drops a file on an element, as by mouse. */
async function drop(target: Locator, name: string, content: Buffer): Promise<void> {
  const files = await target.page().evaluateHandle(
    ([file, bytes]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], file, { type: 'application/pdf' }));
      return transfer;
    },
    [name, content.toString('base64')] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer: files });
}

test('accepts a payment after a refusal and a cancellation, and ignores a repeated return (BE-3)', async ({
  page,
}) => {
  const { person, number } = await openPayment(page);
  await test.step("the deadline is shown in the authority's time zone", async () => {
    const answer = await page.request.get(`/api/authenticated-customer/orders/${number}`);
    const { payableUntil }: { payableUntil: string } = await answer.json();
    const berlin = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const;
    const until = new Intl.DateTimeFormat('de-DE', berlin).format(new Date(payableUntil));
    await expect(page.getByText(`Bitte bezahlen Sie bis zum ${until}`)).toBeVisible();
  });

  await payBy(person, /Kreditkarte/, 'Zahlung ablehnen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();
  await expectAccessible(page);
  await payBy(person, /PayPal/, 'Abbrechen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();

  const returned = page.waitForRequest(/\/api\/payment-status\//);
  await payBy(person, /Kreditkarte/, 'Bezahlen');
  const address = (await returned).url();
  await download(page);

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible();
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByText('Dieser Auftrag ist schon bezahlt').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zahlung bestätigen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zum Auszug' }).click();
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible();
});

test('continues an open payment, and completes it although the browser is closed after paying (BE-3)', async ({
  page,
}) => {
  const { person, number } = await openPayment(page);
  await person.choose('radio', /PayPal/);
  await person.press('button', 'Zahlung bestätigen');
  await expect(page).toHaveURL(/\/payment\//);

  await page.goto('/#/auszuege/meine-bestellungen');
  const entry = page.getByRole('row').filter({ hasText: number });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('link', { name: /^Zahlung fortsetzen/ }).click();
  await expect(page.getByText(/PayPal.*die noch offen ist/)).toBeVisible();
  await expectAccessible(page);
  await person.press('button', 'Zahlung fortsetzen');
  await expect(page).toHaveURL(/\/payment\//);

  // The tab is closed before the return page is requested.
  await page.route('**/api/payment-status/**', (route) => route.abort());
  await person.press('button', 'Bezahlen');
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await expectMessage(later, number, 'fertig');
  await later.goto('/#/auszuege/meine-bestellungen');
  const paid = later.getByRole('row').filter({ hasText: number });
  await expect(paid.getByRole('link', { name: /^Auszug herunterladen/ })).toBeVisible();
  await paid.getByRole('button', { name: /^Verlauf anzeigen/ }).click();
  await expect(later.getByText('Bezahlt', { exact: true })).toBeVisible();
  await expectAccessible(later);
});

test('cancels an order from the list before it is paid (BEY-1)', async ({ page }) => {
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, { product: 'map' });
  await page.goto('/#/auszuege/meine-bestellungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: number });
  await entry.getByRole('button', { name: /^Verlauf anzeigen/ }).click();
  const cancel = page.getByRole('button', { name: /^Auftrag abbrechen/ });
  await cancel.click();
  await page.getByRole('button', { name: 'Nein, behalten' }).click();
  await expect(entry).toContainText('zu bezahlen');
  await cancel.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, Auftrag abbrechen' }).click();
  await expect(entry).toContainText('storniert');
  await expect(entry.getByRole('button', { name: /^Auftrag abbrechen/ })).toHaveCount(0);
  // The button that opened the dialog is gone: the focus must not fall to the start of the page.
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByText(/nichts zu bezahlen.*storniert/).first()).toBeVisible();
});

test('verifies an extract by its code and its file, without a login (BEY-10, DOC-7)', async ({
  page,
  browser,
}) => {
  const { person } = await openPayment(page);
  await payBy(person, /Kreditkarte/, 'Bezahlen');
  const file = await download(page);
  const { text } = await readPdf(file);
  const [code = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text) ?? [];
  expect(code).not.toBe('');

  const context = await browser.newContext({ locale: 'de-DE' });
  const visitor = await context.newPage();
  await visitor.goto(new URL('/#/hilfe', page.url()).href);
  await visitor.getByRole('link', { name: 'Echtheit eines Auszugs prüfen' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Echtheit prüfen' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Code prüfen' }).click();
  await expect(visitor.getByText('Bitte geben Sie den Code ein')).toBeVisible();
  await expectAccessible(visitor);
  const typeCode = (typed: string) =>
    withPointer(visitor).type('textbox', 'Code auf dem Auszug', typed);
  await typeCode('0000-0000-0000');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByText('Zu diesem Code kennen wir keinen Auszug').first()).toBeVisible();
  await expectAccessible(visitor);
  await typeCode(code.toLowerCase().replaceAll('-', ' '));
  await visitor.keyboard.press('Enter');
  await expect(
    visitor.getByText('Zu diesem Code gibt es einen echten Auszug').first(),
  ).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText('Liegenschaftskarte');
  await expect(visitor.getByRole('main')).not.toContainText('Muster');

  const chooser = visitor.getByLabel('Datei wählen oder hierher ziehen');
  await chooser.setInputFiles(file);
  await expect(visitor.getByText(/ist echt und unverändert/)).toBeVisible();
  await chooser.setInputFiles({
    name: 'x.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(visitor.getByText(/trägt kein Siegel/)).toBeVisible();
  await expectAccessible(visitor);
  await drop(chooser.locator('..'), 'gezogen.pdf', await readFile(file));
  await expect(visitor.getByText(/„gezogen.pdf“ ist echt und unverändert/)).toBeVisible();
  await context.close();
});
