import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../routes/paths.ts';
import { pageState } from '../stories/page-state.tsx';

const meta = {
  title: 'Pages/Header',
  id: 'seiten-kopf',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const text = {
  de: 'Eine offizielle Website des Landes',
  en: 'An official website of the state',
};

/** The state says that this is an official website, with its flag, in the language of the page (REAL-9). */
export const OfficialNotice = pageState({
  at: paths.imprint,
  // Not the logo: a picture does not have the colours of the theme.
  configuration: { officialNotice: { text, flagPath: '/state/favicon.svg' } },
  shows: text,
  act: async () => {
    await screen.findByRole('heading', { level: 1 });
    const header = await screen.findByRole('banner');
    const line = within(header).getByText(text.de);
    // Decorative: the sentence says all.
    await expect(line.querySelector('img')).toHaveAttribute('alt', '');
    await expect(line.querySelector('img')).toHaveAttribute('src', './state/favicon.svg');
  },
});
