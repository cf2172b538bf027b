import type { Program } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../../routes/paths.ts';
import { problem } from '../../../stories/fake-backend.ts';
import { nora } from '../../../stories/fixtures/people.ts';
import { pageState } from '../../../stories/page-state.tsx';
import { programTexts } from './texts.ts';

const meta = {
  title: 'Pages/Organisation/Programs',
  id: 'seiten-organisation-programme',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.organisation;
const { de, en } = programTexts;

/** Either language of a text. */
const either = (id: 'add' | 'name' | 'webhook' | 'read' | 'write' | 'revoke'): RegExp => {
  const escaped = [de[id], en[id]].map((text) => text.replaceAll(/[()]/g, String.raw`\$&`));
  return new RegExp(`^(${escaped.join('|')})`);
};

const SOFTWARE: Program = {
  id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b11',
  name: 'Kanzleisoftware',
  scopes: ['orders:read', 'orders:write'],
  webhookUrl: 'https://notariat-lindenau.example/portal',
  madeBy: 'Nora Notar',
  createdAt: '2026-11-02T08:15:00Z',
  lastUsedAt: '2026-11-20T08:15:00Z',
  deliveries: [
    {
      id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b21',
      event: 'order.file',
      orderNumber: 'MKJ2-78VS-5PQV',
      createdAt: '2026-11-20T08:15:00Z',
      state: 'WAITING',
      attempts: 2,
      lastStatus: 503,
    },
    {
      id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b22',
      event: 'order.question',
      orderNumber: 'MKJ2-78VS-5PQV',
      createdAt: '2026-11-18T08:15:00Z',
      state: 'DEAD',
      attempts: 10,
    },
    {
      id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b23',
      event: 'order.status',
      orderNumber: 'MKJ2-78VS-5PQV',
      createdAt: '2026-11-17T08:15:00Z',
      state: 'DELIVERED',
      attempts: 1,
      lastStatus: 204,
    },
  ],
};
const FORMER: Program = {
  id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b12',
  name: 'Früheres Programm',
  scopes: ['orders:read'],
  madeBy: '',
  createdAt: '2025-03-02T08:15:00Z',
  revokedAt: '2026-01-02T08:15:00Z',
  deliveries: [],
};

const answers = {
  getCustomer: nora,
  getOrganisation: { name: 'Notariat Lindenau', members: [], orders: [] },
  listEntitlements: [],
  listPrograms: [SOFTWARE, FORMER],
  listCollectiveInvoices: { invoices: [] },
};

const form = async () => within(await screen.findByRole('form', { name: either('add') }));

/** Fills in the form and sends it. */
async function add(name: string, webhook = ''): Promise<void> {
  const fields = await form();
  if (name !== '') await userEvent.type(fields.getByLabelText(either('name')), name);
  if (webhook !== '') await userEvent.type(fields.getByLabelText(either('webhook')), webhook);
  await userEvent.click(fields.getByRole('button', { name: either('add') }));
}

/** Programs with what was sent to them; the sentence about given up requests is visible at once (ORG-4). */
export const Loaded = pageState({
  at,
  answers,
  everyWidth: true,
  act: async () => {
    const summary = await screen.findByText(
      new RegExp(`^(${de.deliveries(3)}|${en.deliveries(3)})$`),
    );
    await userEvent.click(summary);
    await expect(
      await screen.findByText(
        new RegExp(
          `^(${[de, en].map((t) => `${t.waiting(2)} \\(${t.answered(503)}\\)`).join('|')})$`,
        ),
      ),
    ).toBeVisible();
  },
  shows: { de: de.someDead, en: en.someDead },
});

/** No program yet. */
export const Empty = pageState({
  at,
  answers: { ...answers, listPrograms: [] },
  shows: { de: de.none, en: en.none },
});

/** Name, right and address are missing or wrong: the summary leads to the fields. */
export const Incomplete = pageState({
  at,
  answers,
  act: async () => {
    const fields = await form();
    await userEvent.click(fields.getByRole('checkbox', { name: either('read') }));
    await userEvent.click(fields.getByRole('checkbox', { name: either('write') }));
    await add('');
    await expect(
      await screen.findByText(new RegExp(`^(${de.rightsMissing}|${en.rightsMissing})`)),
    ).toBeVisible();
  },
  shows: { de: de.nameMissing, en: en.nameMissing },
});

/** The backend sends nothing to this address. */
export const WebhookRefused = pageState({
  at,
  answers: { ...answers, addProgram: problem(400, 'WEBHOOK_URL') },
  act: () => add('Software', 'https://10.0.0.1/'),
  shows: { de: de.webhookWrong, en: en.webhookWrong },
});

/** The organisation has as many programs as it may. */
export const TooMany = pageState({
  at,
  answers: { ...answers, addProgram: problem(409, 'TOO_MANY_PROGRAMS') },
  act: () => add('Software'),
  shows: { de: de.tooMany, en: en.tooMany },
});

/** The program could not be added. */
export const NotAdded = pageState({
  at,
  answers: { ...answers, addProgram: problem(503, 'TECHNICAL_PROBLEM') },
  act: () => add('Software'),
  shows: 'error.TECHNICAL_PROBLEM',
});

/** A new program: its keys are shown, and the focus is on them. */
export const Added = pageState({
  at,
  answers: {
    ...answers,
    addProgram: {
      program: { ...SOFTWARE, deliveries: [] },
      clientSecret: 'q8Zt0Jv4mVw1sT2yR5uX7aB9cD3eF6gH8iJ0kL2mN4o',
      webhookSecret: 'whsec_q8Zt0Jv4mVw1sT2yR5uX7aB9cD3eF6gH8iJ0kL2mN4o=',
    },
  },
  everyWidth: true,
  act: async () => {
    await add('Kanzleisoftware', 'https://notariat-lindenau.example/portal');
    const heading = await screen.findByRole('heading', {
      name: new RegExp(`^(${de.added('Kanzleisoftware')}|${en.added('Kanzleisoftware')})$`),
    });
    await waitFor(() => expect(heading).toHaveFocus());
  },
  shows: { de: de.secretOnce, en: en.secretOnce },
});

/** The person has copied the keys: they are gone. */
export const Copied = pageState({
  at,
  answers: {
    ...answers,
    addProgram: { program: { ...SOFTWARE, deliveries: [] }, clientSecret: 'q8Zt0Jv4mVw1sT2yR5uX' },
  },
  act: async () => {
    await add('Kanzleisoftware');
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^(${de.done}|${en.done})$`) }),
    );
    await expect(screen.queryByText('q8Zt0Jv4mVw1sT2yR5uX')).toBeNull();
  },
  shows: { de: de.nameHint, en: en.nameHint },
});

/** A program is revoked after a question. */
export const Revoked = pageState({
  at,
  answers: { ...answers, revokeProgram: null },
  act: async () => {
    await userEvent.click(
      await screen.findByRole('button', {
        name: new RegExp(`^(${de.revoke}|${en.revoke}) Kanzleisoftware$`),
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: either('revoke') }));
  },
  shows: { de: de.revokedNow, en: en.revokedNow },
});

const resend = async () =>
  userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`^(${de.resend}|${en.resend})$`) }),
  );

/** Requests that were given up are sent again: the sentence about it has the focus (ORG-4). */
export const Resent = pageState({
  at,
  answers: { ...answers, resendDeliveries: null },
  act: async () => {
    await resend();
    const sentence = await screen.findByText(new RegExp(`(${de.resent}|${en.resent})$`));
    await waitFor(() => expect(document.activeElement).toContainElement(sentence));
  },
  shows: { de: de.resent, en: en.resent },
});

/** Requests could not be sent again: the button stays. */
export const NotResent = pageState({
  at,
  answers: { ...answers, resendDeliveries: problem(503, 'TECHNICAL_PROBLEM') },
  act: resend,
  shows: 'error.TECHNICAL_PROBLEM',
});

/** A key is copied, which is said. */
export const KeyCopied = pageState({
  at,
  answers: {
    ...answers,
    addProgram: { program: { ...SOFTWARE, deliveries: [] }, clientSecret: 'q8Zt0Jv4mVw1sT2yR5uX' },
  },
  act: async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await add('Kanzleisoftware');
    await userEvent.click(
      await screen.findByRole('button', {
        name: new RegExp(String.raw`^(${de.copy}|${en.copy}): .*\(client_secret\)$`),
      }),
    );
    await waitFor(() => expect(copied).toEqual(['q8Zt0Jv4mVw1sT2yR5uX']));
  },
  shows: { de: de.copied(de.clientSecret), en: en.copied(en.clientSecret) },
});

/** A browser that refuses to copy: the person is told how to do it. */
export const KeyNotCopied = pageState({
  at,
  answers: {
    ...answers,
    addProgram: { program: { ...SOFTWARE, deliveries: [] }, clientSecret: 'q8Zt0Jv4mVw1sT2yR5uX' },
  },
  act: async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('not allowed')) };
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    await add('Kanzleisoftware');
    await userEvent.click(
      await screen.findByRole('button', {
        name: new RegExp(String.raw`^(${de.copy}|${en.copy}): .*\(client_id\)$`),
      }),
    );
  },
  shows: { de: de.notCopied, en: en.notCopied },
});

/** The programs could not be loaded. */
export const Failed = pageState({
  at,
  answers: { ...answers, listPrograms: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
