import type { Criterion } from '../../../../packages/ui/docs/criteria.ts';
import { CRITERIA } from '../../../../packages/ui/docs/criteria.ts';
import { componentsOf, evidenceFor } from '../evidence.ts';
import type { Evidence } from '../evidence.ts';
import { statusOf } from '../status.ts';
import type { Status } from '../status.ts';
import { slug } from '../components.ts';
import type { Report, Setting, StoryReport } from '../types.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { number, textsOf } from './texts.ts';
import type { Texts } from './texts-de.ts';
import type { Language } from './texts.ts';

/** A criterion with its evidence and what follows from it. */
export interface Judged {
  readonly criterion: Criterion;
  readonly evidence: Evidence;
  readonly status: Status;
}

/** All that the parts of a page need to know. */
export interface View {
  readonly report: Report;
  readonly language: Language;
  readonly texts: Texts;
  readonly components: readonly string[];
  readonly criteria: readonly Judged[];
  /** A number as the language writes it. */
  readonly count: (value: number) => string;
}

/** Prepares a report for its pages in one language. */
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

/** Address of the report's first page in a language. */
export function overviewFile(language: Language): string {
  return language === 'de' ? 'index.html' : 'en.html';
}

/** Address of a component's page, seen from the report's first page. */
export function componentFile(component: string, language: Language): string {
  return `components/${slug(component)}${language === 'de' ? '' : '.en'}.html`;
}

/** A story's name as a link to its results, from the report's first page. */
export function storyLink(story: StoryReport, { language }: View): Html {
  const address = `${componentFile(story.component, language)}#${story.id}`;
  return html`<a href="${address}" lang="en">${story.component}: ${story.name}</a>`;
}

/** A setting in labels. */
export function settingText({ brand, theme, width }: Setting, { texts, report }: View): string {
  return `${report.brands[brand] ?? brand}, ${texts.themes[theme] ?? theme}, ${width} px`;
}

/** A status as a sign and its labels. */
export function statusMark(status: Status, texts: Texts): Html {
  return html`<span class="state ${status}">${texts.statuses[status]}</span>`;
}
