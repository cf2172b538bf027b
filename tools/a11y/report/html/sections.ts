import { countsOf, countsOfRule, interactionTests, sum } from '../evidence.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';
import { helpOf } from './texts.ts';
import { componentFile, outcomeCells, outcomeColumns } from './view.ts';
import type { View } from './view.ts';

function componentRow(component: string, { report, language, texts, count }: View): Row {
  const stories = report.stories.filter((story) => story.component === component);
  const counts = sum(stories.flatMap((story) => story.runs.map(countsOf)));
  const { tests, passed } = interactionTests(stories);
  const manual = report.manualChecks.filter((check) =>
    [component, '*'].includes(check.component),
  ).length;
  return {
    cells: [
      html`<a href="${componentFile(component, language)}" lang="en">${component}</a>`,
      count(stories.length),
      counts.violated > 0 ? html`<span class="failed">${count(counts.violated)}</span>` : '0',
      count(counts.incomplete),
      count(counts.passed),
      `${count(passed)} ${texts.labels.of} ${count(tests.length)}`,
      manual > 0 ? count(manual) : texts.labels.notCheckedManually,
    ],
  };
}

/** One row for each component, with a link to its page. */
export function componentsSection(view: View): Html {
  const { labels, outcomes } = view.texts;
  return html`<section id="components">
<h2>${labels.components}</h2>
${table(
  labels.componentsCaption,
  [
    labels.component,
    { label: labels.stories, kind: 'number' },
    { label: outcomes.violated, kind: 'number' },
    { label: outcomes.incomplete, kind: 'number' },
    { label: outcomes.passed, kind: 'number' },
    { label: labels.interactionTests, kind: 'number' },
    labels.manualChecks,
  ],
  view.components.map((component) => componentRow(component, view)),
)}
</section>`;
}

/** One row for each rule; the conformance table links to them. */
export function rulesSection(view: View): Html {
  const { report, language, texts } = view;
  const { labels } = texts;
  const runs = report.stories.flatMap((story) => story.runs);
  const rows = report.rules.map((rule) => {
    const counts = countsOfRule(runs, rule.id);
    const help = helpOf(rule, language);
    const links = rule.criteria.map(
      (id, at) => html`${at > 0 && ', '}<a href="#criterion-${id}">${id}</a>`,
    );
    return {
      id: `rule-${rule.id}`,
      cells: [
        html`<code>${rule.id}</code><br><span class="help" lang="${help.lang}">${help.text}</span>`,
        rule.criteria.length > 0 ? links : labels.goodPractice,
        ...outcomeCells(counts, view),
      ],
    };
  });
  return html`<section id="rules">
<h2>${labels.rules}</h2>
${table(labels.rulesCaption, [labels.rule, labels.criteria, ...outcomeColumns(view.texts)], rows)}
</section>`;
}

/** Method, limits, and the same results for programs. */
export function methodSection({ report, texts }: View): Html {
  const { labels } = texts;
  const files = ['report.json', 'report.schema.json', 'earl.jsonld', 'openacr.yaml'];
  return html`<section id="method" class="flow">
<h2>${labels.method}</h2>
<p>${labels.methodText}</p>
<p>${labels.pageRulesText}</p>
<h3>${labels.scope}</h3>
<p>${labels.scopeText}</p>
<h3>${labels.tools}</h3>
<p>axe-core ${report.tools.axe}, ${report.tools.browser}</p>
<h3>${labels.machine}</h3>
<ul>${files.map((file) => html`<li><a href="${file}">${file}</a></li>`)}</ul>
</section>`;
}
