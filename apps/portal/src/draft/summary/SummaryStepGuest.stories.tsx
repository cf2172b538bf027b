import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { textOf } from '../../stories/expected-text.ts';
import { problem } from '../../stories/fake-backend.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { map, record } from '../../stories/fixtures/products.ts';
import { configuring, ordering } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { withoutLoginTexts } from '../login/without-login-texts.ts';
import { loginFirstTexts } from './login-first-texts.ts';

const meta = {
  title: 'Pages/Order 7 Summary before the login',
  id: 'seiten-bestellung-7-uebersicht-ohne-anmeldung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const several = [...ordering(map, 'one'), ...ordering(record, 'two')];
const nameOfLogin = { de: loginFirstTexts.de.toLogin, en: loginFirstTexts.en.toLogin };

/** What is in the basket before the login: nothing binds yet (OPEN-1). */
export const NothingYet = pageState({
  at,
  order: several,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  before: 'summary.intro',
  everyWidth: true,
  shows: { de: loginFirstTexts.de.nothingYet, en: loginFirstTexts.en.nothingYet },
  steps: 'upcoming done current upcoming upcoming',
});

/** The consents come with the login, to which the button leads (OPEN-1). */
export const ToLogin = pageState({
  at,
  order: several,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  before: 'summary.intro',
  act: async () => {
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: textOf(nameOfLogin) }));
  },
  shows: { de: withoutLoginTexts.de.introToSend, en: withoutLoginTexts.en.introToSend },
});

/** The session of the guest was refused: the extracts are kept for the login. */
export const Refused = pageState({
  at,
  order: configuring('configuration-provisioningType', record, garden),
  answers: {
    getCustomer: problem(401, 'NOT_AUTHENTICATED'),
    calculatePrice: problem(401, 'NOT_AUTHENTICATED'),
  },
  act: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: /Digital/ }));
  },
  shows: 'session.guestRefused',
});
