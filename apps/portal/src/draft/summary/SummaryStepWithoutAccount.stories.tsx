import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NO_ENTRIES, readGuest, writeGuest } from '../../orders/guest/guest-entries.ts';
import { guestTexts } from '../../orders/guest/guest-texts.ts';
import { loginPath, stepPath } from '../../routes/slugs.ts';
import { textOf } from '../../stories/expected-text.ts';
import { problem } from '../../stories/fake-backend.ts';
import { map } from '../../stories/fixtures/products.ts';
import { allConsents, ordering, orderingPaper } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { guestFormTexts } from '../guest/guest-form-texts.ts';
import { withoutLoginTexts as login } from '../login/without-login-texts.ts';
import { orderWithoutAccountTexts as way } from '../login/order-without-account-texts.ts';

const meta = {
  title: 'Pages/Order 7 Summary without an account',
  id: 'seiten-bestellung-7-uebersicht-ohne-konto',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = guestFormTexts;
const at = stepPath('order-summary');
const product = { ...map, withoutAccount: true };
const order = [...ordering(product, 'one'), allConsents];
const configuration = { ordersWithoutAccount: true };
const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

/** Roles are found slowly in a whole page. */
const PATIENT = { timeout: 10_000 };

/** The person has chosen to order without an account. */
const chosen = () => {
  writeGuest(NO_ENTRIES);
  return () => writeGuest(null);
};

const field = (name: string) => screen.findByRole('textbox', { name }, PATIENT);
const name = () => field(textOf({ de: de.name, en: en.name }));
const email = () => field(textOf({ de: de.email, en: en.email }));
const send = async (): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name: textOf('summary.send') }, PATIENT));

async function fillIn(): Promise<void> {
  await userEvent.type(await name(), 'Erika Mustermann');
  await userEvent.type(await email(), 'erika@example.org');
}

/** The way without an account at the login that sends the order (OPEN-2, OPEN-3). */
export const Way = pageState({
  at: loginPath(at),
  order,
  answers: nobody,
  configuration,
  before: { de: login.de.reason, en: login.en.reason },
  act: async () => {
    const begin = textOf({ de: way.de.begin, en: way.en.begin });
    await userEvent.click(await screen.findByRole('button', { name: begin }, PATIENT));
    await name();
  },
  shows: { de: de.intro, en: en.intro },
  steps: 'upcoming done current upcoming upcoming',
});

/** One extract of the order needs a login. */
export const NotThisOrder = pageState({
  at: loginPath(at),
  order: [...order, ...ordering(map, 'two')],
  answers: nobody,
  configuration,
  shows: { de: way.de.notThisOne, en: way.en.notThisOne },
});

/** Name and e-mail address; nothing binds yet. */
export const Form = pageState({
  at,
  order,
  answers: nobody,
  configuration,
  browser: chosen,
  everyWidth: true,
  shows: { de: de.nothingYet, en: en.nothingYet },
});

/** Nothing is typed: every field says what it needs, and the summary has the focus. */
export const Errors = pageState({
  at,
  order: [...orderingPaper(product, 'one'), allConsents],
  answers: nobody,
  configuration,
  browser: chosen,
  act: async () => {
    await name();
    await send();
    const summary = await screen.findByRole('region', { name: /prüfen|check/i }, PATIENT);
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(5);
  },
  shows: 'validation.ADDRESSEE_CITY',
});

/** Typed entries are kept over a reload, and a missing consent is named. */
export const ConsentMissing = pageState({
  at,
  order: ordering(product, 'one'),
  answers: nobody,
  configuration,
  browser: chosen,
  act: async () => {
    await fillIn();
    await expect(readGuest()).toMatchObject({
      name: 'Erika Mustermann',
      email: 'erika@example.org',
    });
    await send();
  },
  shows: 'validation.PRIVACY',
});

/** The order is sent: the basket is empty, and the link is on its way. */
export const Sent = pageState({
  at,
  order,
  answers: { ...nobody, createGuestOrder: null },
  configuration,
  browser: chosen,
  act: async () => {
    await fillIn();
    await send();
    const heading = textOf({ de: guestTexts.de.sentHeading, en: guestTexts.en.sentHeading });
    const sent = await screen.findByRole('heading', { level: 1, name: heading }, PATIENT);
    await waitFor(() => expect(sent).toHaveFocus());
    await expect(sessionStorage.getItem('portal.order')).not.toContain('"key":"one"');
  },
  shows: {
    de: guestTexts.de.sentTo('erika@example.org'),
    en: guestTexts.en.sentTo('erika@example.org'),
  },
});

/** The backend does not answer: entries and extracts are kept. */
export const Failed = pageState({
  at,
  order,
  answers: { ...nobody, createGuestOrder: problem(503, 'TECHNICAL_PROBLEM') },
  configuration,
  browser: chosen,
  act: async () => {
    await fillIn();
    await send();
    await screen.findByRole('alert', {}, PATIENT);
    await expect(await email()).toHaveValue('erika@example.org');
  },
  shows: 'error.ORDER_CREATION',
});

/** Back to the login: nothing of the order is lost. */
export const LoginInstead = pageState({
  at,
  order,
  answers: nobody,
  configuration,
  browser: chosen,
  act: async () => {
    await name();
    const back = textOf({ de: de.withLogin, en: en.withLogin });
    await userEvent.click(await screen.findByRole('button', { name: back }, PATIENT));
    await expect(readGuest()).toBeNull();
  },
  shows: { de: login.de.headingOrWithout, en: login.en.headingOrWithout },
});
