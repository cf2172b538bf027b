import type { Page } from '@playwright/test';

/** Adds the cookie of an expired session: without one the portal does not ask the backend who is logged in. */
export async function addExpiredSession(page: Page): Promise<void> {
  const url = `http://localhost:${process.env['E2E_PORT']}`;
  await page.context().addCookies([{ name: 'portal_session', value: 'ended', url }]);
}
