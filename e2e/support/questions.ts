import type { Locator, Page } from '@playwright/test';
import { pdfOf } from '../../apps/backend/src/testing/pdf.ts';

/** A file that proves an interest. */
export const EVIDENCE = {
  name: 'Kaufvertrag.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf('Kaufvertrag')),
} as const;

/** Chooses files where evidence can be uploaded, as the dialog of the browser would. */
export async function chooseFiles(
  page: Page,
  ...files: readonly { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.getByRole('button', { name: /Dateien auswählen$/ }).waitFor();
  await page.locator('main input[type=file]').setInputFiles([...files]);
}

/** The line of a file that the portal has stored; one on its way is "Wird hochgeladen". */
export const uploadedFile = (page: Page, name: string = EVIDENCE.name): Locator =>
  page
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: /Hochgeladen/ });

/** The field of the answer to a question. */
export const answerField = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Ihre Antwort' });
