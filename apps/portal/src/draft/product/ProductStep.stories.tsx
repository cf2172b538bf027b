import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { noAnswer, problem } from '../../stories/fake-backend.ts';
import { max } from '../../stories/fixtures/people.ts';
import { map, record } from '../../stories/fixtures/products.ts';
import { configuring } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { nameOf, textOf } from '../../stories/expected-text.ts';

const meta = {
  title: 'Pages/Order 2 Product',
  id: 'seiten-bestellung-2-produkt',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const order = configuring('configuration-product');

/** Nothing selected; products with owner data say that they need a review, and what that means (JRN-9). */
export const Open = pageState({
  at,
  order,
  before: 'wizard.product.needsReview',
  shows: 'wizard.product.review',
});

/** A product selected. */
export const Chosen = pageState({
  at,
  order: [...order, { type: 'chooseProduct', product: map }],
  shows: nameOf(record),
});

/** Products with owner data are disabled after a login by name and password. */
export const LowTrust = pageState({
  at,
  order,
  answers: { getCustomer: max },
  shows: 'wizard.product.needsHighTrust',
});

/** Before the login: what every login is sufficient for, and a way to log in for the rest (OPEN-1). */
export const Guest = pageState({
  at,
  order,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  before: 'step.withoutLogin',
  act: async () => {
    await expect(await screen.findByRole('radio', { name: textOf(nameOf(record)) })).toBeEnabled();
  },
  shows: { de: 'Mit dem Online-Ausweis anmelden', en: 'Log in with the online ID card' },
});

/** The products are loading. */
export const Loading = pageState({
  at,
  order,
  answers: { listCategories: noAnswer },
  shows: 'loading.products',
});

/** The products could not be loaded. */
export const Failed = pageState({
  at,
  order,
  answers: { listCategories: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'failure.products',
});
