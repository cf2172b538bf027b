import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { expectMessage } from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  ACCOUNTS,
  displayString,
  ERIKA,
  expectStep,
  findByNumber,
  giveConsents,
  logInOnPage,
  MAX,
  openParcelStep,
  orderLink,
  startLoggedIn,
  wizardLink,
} from '../support/wizard.ts';

declare global {
  interface Window {
    /** Headings of the steps that the page has shown. */
    shownSteps?: ReadonlySet<string>;
  }
}

test('applies product and parcel of a link before the login, and keeps them during it (BEY-4, OPEN-1)', async ({
  page,
}) => {
  const { parcel } = await demoAddress(14);
  await page.goto(wizardLink('liegenschaftskarte', parcel));
  const person = withPointer(page);
  await expectStep(page, 'Flurstück wählen');
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
  await person.press('button', MAX);
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expectStep(page, 'Flurstück wählen');
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeChecked();
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
});

test('shows no other step before the one of a link (BEY-4)', async ({ page }) => {
  const { parcel } = await demoAddress(14);
  await page.goto('/#/auszuege/bestellung');
  await logInOnPage(withPointer(page), MAX);
  // A navigation would break off the redirects of the login, or be broken off by them.
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await page.addInitScript(() => {
    const steps = new Set<string>();
    window.shownSteps = steps;
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('main h2[data-page-heading]')) {
        steps.add(textContent);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const link of [wizardLink('liegenschaftskarte', parcel), orderLink('liegenschaftskarte')]) {
    await page.goto('about:blank');
    await page.goto(link);
    await expectStep(page, 'Flurstück wählen');
    const shown = await page.evaluate(() => [...(window.shownSteps ?? [])]);
    expect(shown).toHaveLength(1);
  }
});

test('links from a product page to its order (APP-5, BEY-4)', async ({ page }) => {
  const person = withPointer(page);
  await page.goto('/#/auszuege/produkt/liegenschaftskarte');
  await expect(page.getByRole('link', { name: 'Diesen Auszug bestellen' })).toBeVisible();
  await expectAccessible(page);
  await person.press('link', 'Diesen Auszug bestellen');
  await expectStep(page, 'Flurstück wählen');
  await expect(page.getByRole('complementary', { name: 'Ihre Auswahl' })).toContainText(
    'Liegenschaftskarte',
  );
});

test('reports an unknown product and parcel of a link, and shows the product step (BEY-4)', async ({
  page,
}) => {
  await page.goto('/#/auszuege/bestellung?produkt=none&flurstueck=12999900500114______');
  await expectStep(page, 'Produkt wählen');
  const notes = page.getByRole('region', { name: 'Mitteilung' });
  await expect(notes).toContainText('Diesen Auszug gibt es nicht');
  await expect(notes).toContainText('wurde nicht gefunden');
});

test('leads Back from a product page to the list when the visitor came from another site (APP-5)', async ({
  page,
}) => {
  const person = withPointer(page);
  await page.goto('/api/docs');
  await page.goto('/#/auszuege/produkt/liegenschaftskarte');
  await person.press('button', 'Zurück');
  await expect(page).toHaveURL(/#\/auszuege$/);
  await person.press('link', 'Flurstücksnachweis');
  await person.press('button', 'Zurück');
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
});

test('removes what one window orders from the basket of another, with a notification (FLOW-13)', async ({
  page,
  context,
}) => {
  const { parcel } = await demoAddress(15);
  const person = withPointer(page);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await person.press('button', 'Weiter');
  await person.choose('checkbox', /^Digital \(PDF\)/);
  await expect(page.getByRole('status', { name: 'Gebühr' })).toContainText('22,00');
  await person.press('button', 'Weiter');
  await giveConsents(person);

  const stored = await page.evaluate(() => sessionStorage.getItem('portal.order') ?? '');
  const copy = await context.newPage();
  await copy.addInitScript((order) => {
    // In Firefox, the script also runs in the empty page before, which has no storage.
    if (window.origin !== 'null') sessionStorage.setItem('portal.order', order);
  }, stored);
  await copy.goto('/#/auszuege/bestellung?schritt=uebersicht');
  await expect(copy.getByRole('table', { name: 'Auszüge im Warenkorb' })).toBeVisible();

  await person.press('button', 'Auftrag senden');
  await expect(page.getByRole('heading', { name: 'Bezahlung' })).toBeVisible();
  await expect(copy.getByRole('region', { name: 'Mitteilung' })).toContainText(
    'In einem anderen Fenster haben Sie gerade 1 Auszug aus diesem Warenkorb bestellt',
  );
  await expect(copy.getByText('Ihr Warenkorb ist noch leer')).toBeVisible();
});

test('an address typed without its hash opens the page (APP-1)', async ({ page }) => {
  await page.goto('/auszuege/bestellung?produkt=liegenschaftskarte');
  await expect(page).toHaveURL(/\/#\/auszuege\/bestellung/);
  await expectStep(page, 'Flurstück wählen');
  await page.goto('/hilfe');
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  // As people spell them after a call, and copy them from a sentence.
  for (const address of ['/auszüge', '/Auszuege/', '/auszuege//', '/auszuege.', '/#/auszüge']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
  }
  await page.goto('/100%');
  await expect(page.getByRole('link', { name: 'Auszüge bestellen' })).toBeVisible();
});

test('the address of a mail and that on a printed extract lead to the same page without the hash (APP-1)', async ({
  page,
}) => {
  await startLoggedIn(page, ERIKA);
  const order = await createOrderByCall(page, { product: 'owner' });
  await expectMessage(page, order, `/auszuege/uebersicht/${order}`);
  for (const address of [`/#/auszuege/uebersicht/${order}`, `/auszuege/uebersicht/${order}`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: `Auftrag ${order}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/#/auszuege/uebersicht/${order}$`));
  }
  for (const address of ['/#/echtheit/7K2M-Q0XA-93TB', '/echtheit/7K2M-Q0XA-93TB']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('7K2M-Q0XA-93TB');
    await expect(page).toHaveURL(/\/#\/echtheit\/7K2M-Q0XA-93TB$/);
  }
});

test('a link that a mail program has encoded, or to which it added a query, leads to its page (IN-3)', async ({
  page,
}) => {
  const CODE = '7K2M-Q0XA-93TB';
  for (const address of [
    `/%23/echtheit/${CODE}`,
    `/%2523/echtheit/${CODE}`,
    `/#/%23/echtheit/${CODE}`,
    `/echtheit/${CODE}?utm_source=mail&fbclid=1`,
    `/?fbclid=1#/echtheit/${CODE}`,
    `/#/echtheit/${CODE}%3Futm_source%3Dmail`,
  ]) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('main'), address).toContainText(CODE);
  }
  await page.goto('about:blank');
  await page.goto('/#/auszuege/bestellung%3Fprodukt%3Dliegenschaftskarte');
  await expectStep(page, 'Flurstück wählen');
  await expect(page.getByRole('complementary', { name: 'Ihre Auswahl' })).toContainText(
    'Liegenschaftskarte',
  );
  // The same in a tab in which the portal is open.
  await page.evaluate(() => window.location.assign('#/%23/hilfe'));
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});

test('an unknown address is said to be unknown on the landing page (APP-2, IN-3)', async ({
  page,
}) => {
  await page.goto('/gibt/es/nicht?utm_source=mail');
  await expect(page.getByRole('region', { name: 'Mitteilung' })).toContainText(
    'Diese Adresse gibt es hier nicht.',
  );
  await expect(page.getByRole('link', { name: 'Auszüge bestellen' })).toBeVisible();
});

test('a login that ends in another browser says so, and begins there on the same page (IN-4)', async ({
  page,
  playwright,
  baseURL,
}) => {
  // An eID app opens the address in the default browser of the system.
  const first = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const portal = (await first.get('./')).url();
  const identity = await first.get('./api/authenticate', {
    params: { redirectToUrl: `${portal}#/auszuege/bestellung?produkt=liegenschaftskarte` },
  });
  const form = { person: ACCOUNTS[MAX] ?? '' };
  let answer = await first.post(identity.url(), { form, maxRedirects: 0 });
  const next = (): string => new URL(answer.headers()['location'] ?? '', answer.url()).href;
  while (!next().includes('/api/authenticate/callback')) {
    answer = await first.get(next(), { maxRedirects: 0 });
  }
  await page.goto(next());
  await first.dispose();
  const notice = page.getByRole('region', { name: 'Mitteilung' });
  await expect(notice).toContainText('Sie haben die Anmeldung in einem anderen Browser');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Hier anmelden' }).click();
  const person = withPointer(page);
  await person.press('button', MAX);
  await expectStep(page, 'Flurstück wählen');
  await expect(notice).toHaveCount(0);
});

test('opens an order by a link as it was pasted: a blank, a bracket, small letters (FIND-2)', async ({
  page,
}) => {
  await startLoggedIn(page, ERIKA);
  const order = await createOrderByCall(page, { product: 'owner' });
  for (const pasted of [`${order}%20`, `(${order})`, `${order}].`, order.toLowerCase()]) {
    await page.goto('about:blank');
    await page.goto(`/#/auszuege/uebersicht/${pasted}`);
    await expect(page.getByRole('heading', { level: 1, name: `Auftrag ${order}` })).toBeVisible();
  }
});
