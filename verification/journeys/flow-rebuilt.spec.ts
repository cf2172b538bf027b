import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/order.ts';
import { withMouse } from './support/person.ts';

const MAX = 'Max Muster (Benutzername und Passwort)';
const HELP = /\/assets\/ContentPage-[^/]*\.js$/;

test('a window that is older than the portal goes on where it was (FLOW-11)', async ({ page }) => {
  const person = withMouse(page);
  await logIn(person, MAX);
  await person.press('button', 'Auszug konfigurieren');
  await person.choose('radio', /^Liegenschaftskarte(?! mit)/);
  // The portal is built anew: the page names another script, and the parts of the earlier build are gone.
  let isGone = true;
  await page.route(/\/$/, async (route) => {
    if (route.request().resourceType() === 'document') {
      isGone = false;
      return route.continue();
    }
    const answer = await route.fetch();
    const scripts = /(<script type="module"[^>]*src=")[^"]*/g;
    const body = (await answer.text()).replace(scripts, '$1./assets/anew.js');
    return route.fulfill({ response: answer, body });
  });
  await page.route(HELP, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await person.press('link', 'Impressum');
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  await page.goto('/#/auszuege/bestellung');
  await expect(page.getByRole('radio', { name: /^Liegenschaftskarte(?! mit)/ })).toBeChecked();
});

test('a part that is missing for good is said, with the way to try again (ERR-2)', async ({
  page,
}) => {
  let isGone = true;
  await page.route(HELP, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto('/#/hilfe');
  await expect(
    page.getByRole('heading', { name: 'Dieser Teil der Seite konnte nicht geladen werden' }),
  ).toBeVisible();
  await expectAccessible(page);
  isGone = false;
  await page.getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
});
