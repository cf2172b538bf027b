import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { guestOrderPath } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER, payable } from '../../stories/fixtures/orders.ts';
import { max, nora } from '../../stories/fixtures/people.ts';
import { textOf } from '../../stories/expected-text.ts';
import { pageState } from '../../stories/page-state.tsx';
import { AT, both, expectHeading, named, PATIENT, press } from './guest-story.ts';
import { guestTexts } from './guest-texts.ts';

const meta = {
  title: 'Pages/Order without account, taken over',
  id: 'seiten-auftrag-ohne-konto-uebernehmen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = guestTexts;

/** Somebody is logged in: opening the order would replace the session, taking it over keeps it. */
export const LoggedIn = pageState({
  at: AT,
  answers: { getCustomer: max },
  shows: { de: de.loggedIn('Max Muster'), en: en.loggedIn('Max Muster') },
  async act() {
    await expect(await screen.findByRole('button', { name: named('take') }, PATIENT)).toBeVisible();
  },
});

/** The account of an organisation takes no order over. */
export const LoggedInForOrganisation = pageState({
  at: AT,
  answers: { getCustomer: nora },
  shows: both('takePrivate'),
  async act() {
    await screen.findByRole('button', { name: named('open') }, PATIENT);
    await expect(screen.queryByRole('button', { name: named('take') })).toBeNull();
  },
});

/** The order is being taken over: the button keeps the focus. */
export const TakingOver = pageState({
  at: AT,
  answers: { getCustomer: max, takeOverGuestOrder: noAnswer },
  shows: both('takeOnce'),
  async act() {
    await press('take');
    const button = screen.getByRole('button', { name: new RegExp(`${de.take}|${en.take}`) });
    await expect(button).toHaveFocus();
  },
});

/** The order belongs to the account: its page shows it without the note for guests, and the list is in the header. */
export const TakenOver = pageState({
  at: AT,
  answers: {
    getCustomer: max,
    takeOverGuestOrder: { orderNumber: NUMBER },
    getOrder: {
      ...payable,
      timeline: [...(payable.timeline ?? []), { event: 'TAKEN_OVER', at: '2026-11-20T10:05:00Z' }],
    },
  },
  shows: 'timeline.TAKEN_OVER',
  async act() {
    await press('take');
    const heading = await screen.findByRole(
      'heading',
      { level: 1, name: /(?:Auftrag|Order) \w{4}-/ },
      PATIENT,
    );
    await waitFor(() => expect(heading).toHaveFocus());
    const header = within(screen.getByRole('banner'));
    await expect(header.getByRole('link', { name: /Bestellungen|orders/ })).toBeVisible();
    await expect(screen.queryByRole('button', { name: named('leave') })).toBeNull();
  },
});

/** The link was used, or somebody else has taken the order over: one answer for both. */
export const TakeOverTooLate = pageState({
  at: AT,
  answers: { getCustomer: max, takeOverGuestOrder: problem(404, 'NOT_FOUND') },
  shows: both('takeByLink'),
  async act() {
    await press('take');
    await expectHeading('expiredHeading');
  },
});

/** The backend does not answer: the link is not used up, and taking over can be repeated. */
export const TakeOverFailed = pageState({
  at: AT,
  answers: { getCustomer: max, takeOverGuestOrder: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'problem.retry',
  act: () => press('take'),
});

/** The session had ended: the login comes back to the link. */
export const TakeOverWithoutSession = pageState({
  at: AT,
  answers: { getCustomer: max, takeOverGuestOrder: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'loginNeeded.text',
  async act() {
    await press('take');
    const name = textOf('loginNeeded.heading');
    const heading = await screen.findByRole('heading', { level: 1, name }, PATIENT);
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** Somebody has logged in for an organisation in another tab. */
export const TakeOverRefused = pageState({
  at: AT,
  answers: { getCustomer: max, takeOverGuestOrder: problem(403, 'FORBIDDEN') },
  shows: both('takePrivate'),
  async act() {
    await press('take');
    await screen.findByRole('alert', {}, PATIENT);
    await expect(screen.getByRole('button', { name: named('take') })).toHaveFocus();
  },
});

/** Somebody is logged in, for example after the login on the page of such an order: how it comes into the account. */
export const RenewLoggedIn = pageState({
  at: guestOrderPath,
  answers: { getCustomer: max },
  shows: both('takeByLink'),
});
