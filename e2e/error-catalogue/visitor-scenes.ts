import { addExpiredSession } from '../support/expired-session.ts';
import { consoleLogOf, main, notification, problem, type Scenes } from './scene.ts';

/** Errors of visitors. */
export const VISITOR_SCENES = {
  LOGIN_CANCELLED: async ({ page, person }) => {
    await page.goto('/#/auszuege');
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
    await person.press('button', 'Anmeldung abbrechen');
    return notification(page);
  },
  LOGIN_INCOMPLETE: async ({ page, person }) => {
    await page.getByRole('banner').getByRole('link', { name: 'Anmelden' }).click();
    await person.press('button', 'Lena Lückenhaft (unvollständiges Profil)');
    return notification(page);
  },
  LOGIN_FAILED: async ({ page }) => {
    await page.goto('/?authException=serverError#/auszuege');
    return notification(page);
  },
  UNKNOWN_ERROR: async ({ page }) => {
    await page.goto('/#/auszuege/produkt/none');
    return problem(page);
  },
  GENERIC_ERROR: async ({ page }) => {
    await page.route('**/api/categories', (route) => route.abort());
    await page.goto('/#/auszuege');
    // The categories of an earlier scene are cached.
    await page.reload();
    return problem(page);
  },
  APPROVAL_NOT_LOGGED_IN: async ({ page }) => {
    await page.goto('/#/auszuege/bestellung?schritt=freigabe');
    return main(page);
  },
  GENERIC_LOADING: async ({ page }) => {
    // A name that no file of the portal has would let the page through: its loading text would be seen only by chance.
    const held = page.waitForRequest('**/assets/PrivacyPage-*.js');
    await page.route('**/assets/PrivacyPage-*.js', () => undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await held;
    return main(page);
  },
  SESSION_REFRESH: async ({ page }) => {
    await addExpiredSession(page);
    await page.route('**/api/authenticated-customer', (route) => route.abort());
    const log = consoleLogOf(page);
    await page.reload();
    return log;
  },
} satisfies Scenes;
