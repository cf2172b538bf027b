import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { problem } from '../../stories/fake-backend.ts';
import { paths } from '../../routes/paths.ts';
import { configuration } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';
import { privacyTexts } from './privacy-texts.ts';

const meta = {
  title: 'Pages/Privacy',
  id: 'seiten-datenschutz',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { pages } = configuration;
const { de, en } = privacyTexts;

/** What each kind of data is for, who receives it, and how long it is kept by the settings of the portal (LAW-4). */
export const Loaded = pageState({
  at: paths.privacy,
  shows: { de: de.data, en: en.data },
  async act() {
    const article = within(await screen.findByRole('article'));
    await expect(await article.findAllByText(/10 Jahre ab|10 years from/)).toHaveLength(4);
    await expect(article.getAllByText(/1 Jahr ab|1 year from/)).toHaveLength(1);
  },
});

/** A state that declares nothing: its own texts only. */
export const WithoutDeclaration = pageState({
  at: paths.privacy,
  configuration: { legalParts: [] },
  shows: pages.privacy.sections[0]?.heading ?? pages.privacy.title,
  async act() {
    await expect(screen.queryByText(new RegExp(`${de.legalBasis}|${en.legalBasis}`))).toBeNull();
  },
});

/** The declaration cannot be loaded. */
export const Failed = pageState({
  at: paths.privacy,
  answers: { getLegalInformation: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
