import { feedbackTexts } from '@portal/ui/feedback';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../../routes/paths.ts';
import { problem } from '../../../stories/fake-backend.ts';
import { completed, NUMBER } from '../../../stories/fixtures/orders.ts';
import { pageState } from '../../../stories/page-state.tsx';
import { deliveryFeedbackTexts } from './texts.ts';
import { FEEDBACK_KEY } from './use-feedback.ts';

const meta = {
  title: 'Pages/Feedback after delivery',
  id: 'seiten-rueckmeldung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const de = { ...feedbackTexts.de, ...deliveryFeedbackTexts.de };
const en = { ...feedbackTexts.en, ...deliveryFeedbackTexts.en };
const both = (key: Exclude<keyof typeof de, 'tooLong'>) =>
  new RegExp(`^(?:${de[key]}|${en[key]})$`);

/** Roles are found slowly in a whole page. */
const PATIENT = { timeout: 10_000 };

const YOUR_EUROPE = 'https://europa.eu/youreurope/feedback';

const delivered = {
  at: paths.delivery(NUMBER),
  answers: {
    getDownloadStatus: {
      orderNumber: NUMBER,
      orderStatus: 'CLOSED',
      downloadStatus: 'READY',
      closeResolution: 'COMPLETED',
    },
    getOrder: completed,
  },
  configuration: { feedback: { question: true } },
} as const;

const choose = async (key: keyof typeof deliveryFeedbackTexts.de): Promise<void> =>
  userEvent.click(await screen.findByRole('radio', { name: both(key) }, PATIENT));
const textField = () => screen.getByRole('textbox', { name: new RegExp(`${de.text}|${en.text}`) });
const send = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: both('send') }, PATIENT));

/** The question after delivery, with the link of Your Europe; no answer is chosen (LAW-6). */
export const Asked = pageState({
  ...delivered,
  configuration: { feedback: { question: true, yourEuropeUrl: YOUR_EUROPE } },
  shows: { de: de.question, en: en.question },
  async act() {
    const radios = await screen.findAllByRole('radio', {}, PATIENT);
    await expect(radios).toHaveLength(5);
    for (const radio of radios) await expect(radio).not.toBeChecked();
    const link = screen.getByRole('link', {
      name: new RegExp(`${de.yourEurope}|${en.yourEurope}`),
    });
    await expect(link).toHaveAttribute('href', YOUR_EUROPE);
  },
});

/** The state links to Your Europe, and asks nothing itself. */
export const YourEuropeOnly = pageState({
  ...delivered,
  configuration: { feedback: { yourEuropeUrl: YOUR_EUROPE } },
  shows: { de: de.yourEurope, en: en.yourEurope },
  async act() {
    await screen.findByRole(
      'link',
      { name: new RegExp(`${de.yourEurope}|${en.yourEurope}`) },
      PATIENT,
    );
    await expect(screen.queryByRole('radio')).toBeNull();
  },
});

/** Sent without an answer. */
export const Missing = pageState({
  ...delivered,
  shows: { de: de.missing, en: en.missing },
  act: send,
});

/** The answer is stored: the thanks have the focus, and a reload does not ask again. */
export const Sent = pageState({
  ...delivered,
  answers: { ...delivered.answers, sendFeedback: null },
  shows: { de: de.sent, en: en.sent },
  async act() {
    await choose('veryEasy');
    await userEvent.type(textField(), 'Nichts');
    await send();
    const thanks = await screen.findByText(both('sent'), {}, PATIENT);
    await waitFor(() => expect(thanks).toHaveFocus());
    await expect(sessionStorage.getItem(FEEDBACK_KEY)).toBe('sent');
  },
});

/** The backend does not answer: what was chosen and typed stays, and sending can be repeated. */
export const Failed = pageState({
  ...delivered,
  answers: { ...delivered.answers, sendFeedback: problem(503, 'TECHNICAL_PROBLEM') },
  shows: { de: de.retry, en: en.retry },
  async act() {
    await choose('difficult');
    await userEvent.type(textField(), 'Die Suche');
    await send();
    await screen.findByRole('alert', {}, PATIENT);
    await expect(screen.getByRole('radio', { name: both('difficult') })).toBeChecked();
    await expect(textField()).toHaveValue('Die Suche');
  },
});
