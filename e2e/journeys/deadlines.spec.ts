import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  decide,
  download,
  expectMessage,
  orderNumberOf,
  payBy,
  sendOrder,
} from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { test } from '../support/own-portal.ts';
import { withPointer } from '../support/person.ts';
import { ERIKA, MAX, startLoggedIn } from '../support/wizard.ts';

const HOURS_PER_SECOND = 1 / 3600;

// Deadlines pass within a minute, and the time-out of polling within seconds.
test.use({
  portalSettings: {
    lifecycle: {
      hoursToComplete: 30 * HOURS_PER_SECOND,
      hoursToExpire: 40 * HOURS_PER_SECOND,
      reminderHours: 20 * HOURS_PER_SECOND,
    },
    polling: { intervalMs: 300, timeoutMs: 3000 },
  },
});
// One portal for all tests: the deadline of one order passes while another one is checked.
test.describe.configure({ mode: 'default' });

const listed = (page: Page, number: string) => page.getByRole('row').filter({ hasText: number });

test('completes a reviewed order and expires another one after the deadline (BE-8, FLOW-15)', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL });
  const other = await context.newPage();

  // An order without review that nobody pays.
  await sendOrder(other, MAX, ['map'], 3);
  await expect(other.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  const expiring = await orderNumberOf(other);
  await expect(
    other.getByText(/Bitte bezahlen Sie bis zum .* läuft der Auftrag danach kostenlos ab/),
  ).toBeVisible();

  // A reviewed order that nobody pays.
  await startLoggedIn(page, ERIKA);
  const completing = await createOrderByCall(page, { product: 'owner' }, {});
  await decide(page, completing, 'Ablehnen', 'Kein berechtigtes Interesse');
  await page.goto(`/#/auszuege/uebersicht/${completing}`);
  await expect(
    page.getByText(/Bitte bezahlen Sie bis zum .* die Auszüge und einen Gebührenbescheid/),
  ).toBeVisible();

  await test.step('the postbox holds a reminder for both', async () => {
    await expectMessage(page, completing, `Bitte bezahlen Sie Ihren Auftrag ${completing}`);
    await expectMessage(other, expiring, `Ihr Auftrag ${expiring} läuft bald ab`);
  });

  await test.step('the reviewed order is completed with a fee notice, and its extract can be downloaded', async () => {
    await expectMessage(page, completing, `Ihr Auftrag ${completing} wurde abgeschlossen`);
    await expectMessage(page, completing, 'Gebührenbescheid über');
    await page.goto(`/#/auszuege/zahlung/${completing}`);
    await expect(page.getByText(/Frist zum Bezahlen ist abgelaufen/).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zum Auszug' }).click();
    await download(page);
    await page.goto(`/#/auszuege/uebersicht/${completing}`);
    await expect(page.getByText(/Frist abgelaufen: .* Gebührenbescheid/)).toBeVisible();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Gebührenbescheid herunterladen' }).click();
    expect((await started).suggestedFilename()).toContain(completing);
    await expectAccessible(page);
  });

  await test.step('the other order has expired and costs nothing', async () => {
    await expectMessage(other, expiring, `Ihr Auftrag ${expiring} ist abgelaufen`);
    await other.goto(`/#/auszuege/uebersicht/${expiring}`);
    await expect(
      other.getByText(/Dieser Auftrag ist abgelaufen, weil er nicht rechtzeitig bezahlt/).first(),
    ).toBeVisible();
    await expect(other.getByRole('button', { name: 'Weiter zur Bezahlung' })).toHaveCount(0);
    await expectAccessible(other);
    await other.goto(`/#/auszuege/zahlung/${expiring}`);
    await expect(other.getByText(/nichts zu bezahlen.*abgelaufen/).first()).toBeVisible();
    await other.goto('/#/auszuege/meine-bestellungen');
    await expect(listed(other, expiring)).toContainText('abgelaufen');
    await expectAccessible(other);
  });
  await context.close();
});

