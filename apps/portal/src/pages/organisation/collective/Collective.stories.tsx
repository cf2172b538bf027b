import type { CollectiveInvoice } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../../routes/paths.ts';
import { noAnswer, problem } from '../../../stories/fake-backend.ts';
import { nora } from '../../../stories/fixtures/people.ts';
import { pageState } from '../../../stories/page-state.tsx';
import { collectiveTexts } from './texts.ts';

const meta = {
  title: 'Pages/Organisation/Collective Invoices',
  id: 'seiten-organisation-sammelrechnungen',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.organisation;
const { de, en } = collectiveTexts;

const invoice = (change: Partial<CollectiveInvoice>): CollectiveInvoice => ({
  number: 'SR-2026-00007',
  kind: 'INVOICE',
  month: '2026-10',
  issuedAt: '2026-11-01T00:05:00Z',
  dueAt: '2026-11-15',
  priceNet: 6600,
  vatAmount: 0,
  priceGross: 6600,
  positionCount: 3,
  formats: ['pdf', 'xml'],
  ...change,
});

const INVOICES = [
  invoice({ number: 'SR-2026-00011', month: '2026-11', formats: ['xml'], dueAt: '2026-12-15' }),
  invoice({ paidAt: '2026-11-10T09:00:00Z' }),
  invoice({
    number: 'SR-2026-00003',
    month: '2026-09',
    kind: 'CREDIT_NOTE',
    priceNet: -2200,
    priceGross: -2200,
  }),
];

const answers = {
  getCustomer: nora,
  getOrganisation: { name: 'Notariat Lindenau', members: [], orders: [] },
  listEntitlements: [],
  listPrograms: [],
};

const account = { limitCents: 50_000, openCents: 8800 };

/** What is open, the limit, and each invoice with its files. */
export const Loaded = pageState({
  at,
  answers: {
    ...answers,
    listCollectiveInvoices: { account, unbilledCents: 2200, invoices: INVOICES },
  },
  everyWidth: true,
  act: async () => {
    const table = await screen.findByRole('table', {
      name: new RegExp(`^(${de.heading}|${en.heading})$`),
    });
    const xml = within(table).getAllByRole('link', { name: /^XML/ });
    await expect(xml).toHaveLength(3);
    await expect(within(table).getAllByRole('link', { name: /^PDF/ })).toHaveLength(2);
    await expect(xml[0]?.getAttribute('href')).toContain('SR-2026-00011?format=xml');
    await expect(screen.getByText(/412,00|412\.00/)).toBeVisible();
  },
  shows: { de: de.about, en: en.about },
});

/** Allowed, and nothing ordered yet. */
export const Empty = pageState({
  at,
  answers: {
    ...answers,
    listCollectiveInvoices: { account: { ...account, openCents: 0 }, invoices: [] },
  },
  shows: { de: de.none, en: en.none },
});

/** No longer allowed: earlier invoices stay. */
export const Ended = pageState({
  at,
  answers: { ...answers, listCollectiveInvoices: { invoices: INVOICES } },
  shows: { de: de.ended, en: en.ended },
});

/** The invoices are loading. */
export const Loading = pageState({
  at,
  answers: { ...answers, listCollectiveInvoices: noAnswer },
  shows: { de: de.heading, en: en.heading },
});

/** The invoices could not be loaded; the rest of the page is there. */
export const Failed = pageState({
  at,
  answers: { ...answers, listCollectiveInvoices: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
