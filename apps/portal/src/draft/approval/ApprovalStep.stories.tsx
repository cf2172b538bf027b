import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { inReview, NUMBER } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Order 8 Approval',
  id: 'seiten-bestellung-8-freigabe',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;

/** The order was sent; the authority reviews it first. */
export const Thanks = pageState({
  at,
  order: [{ type: 'approval', orderNumber: NUMBER }],
  answers: { getOrder: inReview },
  shows: 'approval.next',
});

/** The authority has approved the order meanwhile (JRN-3). */
export const Approved = pageState({
  at,
  order: [{ type: 'approval', orderNumber: NUMBER }],
  answers: { getOrder: { ...inReview, orderStatus: 'APPROVED' } },
  shows: { de: 'zu bezahlen', en: 'to be paid' },
});

/** The authority has rejected the order meanwhile (JRN-3). */
export const Rejected = pageState({
  at,
  order: [{ type: 'approval', orderNumber: NUMBER }],
  answers: { getOrder: { ...inReview, orderStatus: 'CLOSED', closeResolution: 'REJECTED' } },
  shows: { de: 'Stand des Auftrags: abgelehnt', en: 'Order status: rejected' },
});

/** The address without an order: the summary with a message. */
export const InvalidOrder = pageState({
  at: `${at}?schritt=freigabe`,
  shows: 'error.INVALID_ID',
});

/** There is no such order, or it belongs to another account (SEED-9). */
export const UnknownOrder = pageState({
  at,
  order: [{ type: 'approval', orderNumber: NUMBER }],
  answers: { getOrder: problem(404, 'NOT_FOUND') },
  shows: 'approval.unknown',
});

/** Nobody is logged in any more. */
export const SignedOut = pageState({
  at,
  order: [{ type: 'approval', orderNumber: NUMBER }],
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'loginNeeded.text',
});
