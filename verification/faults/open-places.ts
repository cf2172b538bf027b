import { expect } from '@playwright/test';
import { bringOldSession } from '../journeys/support/old-session.ts';
import type { Person } from '../journeys/support/person.ts';
import type { Place } from './endure.ts';
import { ALL_FAULTS, FAULTS, outsideOrders, TIME_OUT, words } from './faults.ts';

async function comeWithOldSession({ page }: Person): Promise<void> {
  await bringOldSession(page);
  await page.goto('/?#/auszuege/meine-bestellungen');
}

/** The places of visitors. */
export const OPEN_PLACES: readonly Place[] = [
  {
    name: 'the portal itself',
    method: 'GET',
    path: /\/api\/configuration$/,
    ask: ({ page }) => page.reload(),
    holdsAll: true,
    where: (page) => page.getByRole('main'),
    says: () => 'Die Seite konnte nicht geladen werden',
    retry: (person) => person.press('button', /Neu laden/),
    good: (page) => page.getByRole('link', { name: 'Auszüge bestellen', exact: true }),
  },
  {
    // The seeds: a session that cannot be asked for means nobody is logged in, and is only logged.
    name: 'who is logged in',
    method: 'GET',
    path: /\/api\/authenticated-customer$/,
    ask: comeWithOldSession,
    holdsAll: true,
    where: (page) => page.getByRole('main'),
    says: () => words('loginNeeded.heading'),
    retry: ({ page }) => page.reload(),
    good: (page) => page.getByRole('heading', { name: words('loginNeeded.heading') }),
    // Asked on arrival only: a page short of patience would give up on its configuration before that.
    faults: ALL_FAULTS.filter((fault) => fault !== TIME_OUT),
  },
  {
    name: 'what can be ordered',
    method: 'GET',
    path: /\/api\/categories$/,
    ask: ({ page }) => page.goto('/#/auszuege'),
    asksItself: true,
    says: () => words('failure.products'),
    good: (page) => page.getByRole('link', { name: 'Liegenschaftskarte', exact: true }),
  },
  {
    name: 'one product',
    method: 'GET',
    path: /\/api\/products\//,
    ask: ({ page }) => page.goto('/#/auszuege/produkt/liegenschaftskarte'),
    asksItself: true,
    says: (fault) => (fault.status === 404 ? words('failure.noProduct') : outsideOrders(fault)),
    good: (page) => page.getByRole('heading', { level: 1, name: 'Liegenschaftskarte' }),
  },
  {
    name: 'genuine or not',
    method: 'GET',
    path: /\/api\/verifications\//,
    ask: ({ page }) => page.goto('/#/echtheit/0000-0000-0000'),
    asksItself: true,
    says: outsideOrders,
    kept: (page) =>
      expect(page.getByRole('textbox', { name: 'Code auf dem Auszug' })).toHaveValue(
        '0000-0000-0000',
      ),
    good: (page) => page.getByRole('main').getByText(words('verification.unknown')).first(),
  },
  {
    name: 'logging out',
    method: 'POST',
    path: /\/api\/authenticated-customer\/logout$/,
    ask: ({ page }) => page.evaluate(() => window.location.assign('#/logout')),
    asksItself: true,
    // Nobody waits on the page of the logout: when it is done or not, the order page says so.
    kept: (page) => expect(page).toHaveURL(/#\/auszuege\/bestellung/),
    where: (page) => page.getByRole('region', { name: 'Mitteilung' }),
    says: () => words('logout.failed'),
    retry: ({ page }) => page.evaluate(() => window.location.assign('#/logout')),
    good: (page) => page.getByText(words('logout.done')),
    faults: FAULTS,
  },
];
