import { bringOldSession } from '../journeys/support/old-session.ts';
import { journalOf, main, notification, problem, type Scenes } from './stage.ts';

/** What people meet who are not logged in. */
export const VISITOR = {
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
  GENERIC_ERROR: async ({ page }) => problem(page),
  APPROVAL_NOT_LOGGED_IN: async ({ page }) => {
    await page.goto('/#/auszuege/bestellung?schritt=freigabe');
    return main(page);
  },
  GENERIC_LOADING: async ({ page }) => {
    await page.route('**/assets/ContentPage-*.js', () => undefined);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    return main(page);
  },
  SESSION_REFRESH: async ({ page }) => {
    await bringOldSession(page);
    await page.route('**/api/authenticated-customer', (route) => route.abort());
    const journal = journalOf(page);
    await page.reload();
    return journal;
  },
} satisfies Scenes;
