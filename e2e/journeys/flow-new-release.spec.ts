import { expect } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { CADASTRAL_MAP, MAX, startLoggedIn } from '../support/wizard.ts';

/** Texts of pages without those of the landing page. */
const TEXTS = /\/assets\/de-pages-[^/]*\.js$/;
const HELP = /\/assets\/ContentPage-[^/]*\.js$/;

test('reloads an open window after a new release, and keeps the order (FLOW-11)', async ({
  page,
}) => {
  const person = withPointer(page);
  await startLoggedIn(page, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', CADASTRAL_MAP);
  // A new release: the page names another script, and the files of the previous build are missing.
  let isMissing = true;
  await page.route(/\/$/, async (route) => {
    if (route.request().resourceType() === 'document') {
      isMissing = false;
      return route.continue();
    }
    const answer = await route.fetch();
    const scripts = /(<script type="module"[^>]*src=")[^"]*/g;
    const body = (await answer.text()).replace(scripts, '$1./assets/next.js');
    return route.fulfill({ response: answer, body });
  });
  await page.route(HELP, (route) =>
    isMissing ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await person.press('link', 'Impressum');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goto('/#/auszuege/bestellung');
  await expect(page.getByRole('radio', { name: CADASTRAL_MAP })).toBeChecked();
});

test('reports a file that stays missing, with a button to reload (ERR-2)', async ({ page }) => {
  let isMissing = true;
  await page.route(HELP, (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto('/#/hilfe');
  await expect(
    page.getByRole('heading', { name: 'Dieser Teil der Seite konnte nicht geladen werden' }),
  ).toBeVisible();
  await expectAccessible(page);
  isMissing = false;
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});

test('reports texts of a page that stay missing, with a button to reload (ERR-2)', async ({
  page,
}) => {
  await page.goto('/');
  const order = page.getByRole('main').getByRole('link', { name: 'Auszüge bestellen' }).first();
  await expect(order).toBeVisible();
  let isMissing = true;
  await page.route(TEXTS, (route) => (isMissing ? route.abort() : route.continue()));
  await order.click();
  await expect(
    page.getByRole('heading', { name: 'Dieser Teil der Seite konnte nicht geladen werden' }),
  ).toBeVisible();
  isMissing = false;
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Auszüge' })).toBeVisible();
});
