import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { nora } from '../../stories/fixtures/people.ts';
import { ownerRecord } from '../../stories/fixtures/products.ts';
import { configuring } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { DRAFT_KEY } from '../store/draft-store.ts';
import { entitledTexts } from './entitled-texts.ts';
import { ownerTexts } from './owner-texts.ts';

const meta = {
  title: 'Pages/Order 5 Justification of owners',
  id: 'seiten-bestellung-5-eigentuemer',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const forOwners = { ...ownerRecord, ownershipMatch: true };
const order = configuring('configuration-justification', forOwners, garden);
const textOf = (key: keyof typeof ownerTexts.de) => ({
  de: ownerTexts.de[key],
  en: ownerTexts.en[key],
});

const CHECK = /^(Eintrag prüfen|Check the entry)$/;
const HEADING = /^(Gehört Ihnen|Is the parcel)/;
const NEXT = /^(Weiter|Next)$/;

async function checkEntry(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: CHECK }));
}

/** The question is offered; the justification below it stays as it is. */
export const Offered = pageState({
  at,
  order,
  before: 'justification.label',
  act: async () => {
    await expect(await screen.findByRole('button', { name: CHECK })).toBeEnabled();
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
  shows: textOf('intro'),
});

/** The person is entered: no justification, no review, and the focus is on what is said instead (OWN-1). */
export const Entered = pageState({
  at,
  order: [...order, { type: 'setJustification', justification: '' }],
  answers: { checkOwnership: { isEntered: true } },
  before: 'justification.label',
  act: async () => {
    await expect(await screen.findByRole('button', { name: NEXT })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await checkEntry();
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: HEADING })).toHaveFocus());
    await expect(screen.queryByText(/^(So wird geprüft|How it is reviewed)$/)).toBeNull();
    await expect(screen.getByRole('button', { name: NEXT })).toBeEnabled();
    await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).toContain('"ground":"owner"'));
  },
  shows: textOf('entered'),
});

/** Somebody who is entered can give a justification all the same. */
export const JustifiesAllTheSame = pageState({
  at,
  order,
  answers: { checkOwnership: { isEntered: true } },
  before: 'justification.label',
  act: async () => {
    await checkEntry();
    await userEvent.click(
      await screen.findByRole('button', {
        name: /^(Doch begründen|Give a justification instead)$/,
      }),
    );
    await expect(await screen.findByRole('textbox')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: HEADING })).toHaveFocus());
  },
  shows: textOf('intro'),
});

/** Every other answer: one sentence, and the usual way (OWN-1). */
export const UsualWay = pageState({
  at,
  order,
  answers: { checkOwnership: { isEntered: false } },
  before: 'justification.label',
  act: async () => {
    await checkEntry();
    await expect(await screen.findByText(/Das geht auch als|Owners can do that/)).toBeVisible();
    await expect(screen.getByRole('textbox')).toBeVisible();
    await expect(screen.getByRole('button', { name: NEXT })).toBeEnabled();
  },
  shows: textOf('usual'),
});

/** The backend could not be asked: the usual way stays, and the question can be repeated. */
export const Failed = pageState({
  at,
  order,
  answers: { checkOwnership: problem(503, 'TECHNICAL_PROBLEM') },
  before: 'justification.label',
  act: async () => {
    await checkEntry();
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
  shows: 'error.TECHNICAL_PROBLEM',
});

/** An organisation is not asked: it has entitlements (ORG-2). */
export const Organisation = pageState({
  at,
  order,
  answers: { getCustomer: nora, checkEntitlement: { refusal: 'PRODUCT' } },
  act: async () => {
    await expect(await screen.findByRole('textbox')).toBeVisible();
    await expect(screen.queryByRole('button', { name: CHECK })).toBeNull();
  },
  shows: { de: entitledTexts.de.product, en: entitledTexts.en.product },
});

/** Without `ownershipMatch` of the product the step is as in the seed (FLOW-6). */
export const Off = pageState({
  at,
  order: configuring('configuration-justification', ownerRecord, garden),
  act: async () => {
    await expect(await screen.findByRole('textbox')).toBeVisible();
    await expect(screen.queryByRole('button', { name: CHECK })).toBeNull();
  },
  shows: 'justification.label',
});
