import type { Criterion } from '../../../../packages/ui/docs/criteria.ts';
import { CRITERIA } from '../../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from '../evidence.ts';
import type { Counts, Evidence } from '../evidence.ts';
import { statusOf } from '../status.ts';
import type { Status } from '../status.ts';
import { slug } from '../components.ts';
import { OUTCOMES } from '../schema.ts';
import type { Report, Setting, StoryReport } from '../schema.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import type { Column } from './table.ts';
import { number, textsOf } from './texts.ts';
import type { Texts } from './texts-de.ts';
import type { Language } from './texts.ts';

/** A criterion with its evidence and status. */
export interface CriterionResult {
  readonly criterion: Criterion;
  readonly evidence: Evidence;
  readonly status: Status;
}

/** A report in one language: what the sections of its pages show. */
export interface View {
  readonly report: Report;
  readonly language: Language;
  readonly texts: Texts;
  readonly components: readonly string[];
  readonly criteria: readonly CriterionResult[];
  /** Formats a number. */
  readonly count: (value: number) => string;
}

/** Prepares a report for the pages in one language. */
export function viewOf(report: Report, language: Language): View {
  const components = componentsOf(report);
  return {
    report,
    language,
    texts: textsOf(language),
    components,
    criteria: CRITERIA.map((criterion) => {
      const evidence = evidenceFor(criterion, report);
      return { criterion, evidence, status: statusOf(evidence, components) };
    }),
    count: (value) => number(language, value),
  };
}

/** Path of the first page in a language. */
export function overviewFile(language: Language): string {
  return language === 'de' ? 'index.html' : 'en.html';
}

/** Path of a component's page, relative to the first page. */
export function componentFile(component: string, language: Language): string {
  return `components/${slug(component)}${language === 'de' ? '' : '.en'}.html`;
}

/** Path of the page with the form for a check with a screen reader, relative to the first page. */
export function checkFormFile(language: Language): string {
  return `screen-reader-check${language === 'de' ? '' : '.en'}.html`;
}

/** A link from the first page to the results of a story. */
export function storyLink(story: StoryReport, { language }: View): Html {
  const address = `${componentFile(story.component, language)}#${story.id}`;
  return html`<a href="${address}" lang="en">${story.component}: ${story.name}</a>`;
}

/** Numbers of our requirements, which mean nothing to an auditor. */
const OWN_NUMBERS = / \([A-Z]+-\d+(?:, [A-Z]+-\d+)*\)/g;

/** What a story shows, in German only if it has a test. */
export function storyDescription(
  { description, german }: Pick<StoryReport, 'description' | 'german'>,
  { language }: View,
): Html {
  const isGerman = language === 'de' && german !== undefined;
  const parts = (isGerman ? german : description)
    .replaceAll(OWN_NUMBERS, '')
    .split('`')
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`<span lang="${isGerman ? 'de' : 'en'}">${parts}</span>`;
}

/** A setting as text. */
export function settingText({ brand, theme, width }: Setting, { texts, report }: View): string {
  return `${report.brands[brand] ?? brand}, ${texts.themes[theme]}, ${width} px`;
}

/** A status as text, with an icon by CSS. */
export function statusLabel(status: Status, texts: Texts): Html {
  return html`<span class="state ${status}">${texts.statuses[status]}</span>`;
}

/** Columns for the number of runs with each outcome. */
export function outcomeColumns({ outcomes }: Texts): readonly Column[] {
  return OUTCOMES.map((outcome) => ({ label: outcomes[outcome], kind: 'number' }));
}

/** The cells of {@link outcomeColumns}. */
export function outcomeCells(counts: Counts, { count }: View): readonly string[] {
  return OUTCOMES.map((outcome) => count(counts[outcome]));
}
