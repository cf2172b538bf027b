import { interactionTests } from '../evidence.ts';
import { STATUSES } from '../status.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { hasFailed } from './other-browsers.ts';
import { table } from './table.ts';
import { dateTime } from './texts.ts';
import { statusLabel } from './view.ts';
import type { View } from './view.ts';

function figures({ report, texts, components, count }: View): Html {
  const { labels } = texts;
  const runs = report.stories.flatMap((story) => story.runs);
  const { tests, passed } = interactionTests(report.stories);
  const total = (outcome: 'violated' | 'incomplete') =>
    runs.reduce((found, run) => found + run[outcome].length, 0);
  const entries: [string, string][] = [
    [labels.components, count(components.length)],
    [labels.stories, count(report.stories.length)],
    [labels.settings, count(report.settings.length)],
    [labels.runs, count(runs.length)],
    [texts.outcomes.violated, count(total('violated'))],
    [texts.outcomes.incomplete, count(total('incomplete'))],
    [labels.interactionTests, `${count(passed)} ${labels.of} ${count(tests.length)}`],
    [labels.manualChecks, count(report.manualChecks.length)],
  ];
  return html`<dl class="figures">${entries.map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`,
  )}</dl>`;
}

/** Whether a rule is violated, an interaction test failed, a document violates PDF/UA or a journey in another browser failed. */
export function hasFailures({ report }: Pick<View, 'report'>): boolean {
  return (
    report.documents.some(({ violations }) => violations.length > 0) ||
    report.browserRuns.some(hasFailed) ||
    report.stories.some(
      ({ runs, interaction }) =>
        interaction.result === 'failed' || runs.some(({ violated }) => violated.length > 0),
    )
  );
}

/** The first section: the result in two sentences, figures, and the number of criteria by status. */
export function summarySection(view: View): Html {
  const { report, language, texts, criteria, count } = view;
  const { labels } = texts;
  const bad = hasFailures(view);
  const rows = STATUSES.map((status) => ({
    status,
    found: criteria.filter((criterion) => criterion.status === status).length,
  })).filter(({ found }) => found > 0);
  return html`<section id="summary">
<h1>${labels.title}</h1>
<p class="lead">${report.product.name} ${report.product.version}</p>
<p class="soft">${labels.created}: <time datetime="${report.created}">${dateTime(language, report.created)}</time></p>
<p class="paper">${labels.onPaper}</p>
<nav aria-label="${labels.contents}"><ul>${(
    [
      'conformance',
      'documents',
      'otherBrowsers',
      'findings',
      'components',
      'rules',
      'method',
    ] as const
  ).map((part) => html`<li><a href="#${part}">${labels[part]}</a></li>`)}</ul></nav>
<h2>${labels.summary}</h2>
<div class="verdict${bad && ' bad'}"><p><strong>${bad ? labels.violationsFound : labels.noViolations}</strong></p>
<p>${labels.caveat}</p></div>
${figures(view)}
${table(
  labels.statusesCaption,
  [labels.status, { label: labels.count, kind: 'number' }],
  rows.map(({ status, found }) => ({ cells: [statusLabel(status, texts), count(found)] })),
)}
</section>`;
}
