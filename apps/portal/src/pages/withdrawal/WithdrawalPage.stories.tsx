import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { paths } from '../../routes/paths.ts';
import { withdrawal } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';
import { withdrawalTexts } from './withdrawal-texts.ts';

const meta = {
  title: 'Pages/Withdrawal',
  id: 'seiten-widerruf',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { de, en } = withdrawalTexts;

/** Instruction and form of a state that sells by contract (LAW-3). */
export const Loaded = pageState({
  at: paths.withdrawal,
  answers: { getLegalInformation: { withdrawal } },
  shows: { de: de.form, en: en.form },
  async act() {
    const article = within(await screen.findByRole('article'));
    await expect(await article.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});
