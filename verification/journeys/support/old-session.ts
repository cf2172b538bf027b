import type { Page } from '@playwright/test';

/** A guest is not asked who they are; a browser that brings a session of some time ago is. */
export async function bringOldSession(page: Page): Promise<void> {
  const url = `http://localhost:${process.env['E2E_PORT']}`;
  await page.context().addCookies([{ name: 'portal_session', value: 'ended', url }]);
}
