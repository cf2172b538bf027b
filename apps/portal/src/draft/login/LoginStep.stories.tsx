import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { max, nora } from '../../stories/fixtures/people.ts';
import { categories, map, paymentMethods } from '../../stories/fixtures/products.ts';
import { ordering } from '../../stories/fixtures/wizard.ts';
import { loginPath, stepPath } from '../../routes/slugs.ts';
import { textOf } from '../../stories/expected-text.ts';
import { pageState } from '../../stories/page-state.tsx';
import { refuseCookies, refuseStorage } from '../../stories/refusing-browser.ts';
import { loginTexts } from './login-texts.ts';
import { organisationLoginTexts as organisation } from '../../pages/common/organisation-login-texts.ts';
import { withoutLoginTexts as withoutLogin } from './without-login-texts.ts';

const meta = {
  title: 'Pages/Order 1 Login',
  id: 'seiten-bestellung-1-anmeldung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

const { de, en } = loginTexts;

const closed = { openSearch: false };

/** Nobody is logged in; people without an account find the other way (JRN-10). */
export const LoggedOut = pageState({
  at,
  answers: nobody,
  configuration: closed,
  before: 'wizard.login.intro',
  act: async () => {
    // Only the online ID card is sufficient for every extract.
    await screen.findByText(new RegExp(`^(${de.not}|${en.not})$`));
    await expect(screen.getAllByText(new RegExp(`^(${de.with}|${en.with})$`))).toHaveLength(1);
  },
  shows: 'wizard.login.offline',
});

/** What each way gives, with one that begins before the login; it leads to the first step (OPEN-3). */
export const WithoutLogin = pageState({
  at,
  answers: nobody,
  before: { de: withoutLogin.de.heading, en: withoutLogin.en.heading },
  act: async () => {
    const way = await screen.findByRole('heading', {
      name: new RegExp(`^(${withoutLogin.de.name}|${withoutLogin.en.name})$`),
    });
    const { parentElement: head } = way;
    if (!head?.parentElement) throw new Error('The way has no card');
    const card = within(head.parentElement);
    const { laterWithoutAccount } = withoutLogin.de;
    const english = withoutLogin.en.laterWithoutAccount;
    await card.findByText(new RegExp(`^(${laterWithoutAccount}|${english})$`));
    await userEvent.click(await screen.findByRole('button', { name: textOf('action.configure') }));
    await screen.findByText(textOf('wizard.configuration-product.intro'));
  },
  shows: 'step.withoutLogin',
  steps: 'upcoming current upcoming upcoming upcoming',
});

/** From the order summary: the extracts are kept, and there is no other way to send them (OPEN-3). */
export const ToSend = pageState({
  at: loginPath(stepPath('order-summary')),
  order: ordering(map, 'one'),
  answers: nobody,
  act: async () => {
    await screen.findByRole('button', { name: textOf('action.login') });
    await expect(screen.queryByRole('button', { name: textOf('action.configure') })).toBeNull();
  },
  shows: { de: withoutLogin.de.headingToSend, en: withoutLogin.en.headingToSend },
});

/** The window has the order of somebody whose session has ended: a guest sees nothing of it, and begins with an empty one. */
export const OrderOfAnother = pageState({
  at,
  order: [...ordering(map, 'one'), { type: 'customerKnown', customerKey: 'somebody' }],
  answers: nobody,
  before: { de: withoutLogin.de.drops, en: withoutLogin.en.drops },
  act: async () => {
    await userEvent.click(await screen.findByRole('button', { name: textOf('action.configure') }));
    await screen.findByText(textOf('wizard.configuration-product.intro'));
    await expect(sessionStorage.getItem('portal.order')).not.toContain('"key":"one"');
  },
  shows: 'step.withoutLogin',
});

/** The state has a login for organisations as well (ORG-1); the button of people keeps its name. */
export const TwoLogins = pageState({
  at,
  answers: nobody,
  configuration: { organisationLogin: true },
  act: async () => {
    const without = await screen.findByRole('heading', {
      name: /^(Ohne Anmeldung|Without login)$/,
    });
    const second = screen.getByRole('heading', {
      name: new RegExp(`^(${organisation.de.asOrganisation}|${organisation.en.asOrganisation})$`),
    });
    // Most people have no organisation: on a phone the way without a login comes first (OPEN-3).
    const { DOCUMENT_POSITION_FOLLOWING: following } = Node;
    await expect(without.compareDocumentPosition(second)).toBe(following);
    const own = await screen.findByRole('region', {
      name: new RegExp(`^(${organisation.de.asPerson}|${organisation.en.asPerson})$`),
    });
    await expect(within(own).getByRole('button', { name: /^(Anmelden|Log in)$/ })).toBeVisible();
  },
  shows: { de: organisation.de.logIn, en: organisation.en.logIn },
});

/** Logged in for an organisation: person and organisation are named, here and in the header (ORG-1). */
export const ForOrganisation = pageState({
  at,
  answers: { getCustomer: nora },
  configuration: { organisationLogin: true },
  act: async () => {
    const header = await screen.findByRole('banner');
    await expect(within(header).getByText(/Nora Notar · Notariat Lindenau/)).toBeVisible();
  },
  shows: { de: 'Notariat Lindenau', en: 'Notariat Lindenau' },
});

/** The certificate of the organisation is not sufficient for data about owners (ORG-1). */
export const LowForOrganisation = pageState({
  at,
  answers: { getCustomer: { ...nora, trustLevel: 'LEVEL_3' } },
  configuration: { organisationLogin: true },
  shows: 'login.organisationLevelTooLow',
});

/** The payment methods of the state are named (PAGE-11). */
export const PaymentMethods = pageState({
  at,
  answers: nobody,
  configuration: { paymentMethods: paymentMethods.slice(0, 3) },
  shows: {
    de: 'Eine Zahlungsart: Überweisung, Kreditkarte oder PayPal.',
    en: 'A payment method: Bank transfer, Credit card, or PayPal.',
  },
});

/** A state without extracts that name owners: both ways are good for all. */
export const WithoutOwnerData = pageState({
  at,
  answers: { ...nobody, listCategories: categories.slice(0, 1) },
  act: async () => {
    const all = await screen.findAllByText(new RegExp(`^(${de.all}|${en.all})$`));
    await expect(all).toHaveLength(2);
  },
  shows: 'wizard.login.offline',
});

/** Logged in by name and password: products with owner data cannot be ordered, which the list says, too (LOOK-1). */
export const LowTrust = pageState({
  at,
  answers: { getCustomer: max },
  act: async () => {
    await screen.findByText(new RegExp(`^(${de.not}|${en.not})$`));
    await expect(screen.queryByText(new RegExp(`^(${de.with}|${en.with})$`))).toBeNull();
  },
  shows: 'wizard.loggedIn.low',
});

/** Logged in by online ID: who it is, and what can be ordered, below the only heading of the step (LOOK-1). */
export const HighTrust = pageState({
  at,
  before: 'wizard.loggedIn.trust',
  act: async () => {
    const main = within(await screen.findByRole('main'));
    await expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(main.queryByRole('heading', { level: 3 })).toBeNull();
  },
  shows: { de: de.with, en: en.with },
});

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
