import { countsOf, countsOfRule, interactionTests } from '../evidence.ts';
import { OUTCOMES } from '../schema.ts';
import type { StoryReport } from '../schema.ts';
import { html } from './escape.ts';
import type { Html, Part } from './escape.ts';
import { table } from './table.ts';
import { outcomeCells, outcomeColumns, storyDescription } from './view.ts';
import type { View } from './view.ts';

function testsSection(stories: readonly StoryReport[], view: View): Html {
  const { texts } = view;
  const { labels } = texts;
  const { tests } = interactionTests(stories);
  if (tests.length === 0) return html`<p>${labels.testsNone}</p>`;
  return table(
    labels.testsCaption,
    [labels.testName, labels.proves, labels.criteria, labels.result],
    tests.map(({ name, description, german, criteria, interaction }) => ({
      cells: [
        html`<span lang="en">${name}</span>`,
        storyDescription({ description, german }, view),
        criteria.join(', ') || '–',
        interaction.result === 'passed'
          ? html`<span class="passed">${texts.results.passed}</span>`
          : html`<span class="failed">${texts.results.failed}</span> <span lang="en">${interaction.message}</span>`,
      ],
    })),
  );
}

function manualSection(component: string, { report, texts }: View): Html {
  const { labels, results } = texts;
  const checks = report.manualChecks.filter((check) => [component, '*'].includes(check.component));
  if (checks.length === 0) return html`<p>${labels.manualNone}</p>`;
  return table(
    labels.manualCaption,
    [labels.criterion, labels.result, labels.date, labels.role, labels.note],
    checks.map(({ criterion, result, date, role, note }) => ({
      cells: [criterion, results[result], date, role, note],
    })),
  );
}

function settingsTable(story: StoryReport, view: View): Html {
  const { report, texts } = view;
  const { labels, themes } = texts;
  return table(
    labels.settingsCaption,
    [labels.theme, { label: labels.width, kind: 'id' }, labels.brand, ...outcomeColumns(texts)],
    story.runs.map((run) => {
      const { brand, theme, width } = run.setting;
      return {
        cells: [
          themes[theme],
          `${width} px`,
          report.brands[brand] ?? brand,
          ...outcomeCells(countsOf(run), view),
        ],
      };
    }),
  );
}

/** The rules that a person must judge or that are violated, with the number of settings. */
function openRules(runs: StoryReport['runs'], outcome: 'violated' | 'incomplete'): Part {
  const rules = runs.flatMap((run) => run[outcome].map(({ rule }) => rule));
  const counted = [...new Set(rules)].map(
    (rule, at) =>
      html`${at > 0 && ', '}<code>${rule}</code> ${rules.filter((other) => other === rule).length} ×`,
  );
  return counted.length > 0 ? html` (${counted})` : '';
}

/** The result of a story in one line; on paper it is the only one, unless the reader has opened the tables. */
function resultLine({ runs }: StoryReport, { texts, count }: View): Html {
  const parts = OUTCOMES.map((outcome) => {
    const found = runs.reduce((sum, run) => sum + countsOf(run)[outcome], 0);
    const rules =
      outcome === 'violated' || outcome === 'incomplete' ? openRules(runs, outcome) : '';
    return html`<span class="${outcome === 'violated' && found > 0 && 'failed'}">${texts.outcomes[outcome]}: ${count(found)}${rules}</span>`;
  });
  return html`<p class="results">${parts.map((part, at) => html`${at > 0 && '; '}${part}`)}</p>`;
}

function rulesTable(story: StoryReport, view: View): Html {
  const { report, texts } = view;
  const { labels } = texts;
  const counted = report.rules.map((rule) => ({ rule, counts: countsOfRule(story.runs, rule.id) }));
  const inapplicable = counted.filter(({ counts }) => counts.inapplicable === story.runs.length);
  const applicable = counted.filter(
    ({ counts }) => counts.violated + counts.incomplete + counts.passed > 0,
  );
  return html`${table(
    labels.ruleResults,
    [labels.rule, labels.criteria, ...outcomeColumns(texts)],
    applicable.map(({ rule, counts }) => ({
      cells: [
        html`<code>${rule.id}</code>`,
        rule.criteria.join(', ') || labels.goodPractice,
        ...outcomeCells(counts, view),
      ],
    })),
  )}
<p>${labels.notApplicableRules}: ${inapplicable.map(({ rule }, at) => html`${at > 0 && ', '}<code>${rule.id}</code>`)}.</p>`;
}

function storySection(story: StoryReport, view: View): Html {
  return html`<section id="${story.id}">
<h3 lang="en">${story.name}</h3>
${story.description !== '' && html`<p>${storyDescription(story, view)}</p>`}
${resultLine(story, view)}
<details><summary>${view.texts.labels.resultsOfStory}: <span lang="en">${story.name}</span></summary>
${settingsTable(story, view)}
${rulesTable(story, view)}
</details>
</section>`;
}

/** The page of a component: interaction tests, manual checks, and the results of every story. */
export function componentBody(component: string, view: View): Html {
  const { labels } = view.texts;
  const stories = view.report.stories.filter((story) => story.component === component);
  return html`<h1 lang="en">${component}</h1>
<p class="paper">${labels.onPaper}</p>
<p class="soft">${labels.title}, ${view.report.product.name} ${view.report.product.version}</p>
<div class="flow">
<h2>${labels.interaction}</h2>
${testsSection(stories, view)}
<h2>${labels.manualChecks}</h2>
${manualSection(component, view)}
<h2>${labels.stories}</h2>
${stories.map((story) => storySection(story, view))}
</div>`;
}
