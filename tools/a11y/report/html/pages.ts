import type { Report } from '../schema.ts';
import { checkFormBody, checkFormScript, checkFormTitle } from './check-form.ts';
import { componentBody } from './component-page.ts';
import { conformanceSection } from './conformance.ts';
import { documentsSection } from './documents.ts';
import { html } from './escape.ts';
import { findingsSection } from './findings.ts';
import { page } from './layout.ts';
import { otherBrowsersSection } from './other-browsers.ts';
import { componentsSection, methodSection, rulesSection } from './sections.ts';
import { summarySection } from './summary.ts';
import type { Language } from './texts.ts';
import { checkFormFile, componentFile, overviewFile, viewOf } from './view.ts';
import type { View } from './view.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** A file of the report; the path starts at the folder of the report. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
}

function overview(view: View, other: Language): ReportFile {
  const { language, texts, report } = view;
  const body = html`${summarySection(view)}${conformanceSection(view)}${documentsSection(view)}${otherBrowsersSection(view)}${findingsSection(view)}${componentsSection(view)}${rulesSection(view)}${methodSection(view)}`;
  const title = `${texts.labels.title}: ${report.product.name}`;
  const text = page({ language, texts, title, other: overviewFile(other), body });
  return { path: overviewFile(language), text };
}

function component(name: string, view: View, other: Language): ReportFile {
  const { language, texts } = view;
  const text = page({
    language,
    texts,
    title: `${name}: ${texts.labels.title}`,
    other: `../${componentFile(name, other)}`,
    back: `../${overviewFile(language)}`,
    body: componentBody(name, view),
  });
  return { path: componentFile(name, language), text };
}

function checkForm({ language, texts }: View, other: Language): ReportFile {
  const title = checkFormTitle(language);
  const text = page({
    language,
    texts,
    title: `${title}: ${texts.labels.title}`,
    other: checkFormFile(other),
    back: overviewFile(language),
    body: checkFormBody(language),
    script: checkFormScript(language),
  });
  return { path: checkFormFile(language), text };
}

/** Every page of the report, in German and English. */
export function pagesOf(report: Report): ReportFile[] {
  return LANGUAGES.flatMap((language) => {
    const view = viewOf(report, language);
    const other = language === 'de' ? 'en' : 'de';
    return [
      overview(view, other),
      ...view.components.map((name) => component(name, view, other)),
      checkForm(view, other),
    ];
  });
}
