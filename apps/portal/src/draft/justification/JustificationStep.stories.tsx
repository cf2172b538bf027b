import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { JUSTIFICATION } from '../../stories/fixtures/orders.ts';
import { DRAFT_KEY } from '../store/draft-store.ts';
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

/** Replaces `XMLHttpRequest`, which uploads files, by one that answers with a status and a body. */
const answerUploads = (status: number, body: object) => (): (() => void) => {
  const { XMLHttpRequest: before } = window;
  class Fake extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = JSON.stringify(body);
    open(): void {}
    abort(): void {}
    setRequestHeader(): void {}
    getResponseHeader(): null {
      return null;
    }
    send({ size }: File): void {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: size, total: size }));
      setTimeout(() => {
        for (const type of ['load', 'loadend']) this.dispatchEvent(new Event(type));
      }, 50);
    }
  }
  Object.assign(window, { XMLHttpRequest: Fake });
  return () => Object.assign(window, { XMLHttpRequest: before });
};

const STORED = {
  evidenceId: 'b7f0c6de-6c0f-4a53-9d56-4c1d3b0f2a11',
  name: 'Kaufvertrag.pdf',
  contentType: 'application/pdf',
  size: 5,
};

async function chooseFile(name: string, type: string): Promise<void> {
  await screen.findByRole('button', { name: /Nachweise|Evidence/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await userEvent.upload(input, new File(['%PDF-'], name, { type }), { applyAccept: false });
}

const expectText = (text: RegExp): Promise<void> =>
  waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(text));

/** Without grounds in the state pack, the step has the text only, as in the seed (FLOW-6, DESK-1). */
export const WithoutGrounds = pageState({
  at,
  order,
  configuration: { grounds: undefined },
  before: 'justification.label',
  act: async () => {
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByText(/Nachweise|Evidence/)).toBeNull();
  },
  shows: 'justification.label',
});

/** A ground begins the text, and names the documents that help; another one replaces the beginning (DESK-1). */
export const GroundChosen = pageState({
  at,
  order: [...order, { type: 'setJustification', justification: '' }],
  act: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Ich bin Erbe|I am an heir/ }));
    await expectText(/Erbe|heir/);
    await userEvent.click(screen.getByRole('radio', { name: /kaufen|buy/ }));
    await expectText(/verhandle|negotiating/);
  },
  shows: {
    de: 'Das hilft: Kaufvertrag oder Entwurf',
    en: 'This helps: Purchase contract or draft',
  },
});

/** What a person has written stays when a ground is chosen afterwards. */
export const OwnWordsStay = pageState({
  at,
  order,
  act: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Ich bin Erbe|I am an heir/ }));
    await expect(screen.getByRole('textbox')).toHaveValue(JUSTIFICATION);
  },
  shows: 'justification.label',
});

/** A file is stored, and stays in the draft. */
export const FileUploaded = pageState({
  at,
  order,
  browser: answerUploads(201, STORED),
  act: async () => {
    await chooseFile('Kaufvertrag.pdf', 'application/pdf');
    await screen.findByText(/^Hochgeladen|^Uploaded/);
    await waitFor(() => expect(sessionStorage.getItem(DRAFT_KEY)).toContain(STORED.evidenceId));
  },
  shows: { de: 'Kaufvertrag.pdf', en: 'Kaufvertrag.pdf' },
});

/** A photo in another format is refused before it is sent, with a way out. */
export const HeicRefused = pageState({
  at,
  order,
  act: () => chooseFile('Foto.heic', 'image/heic'),
  shows: 'evidence.type',
});

/** The backend refuses a file, and says why. */
export const FileRefused = pageState({
  at,
  order,
  browser: answerUploads(400, {
    type: 'about:blank',
    title: 'FILE_TYPE',
    status: 400,
    messageKey: 'FILE_TYPE',
  }),
  act: () => chooseFile('Kaufvertrag.pdf', 'application/pdf'),
  shows: 'error.FILE_TYPE',
});

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
