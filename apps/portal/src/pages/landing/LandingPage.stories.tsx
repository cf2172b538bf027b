import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hrefOf, paths } from '../../routes/paths.ts';
import { clickText } from '../../stories/click-text.ts';
import { problem } from '../../stories/fake-backend.ts';
import { announcement, banners } from '../../stories/fixtures/configuration.ts';
import { categories } from '../../stories/fixtures/products.ts';
import { pageState } from '../../stories/page-state.tsx';
import { landingTexts } from './texts.ts';

/** States of the landing page (APP-3). */
const meta = {
  title: 'Pages/Landing',
  id: 'seiten-start',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const at = paths.start;

async function expectMyOrdersLink(): Promise<void> {
  const header = within(await screen.findByRole('banner'));
  const link = await header.findByRole('link', {
    name: /^(Meine Bestellungen|My orders)$/,
    hidden: true,
  });
  await expect(link).toHaveAttribute('href', hrefOf(paths.myOrders));
}

/** Logged in, with a link to "Meine Bestellungen" in the header (JRN-8). */
export const LoggedIn = pageState({ at, act: expectMyOrdersLink, shows: 'landing.lead' });

/** The field for an address or a parcel, before the login too (OPEN-1). */
export const Search = pageState({
  at,
  act: () => clickText('landing.search'),
  shows: 'suggest.hint',
});

/** The drawing fills its place from edge to edge, on a phone and in a window that is wider than the drawing. */
async function expectDrawingFills(): Promise<void> {
  const drawing = document.querySelector('main svg');
  const place = drawing?.parentElement;
  if (!drawing || !place) throw new Error('The page has no map');
  for (const inlineSize of ['320px', '900px', '1600px']) {
    place.style.inlineSize = inlineSize;
    const [inner, outer] = [drawing, place].map((part) => part.getBoundingClientRect());
    await expect(inner?.left ?? 1).toBeLessThanOrEqual(outer?.left ?? 0);
    await expect(inner?.right ?? 0).toBeGreaterThanOrEqual(outer?.right ?? 1);
  }
  place.style.removeProperty('inline-size');
}

/** The card with heading and main button lies on the map, not below it, and its lower edge is on the map (PAGE-11). */
async function expectCardOnMap(): Promise<void> {
  const heading = await screen.findByRole('heading', { level: 1 });
  const card = heading.parentElement?.getBoundingClientRect();
  const drawing = document.querySelector('main svg use')?.closest('div')?.getBoundingClientRect();
  const isWide = window.innerWidth >= 760;
  await expect(card?.top ?? 0).toBeLessThan(drawing?.bottom ?? 0);
  if (isWide) await expect(card?.bottom ?? 0).toBeLessThan(drawing?.bottom ?? 0);
  await expectDrawingFills();
  const button = screen.getByRole('link', { name: /^(Auszüge bestellen|Order extracts)$/ });
  await expect(button).toHaveAttribute('href', hrefOf(paths.extracts));
  const viewer = await screen.findByRole('link', {
    name: /^(Kartenviewer öffnen|Open map viewer)$/,
  });
  await expect(viewer).toHaveAttribute('data-variant', 'secondary');
  await expect(getComputedStyle(viewer).borderTopColor).not.toBe('rgba(0, 0, 0, 0)');
}

/** Fees of the products of the state, the lowest of all and that of each category (PAGE-11). */
export const Facts = pageState({
  at,
  before: 'landing.lead',
  act: expectCardOnMap,
  shows: {
    de: 'Karten ab 22,00 €, Nachweise ab 11,00 €.',
    en: 'Maps from €22.00, Records from €11.00.',
  },
});

const { de, en } = landingTexts;

/** A state with one category of products, which nobody reviews: its fee is said once. */
export const WithoutReview = pageState({
  at,
  answers: { listCategories: categories.slice(0, 1) },
  act: async () => {
    await expect(await screen.findAllByText(/22[,.]00/)).toHaveLength(1);
    await screen.findByText((name) => [de.feeText, en.feeText].includes(name));
  },
  shows: { de: de.fastText, en: en.fastText },
});

const isProducts = (name: string): boolean => [de.products, en.products].includes(name);

/** The products could not be loaded: the page says less, and no error. */
export const WithoutProducts = pageState({
  at,
  answers: { listCategories: problem(503, 'TECHNICAL_PROBLEM') },
  act: async () => {
    const card = (await screen.findByRole('link', { name: isProducts })).closest('article');
    // Heading, text and link; no empty place for a picture.
    await waitFor(() => expect(card?.children).toHaveLength(1));
    await expect(screen.queryByText(/€/)).toBeNull();
  },
  shows: { de: de.feeText, en: en.feeText },
});

/** Nobody is logged in. */
export const LoggedOut = pageState({
  at,
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  shows: 'action.login',
});

/** An announcement, and a notification about a failed login, above the drawing. */
export const WithBannerAndNotice = pageState({
  at,
  query: 'authException=failedOrCancelled',
  configuration: { banners },
  answers: { getCustomer: problem(401, 'NOT_AUTHENTICATED') },
  before: announcement,
  shows: 'login.failedOrCancelled',
});

/** An unknown path redirects here. */
export const UnknownAddress = pageState({ at: '/gibt/es/nicht', shows: 'landing.lead' });
