import type { Meta } from '@storybook/react-vite';
import { paths } from '../../../routes/paths.ts';
import { noAnswer, problem } from '../../../stories/fake-backend.ts';
import { max } from '../../../stories/fixtures/people.ts';
import { map } from '../../../stories/fixtures/products.ts';
import { ordering } from '../../../stories/fixtures/wizard.ts';
import { pageState } from '../../../stories/page-state.tsx';

const meta = {
  title: 'Seiten/Bestellung 1 Anmeldung',
  id: 'seiten-bestellung-1-anmeldung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.order;
const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

/** Nobody is logged in. */
export const LoggedOut = pageState({ at, answers: nobody, shows: 'wizard.login.intro' });

/** With name and password: what names owners cannot be ordered. */
export const LowTrust = pageState({
  at,
  answers: { getCustomer: max },
  shows: 'wizard.loggedIn.low',
});

/** With the online ID. */
export const HighTrust = pageState({ at, shows: 'wizard.loggedIn.trust' });

/** Back here with something in the basket. */
export const WithBasket = pageState({
  at,
  order: [...ordering(map, 'one'), { type: 'login' }],
  shows: 'wizard.loggedIn.toBasket',
});

/** Whether somebody is logged in is not known yet. */
export const SessionPending = pageState({
  at,
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});

/** The login was left or went wrong. */
export const LoginFailed = pageState({
  at,
  query: 'authException=failedOrCancelled',
  answers: nobody,
  shows: 'login.failedOrCancelled',
});

/** The account lacks an address. */
export const IncompleteData = pageState({
  at,
  query: 'authException=incompleteData',
  answers: nobody,
  shows: 'login.incompleteData',
});
