import type { Organisation } from '@portal/api';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { nora } from '../../stories/fixtures/people.ts';
import { pageState } from '../../stories/page-state.tsx';
import { organisationLoginTexts } from '../common/organisation-login-texts.ts';
import { organisationTexts } from './texts.ts';

const meta = {
  title: 'Pages/Organisation',
  id: 'seiten-organisation',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.organisation;
const { de, en } = organisationTexts;

const ORGANISATION: Organisation = {
  name: 'Notariat Lindenau',
  members: [
    {
      id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b01',
      name: 'Nora Notar',
      lastLoginAt: '2026-11-20T08:15:00Z',
      orderCount: 1,
      isLoggedIn: true,
      isSelf: true,
    },
    {
      id: '7d0c4f0e-5a39-4a5c-9d5e-0d6a4f0c1b02',
      name: 'Benno Büro',
      lastLoginAt: '2026-11-19T08:15:00Z',
      orderCount: 1,
      isLoggedIn: true,
      isSelf: false,
    },
  ],
  orders: [
    {
      orderNumber: 'MKJ2-78VS-5PQV',
      orderStatus: 'CLOSED',
      closeResolution: 'COMPLETED',
      createdAt: '2026-11-20T08:15:00Z',
      sentBy: 'Nora Notar',
      fileNumbers: ['UVZ 12/2026'],
      extracts: ['Flurstücks- und Eigentumsnachweis, Lindenau, Flur 3, Flurstück 9'],
      priceGross: 2200,
      invoiceAvailable: true,
    },
    {
      orderNumber: 'ABCD-EFGH-JKMN',
      orderStatus: 'APPROVED',
      closeResolution: null,
      createdAt: '2026-11-19T08:15:00Z',
      sentBy: 'Benno Büro',
      fileNumbers: [],
      extracts: ['Liegenschaftskarte, Lindenau, Flur 3, Flurstück 114/2'],
      priceGross: 1100,
      invoiceAvailable: false,
    },
  ],
};

const ENTITLEMENTS = [
  {
    id: 'notaries',
    name: { de: 'Notariate', en: 'Notaries' },
    products: ['owner'],
    validUntil: '2026-12-31',
    grounds: [{ id: 'sale', name: { de: 'Kaufvertrag', en: 'Purchase contract' } }],
  },
];

const answers = {
  getCustomer: nora,
  getOrganisation: ORGANISATION,
  listEntitlements: ENTITLEMENTS,
  listPrograms: [],
  listCollectiveInvoices: { invoices: [] },
};

/** Entitlements, orders and people; the filter finds the file number (ORG-3). */
export const Loaded = pageState({
  at,
  answers,
  everyWidth: true,
  act: async () => {
    const table = await screen.findByRole('table', {
      name: new RegExp(`^(${de.orders}|${en.orders})$`),
    });
    await userEvent.type(await screen.findByRole('searchbox'), 'UVZ 12');
    await expect(await within(table).findByText('UVZ 12/2026')).toBeVisible();
  },
  shows: { de: de.entitled, en: en.entitled },
});

/** Nothing ordered, and nothing without a justification. */
export const Empty = pageState({
  at,
  answers: {
    ...answers,
    getOrganisation: { ...ORGANISATION, orders: [] },
    listEntitlements: [],
  },
  shows: { de: de.none, en: en.none },
});

/** The session of a colleague is ended. */
export const SessionsEnded = pageState({
  at,
  answers: { ...answers, endMemberSessions: null },
  act: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Sitzungen beenden|End sessions) Benno Büro$/ }),
    );
  },
  shows: { de: de.ended, en: en.ended },
});

/** The organisation could not be loaded. */
export const Failed = pageState({
  at,
  answers: { ...answers, getOrganisation: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});

/** A private session has no such page. */
export const Private = pageState({ at, shows: { de: de.isPrivate, en: en.isPrivate } });

/** Nobody is logged in: both logins lead back to this page (ORG-1). */
export const LoggedOut = pageState({
  at,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  configuration: { organisationLogin: true },
  shows: { de: organisationLoginTexts.de.logIn, en: organisationLoginTexts.en.logIn },
});
