import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { problem } from '../../stories/fake-backend.ts';
import { paths } from '../../routes/paths.ts';
import { pageState } from '../../stories/page-state.tsx';
import { barrierReportTexts } from './texts.ts';

const meta = {
  title: 'Pages/Barrier report',
  id: 'seiten-barriere-melden',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = barrierReportTexts;
const both = (key: keyof typeof de) => new RegExp(`${String(de[key])}|${String(en[key])}`);
const AT = `${paths.barrierReport}?seite=${encodeURIComponent('/auszuege/zahlung/0000-0000-0001')}`;

/** Roles are found slowly in a whole page. */
const PATIENT = { timeout: 10_000 };

const textField = () => screen.findByRole('textbox', { name: both('text') }, PATIENT);
const send = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: both('send') }));

/** The form; what would be sent as well is shown, without ids of orders, and is not chosen (LAW-1). */
export const Loaded = pageState({
  at: AT,
  shows: { de: '(/auszuege/zahlung)', en: '(/auszuege/zahlung)' },
  async act() {
    await textField();
    await expect(screen.getByRole('checkbox')).not.toBeChecked();
    await expect(document.querySelector('main')).not.toHaveTextContent('0000-0000-0001');
  },
});

/** Nothing is typed, and the address is wrong. */
export const Errors = pageState({
  at: paths.barrierReport,
  shows: { de: de.emailWrong, en: en.emailWrong },
  async act() {
    await textField();
    await userEvent.type(screen.getByRole('textbox', { name: both('email') }), 'a@');
    await send();
    const summary = await screen.findByRole('region', { name: /Angaben|answers/ }, PATIENT);
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(summary).toHaveFocus();
  },
});

/** The report is stored; the page says so, and when an answer comes. */
export const Sent = pageState({
  at: AT,
  answers: { reportBarrier: null },
  shows: { de: de.sentHeading, en: en.sentHeading },
  async act() {
    await userEvent.type(await textField(), 'Kein Fokus');
    await userEvent.type(screen.getByRole('textbox', { name: both('email') }), 'erika@example.org');
    await send();
    const heading = await screen.findByRole(
      'heading',
      { level: 1, name: both('sentHeading') },
      PATIENT,
    );
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(screen.getByRole('link', { name: both('back') })).toHaveAttribute(
      'href',
      '#/auszuege/zahlung/0000-0000-0001',
    );
  },
});

/** The backend does not answer: what was typed stays, and sending can be repeated. */
export const Failed = pageState({
  at: AT,
  answers: { reportBarrier: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
  async act() {
    const field = await textField();
    await userEvent.type(field, 'Kein Fokus');
    await send();
    await screen.findByRole('alert', {}, PATIENT);
    await expect(field).toHaveValue('Kein Fokus');
  },
});
