import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { problem } from '../../stories/fake-backend.ts';
import { paths } from '../../routes/paths.ts';
import { configuration } from '../../stories/fixtures/configuration.ts';
import { pageState } from '../../stories/page-state.tsx';
import { statementTexts } from './statement-texts.ts';

const meta = {
  title: 'Pages/Accessibility',
  id: 'seiten-barrierefreiheit',
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

const { pages } = configuration;

/** Accessibility statement with the sections of the model of Decision (EU) 2018/1523 (LAW-1). */
export const Accessibility = pageState({
  at: paths.accessibility,
  shows: { de: statementTexts.de.enforcement, en: statementTexts.en.enforcement },
  async act() {
    const article = within(await screen.findByRole('article'));
    const headings = statementTexts[document.documentElement.lang === 'en' ? 'en' : 'de'];
    for (const part of [
      'conformity',
      'barriers',
      'preparation',
      'feedback',
      'enforcement',
    ] as const) {
      await article.findByRole('heading', { level: 2, name: headings[part] });
    }
    await expect(
      article.getByRole('link', { name: /Barriere melden|Report a barrier/ }),
    ).toHaveAttribute('href', '#/barriere-melden?seite=%2Fbarrierefreiheit');
  },
});

/** The same of a state that declares nothing: its own texts only. */
export const AccessibilityWithoutStatement = pageState({
  at: paths.accessibility,
  configuration: { legalParts: [] },
  shows: pages.accessibility.sections[0]?.heading ?? pages.accessibility.title,
  async act() {
    await expect(
      screen.queryByRole('link', { name: /Barriere melden|Report a barrier/ }),
    ).toBeNull();
  },
});

/** The statement cannot be loaded. */
export const AccessibilityFailed = pageState({
  at: paths.accessibility,
  answers: { getLegalInformation: problem(503, 'TECHNICAL_PROBLEM') },
  shows: 'error.TECHNICAL_PROBLEM',
});
