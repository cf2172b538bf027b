import { expect } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { answerField, chooseFiles, EVIDENCE, uploadedFile } from '../support/questions.ts';
import type { CallUnderTest } from './exercise-faults.ts';
import { type Fault, FAULTS, germanText, type MessageId, TIME_OUT } from './faults.ts';

const TEXT = 'Für ein Geschenk an meine Tochter.';

/** The message of the fault; for general faults the message of the call. */
const messageOr =
  (ownMessage: MessageId) =>
  ({ messageId }: Fault): string => {
    const isGeneral =
      messageId === 'error.TECHNICAL_PROBLEM' || messageId === 'error.UNKNOWN_ERROR';
    return germanText(isGeneral ? ownMessage : messageId);
  };

const send = (person: Person) => person.press('button', 'Antwort senden');

const withdraw = async (person: Person) => {
  await person.press('button', 'Auszug zurückziehen');
  await person.press('button', 'Zurückziehen');
};

/** Calls of an order about whose first extract the authority asks; the last one withdraws it. */
export const questionCalls = (number: string): readonly CallUnderTest[] => [
  {
    name: 'answer to a question',
    method: 'POST',
    path: /\/answer$/,
    trigger: async (person) => {
      await person.page.goto(`/#/auszuege/uebersicht/${number}`);
      await answerField(person.page).fill(TEXT);
      await send(person);
    },
    messageAt: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    message: messageOr('conversation.failed'),
    expectUnchanged: (page) => expect(answerField(page)).toHaveValue(TEXT),
    retry: send,
    success: (page) => page.getByText(germanText('conversation.sent')),
    faults: FAULTS,
  },
];

/** The upload of a file, and the withdrawal of the extract. @param number of an order about which the authority asks */
export const evidenceCalls = (number: string): readonly CallUnderTest[] => [
  {
    name: 'upload of a file',
    method: 'POST',
    path: /\/authenticated-customer\/evidence$/,
    trigger: async ({ page }) => {
      await page.goto(`/#/auszuege/uebersicht/${number}`);
      await chooseFiles(page, EVIDENCE);
    },
    messageAt: (page) => page.getByRole('main').getByText(`${EVIDENCE.name}: `).last(),
    message: messageOr('evidence.failed'),
    retry: (person) => person.press('button', `Erneut versuchen: ${EVIDENCE.name}`),
    success: uploadedFile,
    // `XMLHttpRequest` has a time-out of its own, which the tests cannot shorten.
    faults: FAULTS.filter((fault) => fault !== TIME_OUT),
  },
  {
    name: 'withdrawal of an extract',
    method: 'DELETE',
    path: /\/positions\/[^/]+$/,
    trigger: async (person) => {
      await person.page.goto(`/#/auszuege/uebersicht/${number}`);
      await withdraw(person);
    },
    messageAt: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    message: messageOr('conversation.withdrawFailed'),
    retry: withdraw,
    success: (page) => page.getByText(germanText('conversation.withdrawn')),
    faults: FAULTS,
  },
];
