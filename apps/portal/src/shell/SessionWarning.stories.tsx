import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../routes/paths.ts';
import { erika } from '../stories/fixtures/people.ts';
import { configuring } from '../stories/fixtures/wizard.ts';
import { pageState } from '../stories/page-state.tsx';
import { sessionWarningTexts } from './session-warning-texts.ts';

const meta = {
  title: 'Pages/Session ends',
  id: 'seiten-sitzungsende',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = sessionWarningTexts;
const at = paths.draft;
const order = configuring('configuration-product');

const isGone = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Two minutes before the end of a session without activity: one button goes on (REAL-3, WCAG 2.2.1). */
export const Idle = pageState({
  at,
  order,
  answers: {
    getCustomer: { ...erika, session: { idleSeconds: 110, secondsLeft: 1800 } },
  },
  shows: { de: de.idleHeading, en: en.idleHeading },
});

/** The last two minutes of a session, which another login follows; it can wait (REAL-3). */
export const Total = pageState({
  at,
  order,
  answers: {
    getCustomer: { ...erika, session: { idleSeconds: 270, secondsLeft: 100 } },
  },
  before: { de: de.totalHeading, en: en.totalHeading },
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: de.later }));
    await waitFor(isGone);
  },
  shows: 'wizard.configuration-product.heading',
});