test('shows that the payment is unconfirmed, and continues when the provider confirms it (BE-3)', async ({
  page,
  ownPortal,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, {});

  await test.step('payment can be repeated when the provider was down', async () => {
    await page.goto(`/#/auszuege/zahlung/${number}`);
    ownPortal.proxy.block('/payment');
    await person.choose('radio', /Kreditkarte/);
    await person.press('button', 'Zahlung bestätigen');
    await expect(page.getByRole('alert')).toContainText('Der Zahlungsanbieter antwortet gerade');
    await expectAccessible(page);
    ownPortal.proxy.unblock();
    await person.choose('radio', /Kreditkarte/);
    await person.press('button', 'Zahlung bestätigen');
    await expect(page).toHaveURL(/\/payment\//);
  });

  await test.step('paid, but the provider stops answering before it confirms', async () => {
    ownPortal.proxy.block('/payment');
    await person.press('button', 'Bezahlen');
    await expect(page).toHaveURL(/\/pending$/);
    await expect(page.getByRole('alert')).toContainText('Bitte bezahlen Sie nicht noch einmal');
    await expectAccessible(page);
  });

  await test.step('the page shows the result as soon as the provider answers', async () => {
    ownPortal.proxy.block('/cadastre');
    ownPortal.proxy.unblock('/payment');
    await expect(page.getByText('Dieser Auftrag ist schon bezahlt').first()).toBeVisible({
      timeout: 40_000,
    });
    await expectAccessible(page);
  });

  await test.step('the extract takes longer than the time-out of polling', async () => {
    await page.getByRole('link', { name: 'Zum Auszug' }).click();
    await expect(page.getByText('Ihr Auszug wird erstellt').first()).toBeVisible();
    await expect(page.getByText('Vielen Dank, das dauert heute länger').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Wir schreiben Ihnen eine E-Mail');
    await expectAccessible(page);
    ownPortal.proxy.unblock();
    await page.reload();
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toBeVisible({
        timeout: 4000,
      });
    }).toPass({ timeout: 40_000 });
  });

  await test.step('only the owner can download the file, also by the direct link (SEC-1)', async () => {
    const address = await page
      .getByRole('link', { name: 'Auszug herunterladen' })
      .getAttribute('href');
    const file = await page.request.get(String(address));
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toContain(number);
    await page.context().clearCookies();
    expect((await page.request.get(String(address))).status()).toBe(401);
    await startLoggedIn(page, ERIKA);
    expect((await page.request.get(String(address))).status()).toBe(404);
    await page.goto(`/#/auszuege/bereitstellung/${number}`);
    await expect(page.getByRole('alert')).toContainText('konnten nicht geladen werden');
    await expect(page.getByRole('link', { name: 'Auszug herunterladen' })).toHaveCount(0);
  });
});

test('shows the paper-only page when the notification comes before the browser returns (FLOW-17, BE-3)', async ({
  page,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, MAX);
  const number = await createOrderByCall(page, { pdf: false, copies: 2 });
  await page.goto(`/#/auszuege/bereitstellung/${number}`);
  await expect(page.getByText('Ihr Auftrag ist noch nicht bezahlt').first()).toBeVisible();
  await expectAccessible(page);
  await person.press('link', 'Zur Bezahlung');

  // The browser returns only after the provider's notification has been processed.
  const returned = page.waitForRequest(/\/api\/payment-status\//);
  await page.route('**/api/payment-status/**', (route) => route.abort());
  await payBy(person, /Überweisung/, 'Bezahlen');
  const address = (await returned).url();
  await expect(async () => {
    const order = await page.request.get(`/api/authenticated-customer/orders/${number}`);
    expect((await order.json()).timeline).toContainEqual(
      expect.objectContaining({ event: 'PAID' }),
    );
  }).toPass();
  await page.unroute('**/api/payment-status/**');
  await page.goto(address);
  await expect(page.getByText('Ihr Auszug kommt mit der Post').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Sie haben nur Papier bestellt');
  await expectAccessible(page);
  await expectMessage(
    page,
    number,
    `Ihre Exemplare zum Auftrag ${number} sind mit der Post unterwegs`,
  );
});
