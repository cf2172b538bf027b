import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { hrefOf, paths } from '../../routes/paths.ts';
import { problem } from '../../stories/fake-backend.ts';
import { announcement, banners } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';

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
