import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';

// States that pages share, made of the same parts as on the page "Meine Bestellungen" and on that of
// an order, and so left to the matrix.
const meta = {
  title: 'Seiten/Gemeinsame Zustände',
  id: 'seiten-gemeinsame-zustaende',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };
const nothing = problem(404, 'NOT_FOUND');

/** The page of an order: nobody is logged in. */
export const ReviewSignedOut = pageState({
  at: paths.review(NUMBER),
  answers: nobody,
  shows: 'loginNeeded.text',
});

/** The page of an order: whether somebody is logged in is not known yet. */
export const ReviewSessionPending = pageState({
  at: paths.review(NUMBER),
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});

/** Payment: nobody is logged in. */
export const PaymentSignedOut = pageState({
  at: paths.payment(NUMBER),
  answers: nobody,
  shows: 'loginNeeded.text',
});

/** Payment: somebody else's order, or none. */
export const PaymentNotFound = pageState({
  at: paths.payment(NUMBER),
  answers: { getOrder: nothing },
  shows: 'error.NOT_FOUND',
});

/** Payment: the order is on its way. */
export const PaymentLoading = pageState({
  at: paths.payment(NUMBER),
  answers: { getOrder: noAnswer },
  shows: 'loading.order',
});

/** Waiting for an extract: nobody is logged in. */
export const GenerationSignedOut = pageState({
  at: paths.generation(NUMBER),
  answers: nobody,
  shows: 'loginNeeded.text',
});

/** Waiting for an extract: somebody else's order, or none. */
export const GenerationNotFound = pageState({
  at: paths.generation(NUMBER),
  answers: { getDownloadStatus: nothing },
  shows: 'error.NOT_FOUND',
});
