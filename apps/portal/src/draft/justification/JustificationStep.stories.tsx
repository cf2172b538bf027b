import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { garden } from '../../stories/fixtures/parcels.ts';
import { nora } from '../../stories/fixtures/people.ts';
import { ownerRecord } from '../../stories/fixtures/products.ts';
import { configuring, ordering } from '../../stories/fixtures/wizard.ts';
import { pageState } from '../../stories/page-state.tsx';
import { entitledTexts } from './entitled-texts.ts';

const meta = {
  title: 'Pages/Order 5 Justification',
  id: 'seiten-bestellung-5-begruendung',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.draft;
const step = 'configuration-justification';
const order = configuring(step, ownerRecord, garden);

async function leaveField(): Promise<void> {
  (await screen.findByRole('textbox')).focus();
  await userEvent.tab();
}

/** No text; the deciding authority is named. */
export const Empty = pageState({
  at,
  order: [...order, { type: 'setJustification', justification: '' }],
  shows: 'justification.reason',
});

/** Enough text. */
export const Typed = pageState({
  at,
  order,
  shows: { de: 'Katasteramt Landkreis', en: 'Katasteramt Landkreis' },
});

/** Too short. */
export const TooShort = pageState({
  at,
  order: [...order, { type: 'setJustification', justification: 'Kauf' }],
  before: 'justification.reason',
  act: leaveField,
  shows: 'validation.JUSTIFICATION_LENGTH',
});

/** Maximum length, in long words. */
export const FullLength = pageState({
  at,
  order: [
    ...order,
    {
      type: 'setJustification',
      justification: 'Grundstücksverkehrsgenehmigung'.repeat(17).slice(0, 500),
    },
  ],
  shows: 'justification.label',
});

/** Too long: the field prevents it, but a saved order may contain it. */
export const TooLong = pageState({
  at,
  order: [...order, { type: 'setJustification', justification: 'Kauf '.repeat(120) }],
  before: 'justification.hint',
  act: leaveField,
  shows: 'validation.JUSTIFICATION_LENGTH',
});

/** HTML markup. */
export const Markup = pageState({
  at,
  order: [
    ...order,
    { type: 'setJustification', justification: 'Ich möchte <b>kaufen</b>, bitte.' },
  ],
  before: 'justification.hint',
  act: leaveField,
  shows: 'validation.HTML_TAG',
});

/** Copied from the previous extract. */
export const Reused = pageState({
  at,
  order: [
    ...ordering(ownerRecord, 'one'),
    { type: 'newProduct' },
    { type: 'chooseProduct', product: ownerRecord },
    { type: 'setStep', step },
  ],
  shows: 'justification.reused',
});

const ENTITLEMENT = {
  id: 'notaries',
  name: { de: 'Notariate', en: 'Notaries' },
  products: [ownerRecord.id],
  validUntil: '2026-12-31',
  grounds: [
    { id: 'sale', name: { de: 'Kaufvertrag', en: 'Purchase contract' } },
    { id: 'charge', name: { de: 'Grundpfandrecht', en: 'Charge on land' } },
  ],
};

/** An entitled organisation states ground and file number instead of a reason (ORG-2). */
export const Entitled = pageState({
  at,
  order,
  answers: { getCustomer: nora, checkEntitlement: { entitlement: ENTITLEMENT } },
  act: async () => {
    await userEvent.click(
      await screen.findByRole('radio', { name: /^(Kaufvertrag|Purchase contract)$/ }),
    );
    await userEvent.type(
      await screen.findByRole('textbox', { name: /^(Geschäftszeichen|File number)/ }),
      'UVZ 12/2026',
    );
    await expect(screen.getByRole('button', { name: /^(Weiter|Next)$/ })).toBeEnabled();
  },
  shows: { de: entitledTexts.de.entitled, en: entitledTexts.en.entitled },
});

/** What is missing is named while ground or file number is not stated. */
export const EntitledEmpty = pageState({
  at,
  order,
  answers: { getCustomer: nora, checkEntitlement: { entitlement: ENTITLEMENT } },
  shows: 'justification.entitledReason',
});

/** The entitlement has ended: a sentence, and the usual way (ORG-2). */
export const EntitlementExpired = pageState({
  at,
  order,
  answers: { getCustomer: nora, checkEntitlement: { refusal: 'EXPIRED' } },
  act: async () => {
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
  shows: { de: entitledTexts.de.expired, en: entitledTexts.en.expired },
});

/** Whether the organisation is entitled could not be asked: the usual way stays. */
export const EntitlementFailed = pageState({
  at,
  order,
  answers: { getCustomer: nora, checkEntitlement: problem(503, 'TECHNICAL_PROBLEM') },
  act: async () => {
    await expect(await screen.findByRole('textbox')).toBeVisible();
  },
  shows: 'error.TECHNICAL_PROBLEM',
});

/** The authority could not be loaded. */
export const AuthorityFailed = pageState({
  at,
  order,
  answers: { findAuthorityByParcel: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
