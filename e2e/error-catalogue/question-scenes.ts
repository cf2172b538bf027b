import type { Page } from '@playwright/test';
import { decide } from '../support/lifecycle.ts';
import { createOrderByCall } from '../support/order-calls.ts';
import { answerField, chooseFiles, EVIDENCE, uploadedFile } from '../support/questions.ts';
import { main, notification, type Scenes } from './scene.ts';

const ANSWER = '**/api/authenticated-customer/orders/*/positions/*/answer';

/** Answers the call with a refusal that only time would bring about. */
const refuse = (page: Page, status: number, messageKey: string): Promise<unknown> =>
  page.route(ANSWER, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: messageKey, status, messageKey },
    }),
  );

/** Errors of answering a question of the authority. Starts logged in. */
export const QUESTION_SCENES = {
  ORDER_QUESTION: async (context) => {
    const { page } = context;
    context.orderNumber = await createOrderByCall(page, { product: 'owner' });
    await decide(page, context.orderNumber, 'Fragen', 'Wofür brauchen Sie den Auszug?');
    await page.goto(`/#/auszuege/uebersicht/${context.orderNumber}`);
    return main(page);
  },
  EVIDENCE_TYPE: async ({ page }) => {
    await chooseFiles(page, { ...EVIDENCE, name: 'Foto.heic', mimeType: 'image/heic' });
    return main(page);
  },
  EVIDENCE_CONTENT: async ({ page }) => {
    await chooseFiles(page, { ...EVIDENCE, name: 'Seite.pdf', buffer: Buffer.from('<html>') });
    return main(page);
  },
  EVIDENCE_MISSING: async ({ page, person }) => {
    await page.reload();
    await chooseFiles(page, EVIDENCE);
    await uploadedFile(page).waitFor();
    await answerField(page).fill('Für ein Geschenk.');
    await refuse(page, 400, 'EVIDENCE_MISSING');
    await person.press('button', 'Antwort senden');
    return notification(page);
  },
  ANSWER_LATE: async ({ page, person }) => {
    await refuse(page, 409, 'ANSWER_LATE');
    await person.press('button', 'Antwort senden');
    return notification(page);
  },
  QUESTION_CHANGED: async ({ page, person, orderNumber }) => {
    await decide(page, orderNumber, 'Fragen', 'Und wem wollen Sie es schenken?');
    await person.press('button', 'Antwort senden');
    return notification(page);
  },
  NO_QUESTION: async ({ page, person, orderNumber }) => {
    await answerField(page).fill('Meiner Tochter.');
    await decide(page, orderNumber, 'Genehmigen');
    await person.press('button', 'Antwort senden');
    return notification(page);
  },
} satisfies Scenes;
