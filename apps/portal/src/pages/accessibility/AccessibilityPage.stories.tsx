import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { problem } from '../../stories/fake-backend.ts';
import { paths } from '../../routes/paths.ts';
import {
  configuration,
  evaluatedInformation,
  notMet,
  productBarrier,
} from '../../stories/fixtures/configuration.ts';
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

/** The same with what the backend adds about the software: its barriers are marked, clauses that are not met stand before unchecked ones (LAW-1). */
export const AccessibilityWithEvaluation = pageState({
  at: paths.accessibility,
  answers: { getLegalInformation: evaluatedInformation },
  shows: { de: statementTexts.de.evaluation, en: statementTexts.en.evaluation },
  async act() {
    const language = document.documentElement.lang === 'en' ? 'en' : 'de';
    const texts = statementTexts[language];
    const article = within(await screen.findByRole('article'));
    const barrier = (await article.findByText(productBarrier.content[language])).closest('li');
    await expect(barrier).toHaveTextContent(texts.ofProduct);
    await expect(article.getAllByText(texts.ofProduct)).toHaveLength(1);
    const headings = article
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    await expect(headings.slice(-2)).toEqual([texts.NOT_MET, texts.NOT_CHECKED]);
    const finding = article.getByText(notMet.reason[language], { exact: false }).closest('li');
    await expect(finding).toHaveTextContent(`${texts.criteria}: 9.2.4.7`);
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
