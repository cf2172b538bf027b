import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { pageState } from '../../stories/page-state.tsx';

const meta = {
  title: 'Pages/Easy language',
  id: 'seiten-leichte-sprache',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

/** The texts of the demo state, which nobody has reviewed yet (LAW-2). */
export const Loaded = pageState({
  at: paths.easyLanguage,
  shows: {
    de: 'Diese Texte sind noch nicht geprüft.',
    en: 'Diese Texte sind noch nicht geprüft.',
  },
  async act() {
    const article = within(await screen.findByRole('article'));
    const sentence = await article.findByText('Dann bezahlen Sie.');
    await expect(sentence.closest('[lang]')).toHaveAttribute('lang', 'de');
    await expect(sentence.textContent).toBe('Dann bezahlen Sie.');
  },
});
