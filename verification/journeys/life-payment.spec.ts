import { readFile } from 'node:fs/promises';
import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import {
  download,
  expectMessage,
  MAX,
  orderNumberOf,
  payBy,
  sendOrder,
} from './support/lifecycle.ts';
import { readPdf } from './support/pdf.ts';

// Somebody far away reads the same deadlines.
test.use({ timezoneId: 'America/New_York' });

/** Drops a file where it is wanted, as a hand with a mouse does. */
async function drop(where: Locator, name: string, content: Buffer): Promise<void> {
  const files = await where.page().evaluateHandle(
    ([file, bytes]) => {
      const transfer = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([data], file, { type: 'application/pdf' }));
      return transfer;
    },
    [name, content.toString('base64')] as const,
  );
  await where.dispatchEvent('drop', { dataTransfer: files });
}

test('the provider says no, the person gives up, then pays; coming back twice changes nothing (BE-3)', async ({
  page,
}) => {
  const person = await sendOrder(page, MAX, ['map'], 10);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  const number = await orderNumberOf(page);
  await test.step("the deadline is told by the authority's clock, as its letters tell it", async () => {
    const answer = await page.request.get(`/api/authenticated-customer/orders/${number}`);
    const { payableUntil }: { payableUntil: string } = await answer.json();
    const berlin = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' } as const;
    const until = new Intl.DateTimeFormat('de-DE', berlin).format(new Date(payableUntil));
    await expect(page.getByText(`Bitte bezahlen Sie bis zum ${until}`)).toBeVisible();
  });

  await payBy(person, /Kreditkarte/, 'Zahlung ablehnen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();
  await expectAccessible(page);
  await payBy(person, /PayPal/, 'Abbrechen');
  await expect(page.getByText('Ihre Zahlung konnte nicht verarbeitet werden')).toBeVisible();

  const back = page.waitForRequest(/\/api\/payment-status\//);
  await payBy(person, /Kreditkarte/, 'Bezahlen');
  const address = (await back).url();
  await download(person);

  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible();
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByText('Dieser Auftrag ist schon bezahlt').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zahlung bestätigen' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zum Auszug' }).click();
  await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible();
});

test('a payment that was left is gone on with, and the browser is closed after paying (BE-3)', async ({
  page,
}) => {
  const person = await sendOrder(page, MAX, ['map'], 11);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  const number = await orderNumberOf(page);
  await person.choose('radio', /PayPal/);
  await person.press('button', 'Zahlung bestätigen');
  await expect(page).toHaveURL(/\/payment\//);

  await page.goto('/#/auszuege/meine-bestellungen');
  const entry = page.getByRole('listitem').filter({ hasText: number });
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await entry.getByRole('link', { name: /^Zahlung fortsetzen/ }).click();
  await expect(page.getByText(/PayPal.*die noch offen ist/)).toBeVisible();
  await expectAccessible(page);
  await person.press('button', 'Zahlung fortsetzen');
  await expect(page).toHaveURL(/\/payment\//);

  // The provider's answer never reaches this browser: the tab is closed with the press.
  await page.route('**/api/payment-status/**', (route) => route.abort());
  await person.press('button', 'Bezahlen');
  const context = page.context();
  await page.close();
  const later = await context.newPage();
  await expectMessage(later, number, 'bereit');
  await later.goto('/#/auszuege/meine-bestellungen');
  const paid = later.getByRole('listitem').filter({ hasText: number });
  await expect(paid.getByRole('link', { name: /^Auszug herunterladen/ })).toBeVisible();
  await paid.getByRole('button', { name: /^Verlauf anzeigen/ }).click();
  await expect(paid.getByText('Bezahlt', { exact: true })).toBeVisible();
  await expectAccessible(later);
});

test('an order is cancelled from the list before it is paid (BEY-1)', async ({ page }) => {
  await sendOrder(page, MAX, ['map'], 12);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  const number = await orderNumberOf(page);
  await page.goto('/#/auszuege/meine-bestellungen');
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: number });
  await entry.getByRole('button', { name: /^Auftrag abbrechen/ }).click();
  await page.getByRole('button', { name: 'Nein, behalten' }).click();
  await expect(entry).toContainText('wartet auf Bezahlung');
  await entry.getByRole('button', { name: /^Auftrag abbrechen/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, Auftrag abbrechen' }).click();
  await expect(entry).toContainText('storniert');
  await expect(entry.getByRole('button', { name: /^Auftrag abbrechen/ })).toHaveCount(0);
  await page.goto(`/#/auszuege/zahlung/${number}`);
  await expect(page.getByText(/gerade nichts zu bezahlen.*storniert/).first()).toBeVisible();
});

test('an extract proves itself by its code and its file, without a login (BEY-10)', async ({
  page,
  browser,
}) => {
  const person = await sendOrder(page, MAX, ['map'], 13);
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await payBy(person, /Kreditkarte/, 'Bezahlen');
  const file = await download(person);
  const { text } = await readPdf(file);
  const [code = ''] = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text) ?? [];
  expect(code).not.toBe('');

  const context = await browser.newContext({ locale: 'de-DE' });
  const stranger = await context.newPage();
  const sent: string[] = [];
  stranger.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await stranger.goto(new URL('/#/hilfe', page.url()).href);
  await stranger.getByRole('link', { name: 'Echtheit eines Auszugs prüfen' }).click();
  await expect(stranger.getByRole('heading', { level: 1, name: 'Echtheit prüfen' })).toBeVisible();
  await stranger.getByRole('button', { name: 'Code prüfen' }).click();
  await expect(stranger.getByText('Bitte geben Sie den Code ein')).toBeVisible();
  await expectAccessible(stranger);
  const field = stranger.getByRole('textbox', { name: 'Code auf dem Auszug' });
  await field.fill('0000-0000-0000');
  await field.press('Enter');
  await expect(stranger.getByText('Zu diesem Code kennen wir keinen Auszug').first()).toBeVisible();
  await expectAccessible(stranger);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(
    stranger.getByText('Zu diesem Code gibt es einen echten Auszug').first(),
  ).toBeVisible();
  await expect(stranger.getByRole('main')).toContainText('Liegenschaftskarte');
  await expect(stranger.getByRole('main')).not.toContainText('Muster');

  // From here on the file stays on the device: nothing at all is asked for any more.
  stranger.on('request', (request) => sent.push(request.url()));
  const chooser = stranger.getByLabel('Datei wählen oder hierher ziehen');
  await chooser.setInputFiles(file);
  await expect(stranger.getByText(/ist unverändert/)).toBeVisible();
  await chooser.setInputFiles({
    name: 'x.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('x'),
  });
  await expect(stranger.getByText(/ist nicht die, die ausgeliefert wurde/)).toBeVisible();
  await expectAccessible(stranger);
  await drop(chooser.locator('../..'), 'gezogen.pdf', await readFile(file));
  await expect(stranger.getByText(/„gezogen.pdf“ ist unverändert/)).toBeVisible();
  expect(sent).toEqual([]);
  await context.close();
});
