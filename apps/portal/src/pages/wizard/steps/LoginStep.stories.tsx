import type { Meta } from '@storybook/react-vite';
import { paths } from '../../../routes/paths.ts';
import { noAnswer, problem } from '../../../stories/fake-backend.ts';
import { max } from '../../../stories/fixtures/people.ts';
import { map } from '../../../stories/fixtures/products.ts';
import { ordering } from '../../../stories/fixtures/wizard.ts';
import { pageState } from '../../../stories/page-state.tsx';
import { refuseCookies, refuseStorage } from '../../../stories/refusing-browser.ts';

const meta = {
  title: 'Pages/Order 1 Login',
  id: 'seiten-bestellung-1-anmeldung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.order;
const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

/** Nobody is logged in; people without an account find the other way (JRN-10). */
export const LoggedOut = pageState({
  at,
  answers: nobody,
  before: 'wizard.login.intro',
  shows: 'wizard.login.offline',
});

/** Logged in by name and password: products with owner data cannot be ordered. */
export const LowTrust = pageState({
  at,
  answers: { getCustomer: max },
  shows: 'wizard.loggedIn.low',
});

/** Logged in by online ID. */
export const HighTrust = pageState({ at, shows: 'wizard.loggedIn.trust' });

/** Returned with items in the basket. */
export const WithBasket = pageState({
  at,
  order: [...ordering(map, 'one'), { type: 'login' }],
  shows: 'wizard.loggedIn.toBasket',
});

/** The session is loading. */
export const SessionPending = pageState({
  at,
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});

/** The login was cancelled or has failed. */
export const LoginFailed = pageState({
  at,
  query: 'authException=failedOrCancelled',
  answers: nobody,
  shows: 'login.failedOrCancelled',
});

/** The account has no address. */
export const IncompleteData = pageState({
  at,
  query: 'authException=incompleteData',
  answers: nobody,
  shows: 'login.incompleteData',
});

/** The account lacks parts of the address, which are named (NAME-5). */
export const MissingParts = pageState({
  at,
  query: 'authException=incompleteData&missing=firstName,houseNumber,city',
  answers: nobody,
  shows: {
    de: 'In Ihrem Nutzerkonto fehlen Angaben: Vorname, Hausnummer und Ort.',
    en: 'Your account lacks some details: first name, house number, and city.',
  },
});

/** The browser keeps no cookies: nobody leaves for a login that cannot succeed (FIND-6). */
export const CookiesBlocked = pageState({
  at,
  answers: nobody,
  browser: refuseCookies,
  shows: 'browser.cookies',
});

/** The storage is blocked or full (FIND-6). */
export const StorageFull = pageState({
  at,
  answers: nobody,
  browser: refuseStorage,
  shows: 'browser.storage',
});
