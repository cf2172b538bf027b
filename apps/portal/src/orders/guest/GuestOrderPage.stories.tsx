import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { guestOrderPath, paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { guestOfOrder } from '../../stories/fixtures/people.ts';
import { paymentMethods } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { type SentGuestOrder, writeGuest } from './guest-entries.ts';
import { AT, both, expectHeading, named, nobody, PATIENT, press } from './guest-story.ts';
import { guestTexts } from './guest-texts.ts';

const meta = {
  title: 'Pages/Order without account',
  id: 'seiten-auftrag-ohne-konto',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = guestTexts;

/** The page of a link; only the button opens the order (OPEN-2). */
export const Link = pageState({ at: AT, answers: nobody, shows: both('openIntro') });

/** The order is being opened: the button keeps the focus. */
export const Opening = pageState({
  at: AT,
  answers: { ...nobody, openGuestOrder: noAnswer },
  shows: both('openIntro'),
  async act() {
    await press('open');
    const button = screen.getByRole('button', { name: new RegExp(`${de.open}|${en.open}`) });
    await expect(button).toHaveFocus();
  },
});

/** The order is open: it is paid next, without a login in the header (OPEN-2). */
export const Opened = pageState({
  at: AT,
  answers: {
    getCustomer: guestOfOrder,
    openGuestOrder: { orderNumber: NUMBER },
    getOrder: payable,
    listPaymentMethods: paymentMethods,
  },
  shows: 'payment.chooseFirst',
  async act() {
    await press('open');
    await screen.findByRole('heading', { level: 1, name: /Bezahlung|Payment/ }, PATIENT);
    const header = within(screen.getByRole('banner'));
    await expect(header.getByRole('link', { name: /^(Anmelden|Log in)$/ })).toBeVisible();
    await expect(header.queryByRole('link', { name: /Bestellungen|orders/ })).toBeNull();
  },
});

/** The link was used or has expired: why, and a form for a new one. */
export const Used = pageState({
  at: AT,
  answers: { ...nobody, openGuestOrder: problem(404, 'NOT_FOUND') },
  shows: both('expiredUnproven'),
  async act() {
    await press('open');
    await expectHeading('expiredHeading');
  },
});

/** A mail program has cut the link off. */
export const CutOff = pageState({
  at: paths.guestOrder('abc'),
  answers: nobody,
  shows: both('expired'),
});

/** The backend does not answer: the link is not used up, and opening can be repeated. */
export const Failed = pageState({
  at: AT,
  answers: { ...nobody, openGuestOrder: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
  act: () => press('open'),
});

/** Without a link: the form for a new one. */
export const Renew = pageState({ at: guestOrderPath, answers: nobody, shows: both('renewIntro') });

/** Number and address are wrong. */
export const RenewErrors = pageState({
  at: guestOrderPath,
  answers: nobody,
  shows: both('numberWrong'),
  async act() {
    await userEvent.type(
      await screen.findByRole('textbox', { name: named('number') }, PATIENT),
      '12',
    );
    await press('renew');
    const summary = await screen.findByRole('region', { name: /Angaben|answers/ }, PATIENT);
    await expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await expect(summary).toHaveFocus();
  },
});

async function renew(): Promise<void> {
  const number = await screen.findByRole('textbox', { name: named('number') }, PATIENT);
  await userEvent.type(number, ' 7k2m-q0xa-93tb');
  await userEvent.type(screen.getByRole('textbox', { name: named('email') }), 'erika@example.org');
  await press('renew');
}

/** The answer is the same for every number and address. */
export const Renewed = pageState({
  at: guestOrderPath,
  answers: { ...nobody, renewGuestLink: null },
  shows: both('renewed'),
  async act() {
    await renew();
    await expectHeading('renewedHeading');
  },
});

/** Too many requests from this network: what was typed stays. */
export const RenewRefused = pageState({
  at: guestOrderPath,
  answers: { ...nobody, renewGuestLink: problem(429, 'TOO_MANY_REQUESTS') },
  shows: 'error.TOO_MANY_REQUESTS',
  async act() {
    await renew();
    await screen.findByRole('alert', {}, PATIENT);
    await expect(screen.getByRole('textbox', { name: named('email') })).toHaveValue(
      'erika@example.org',
    );
  },
});

const SENT: SentGuestOrder = {
  key: 'k'.repeat(20),
  body: { name: 'Erika Mustermann', email: 'erika@example.org', order: { orderPositions: [] } },
  sentAt: Date.UTC(2026, 10, 29, 11),
  mails: 1,
};

/** This tab has sent an order. */
const sending = (sent: SentGuestOrder) => () => {
  writeGuest({ name: sent.body.name, email: sent.body.email, sent });
  return () => writeGuest(null);
};

/** The link was mailed: to which address, and until when it is valid (OPEN-2). */
export const Mailed = pageState({
  at: guestOrderPath,
  answers: nobody,
  browser: sending(SENT),
  shows: {
    de: de.sentUntil('30. November 2026 um 12:00'),
    en: en.sentUntil('30 November 2026 at 12:00'),
  },
});

/** The mail is sent again; a screen reader says so. */
export const MailedAgain = pageState({
  at: guestOrderPath,
  answers: { ...nobody, createGuestOrder: null },
  browser: sending(SENT),
  shows: both('resent'),
  async act() {
    await press('resend');
    const button = await screen.findByRole('button', { name: named('resend') }, PATIENT);
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Five mails a day: no further one. */
export const NoMoreMails = pageState({
  at: guestOrderPath,
  answers: nobody,
  browser: sending({ ...SENT, mails: 5 }),
  shows: both('noMore'),
  async act() {
    const button = await screen.findByRole('button', { name: named('resend') }, PATIENT);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Another address that is none. */
export const WrongAddress = pageState({
  at: guestOrderPath,
  answers: nobody,
  browser: sending(SENT),
  shows: both('emailWrong'),
  async act() {
    await press('correct');
    const field = await screen.findByRole('textbox', { name: named('email') }, PATIENT);
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await press('correctSend');
    await expect(field).toHaveFocus();
  },
});

/** The order goes to another address, which the page names. */
export const Corrected = pageState({
  at: guestOrderPath,
  answers: { ...nobody, createGuestOrder: null },
  browser: sending(SENT),
  shows: { de: de.sentTo('max@example.org'), en: en.sentTo('max@example.org') },
  async act() {
    await press('correct');
    const field = await screen.findByRole('textbox', { name: named('email') }, PATIENT);
    await userEvent.clear(field);
    await userEvent.type(field, 'max@example.org');
    await press('correctSend');
    const again = await screen.findByRole('button', { name: named('correct') }, PATIENT);
    await waitFor(() => expect(again).toHaveFocus());
  },
});

/** The backend does not answer: nothing is lost, and sending can be repeated. */
export const MailFailed = pageState({
  at: guestOrderPath,
  answers: { ...nobody, createGuestOrder: problem(503, 'TECHNICAL_PROBLEM') },
  browser: sending(SENT),
  shows: 'problem.retry',
  act: () => press('resend'),
});

const opened = { getCustomer: guestOfOrder, getOrder: payable };

/** The page of the order as a guest sees it: how to come back, and how to end the access. The login leads to the form for a link, because the order is not that of whoever logs in. */
export const OrderOfGuest = pageState({
  at: paths.review(NUMBER),
  answers: opened,
  shows: both('note'),
  async act() {
    await screen.findByRole('button', { name: named('leave') }, PATIENT);
    await expect(screen.queryByRole('button', { name: /erneut|again/ })).toBeNull();
    const login = screen.getByRole('link', { name: /^(Anmelden|Log in)$/ });
    const back = new URL(login.getAttribute('href') ?? '', location.href).searchParams;
    await expect(back.get('redirectToUrl')?.split('#')[1]).toBe(guestOrderPath);
  },
});

/** The link belongs to another order. */
export const OtherOrder = pageState({
  at: paths.review(NUMBER),
  answers: { ...opened, getOrder: problem(404, 'NOT_FOUND') },
  shows: 'problem.guestOrder',
});
