import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from './demo-data.ts';

/** Opens the newest mail to an address whose subject has a text, as a mail program shows it. */
export async function openMail(page: Page, to: string, subject: string | RegExp): Promise<void> {
  const mail = page.getByRole('article').filter({
    has: page.getByRole('heading', { name: subject }),
  });
  await expect(async () => {
    await page.goto(`${sandboxOrigin()}/mailbox?to=${encodeURIComponent(to)}`);
    await expect(mail.first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await mail.first().getByRole('link', { name: 'E-Mail öffnen' }).click();
}
