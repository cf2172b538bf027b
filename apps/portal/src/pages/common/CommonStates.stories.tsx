import type { Meta } from '@storybook/react-vite';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { NUMBER } from '../../stories/fixtures/orders.ts';
import { pageState } from '../../stories/page-state.tsx';

// States shared by several pages; their components are covered by stories of "Meine Bestellungen" and of the order
// page, so only the audit runs them.
const meta = {
  title: 'Pages/Common states',
  id: 'seiten-gemeinsame-zustaende',
  tags: ['page', '!autodocs', '!test'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const nobody = { getCustomer: problem(401, 'NOT_AUTHENTICATED') };

/** Order page: nobody is logged in: the login step (SEED-7). */
export const ReviewSignedOut = pageState({
  at: paths.review(NUMBER),
  answers: nobody,
  shows: 'wizard.login.intro',
});

/** Order page: the session is loading. */
export const ReviewSessionPending = pageState({
  at: paths.review(NUMBER),
  answers: { getCustomer: noAnswer },
  shows: 'loading.session',
});

/** Payment: nobody is logged in: the login step (SEED-7). */
export const PaymentSignedOut = pageState({
  at: paths.payment(NUMBER),
  answers: nobody,
  shows: 'wizard.login.intro',
});

/** Payment: the order is loading. */
export const PaymentLoading = pageState({
  at: paths.payment(NUMBER),
  answers: { getOrder: noAnswer },
  shows: 'loading.order',
});

/** Provisioning: nobody is logged in: the login step (SEED-7). */
export const GenerationSignedOut = pageState({
  at: paths.delivery(NUMBER),
  answers: nobody,
  shows: 'wizard.login.intro',
});
