import { clauseOf } from '../../../../packages/ui/docs/criteria.ts';
import { interactionTests } from '../evidence.ts';
import { STATUSES } from '../status.ts';
import { html } from './escape.ts';
import type { Html, Part } from './escape.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';
import { statusLabel, storyDescription, storyLink } from './view.ts';
import type { CriterionResult, View } from './view.ts';

function automaticCell({ evidence }: CriterionResult, { texts, count }: View): Part {
  if (evidence.rules.length === 0) return html`<span class="soft">${texts.labels.noRule}</span>`;
  const { outcomes, labels } = texts;
  const { violated, incomplete } = evidence.counts;
  const short = [
    `${labels.ruleCount}: ${count(evidence.rules.length)}`,
    `${labels.violations}: ${count(violated)}`,
    ...(incomplete > 0 ? [`${outcomes.incomplete}: ${count(incomplete)}`] : []),
  ];
  return html`<details><summary>${short.join(', ')}</summary>
<ul class="plain">${evidence.rules.map(({ rule, counts }) => {
    const parts = (['violated', 'incomplete', 'passed'] as const)
      .filter((outcome) => counts[outcome] > 0)
      .map((outcome) => `${outcomes[outcome]}: ${count(counts[outcome])}`);
    const found = parts.length > 0 ? parts.join(', ') : outcomes.inapplicable;
    return html`<li><a href="#rule-${rule}"><code>${rule}</code></a> <span class="soft">${found}</span></li>`;
  })}</ul></details>`;
}

function interactionTestsOf({ evidence }: CriterionResult, view: View): Part {
  const { labels } = view.texts;
  const { interactions } = evidence;
  if (interactions.length === 0) return '';
  const { passed } = interactionTests(interactions);
  return html`<details><summary>${labels.interaction}: ${passed} ${labels.of} ${interactions.length} ${labels.passed}</summary>
<ul class="plain">${interactions.map((story) => html`<li>${storyDescription(story, view)} <span class="soft">${storyLink(story, view)}</span></li>`)}</ul></details>`;
}

/** Values that the code inserts into a title are not known here. */
const shownTitle = (title: string) => title.replaceAll(/\$\{[^}]*\}/g, '…');

function otherTests({ evidence }: CriterionResult, { language, texts, count }: View): Part {
  const { tests } = evidence;
  if (tests.length === 0) return '';
  return html`<details><summary>${texts.labels.otherTests}: ${count(tests.length)}</summary>
<ul class="plain">${tests.map(
    (test) =>
      html`<li>${test[language]} <span class="soft"><code>${test.file}</code>: <span lang="en">${shownTitle(test.title)}</span></span></li>`,
  )}</ul></details>`;
}

function testsCell(result: CriterionResult, view: View): Part {
  const { interactions, tests } = result.evidence;
  if (interactions.length + tests.length === 0) {
    return html`<span class="soft">${view.texts.labels.noTest}</span>`;
  }
  return [interactionTestsOf(result, view), otherTests(result, view)];
}

function speechCell({ evidence }: CriterionResult, { texts, count }: View): Part {
  const { labels } = texts;
  const { records, failed } = evidence.speech;
  if (records === 0) return html`<span class="soft">${labels.notRecorded}</span>`;
  return `${count(records - failed)} ${labels.of} ${count(records)} ${labels.passed}`;
}

function manualCell({ evidence }: CriterionResult, { texts }: View): Part {
  if (evidence.manual.length === 0) {
    return html`<span class="soft">${texts.labels.notCheckedManually}</span>`;
  }
  return html`<ul class="plain">${evidence.manual.map(
    ({ component, date, role, result, note }) =>
      html`<li>${component === '*' ? texts.labels.all : component}: ${texts.results[result]}, ${date}, ${role}. ${note}</li>`,
  )}</ul>`;
}

function rowOf(result: CriterionResult, view: View): Row {
  const { criterion, status } = result;
  const { labels } = view.texts;
  return {
    id: `criterion-${criterion.id}`,
    status,
    cells: [
      clauseOf(criterion) ?? labels.noClause,
      html`<strong>${criterion.id}</strong> ${criterion[view.language]} <span class="soft">(${labels.level} ${criterion.level})</span>${
        criterion.since22 && html` <span class="tag">${labels.new22}</span>`
      }`,
      statusLabel(status, view.texts),
      automaticCell(result, view),
      testsCell(result, view),
      speechCell(result, view),
      manualCell(result, view),
    ],
  };
}

/** Radio buttons that hide rows by CSS only, so that the filter needs no script. */
function filter({ criteria, texts, count }: View): Html {
  const { labels, statuses } = texts;
  const present = STATUSES.filter((status) => criteria.some((result) => result.status === status));
  const found = (status: string) => criteria.filter((result) => result.status === status).length;
  return html`<fieldset><legend>${labels.show}</legend><div class="choices">
<label><input type="radio" name="status" id="show-all" checked> <span>${labels.all} (${count(criteria.length)})</span></label>
${present.map(
  (status) =>
    html`<label><input type="radio" name="status" id="show-${status}"> <span>${statuses[status]} (${count(found(status))})</span></label>
`,
)}</div></fieldset>`;
}

/** The CSS of the filter. */
export const FILTER_STYLES: string = STATUSES.map(
  (status) =>
    `#conformance:has(#show-${status}:checked) tbody tr:not([data-status="${status}"]) { display: none; }`,
).join('\n');

/** The conformance table: each criterion with its status and evidence. */
export function conformanceSection(view: View): Html {
  const { labels } = view.texts;
  return html`<section id="conformance">
<h2>${labels.conformance}</h2>
<p>${labels.conformanceIntro} ${labels.bitv}</p>
${filter(view)}
${table(
  labels.conformanceCaption,
  [
    { label: labels.clause, kind: 'id' },
    labels.criterion,
    labels.status,
    labels.automatic,
    labels.tests,
    labels.speech,
    labels.manual,
  ],
  view.criteria.map((result) => rowOf(result, view)),
)}
</section>`;
}
