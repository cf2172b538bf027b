import { countsOf, countsOfRule } from '../evidence.ts';
import type { StoryReport } from '../types.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { table } from './table.ts';
import type { View } from './view.ts';

function testsSection(stories: readonly StoryReport[], { texts }: View): Html {
  const { words } = texts;
  const tests = stories.filter(({ interaction }) => interaction.result !== 'none');
  if (tests.length === 0) return html`<p>${words.testsNone}</p>`;
  return table(
    words.testsCaption,
    [
      { label: words.test },
      { label: words.proves },
      { label: words.criteria },
      { label: words.result },
    ],
    tests.map(({ name, description, criteria, interaction }) => ({
      cells: [
        html`<span lang="en">${name}</span>`,
        html`<span lang="en">${description}</span>`,
        criteria.join(', ') || '–',
        interaction.result === 'passed'
          ? html`<span class="passed">${texts.results.passed}</span>`
          : html`<span class="failed">${texts.results.failed}</span> <span lang="en">${interaction.message}</span>`,
      ],
    })),
  );
}

function manualSection(component: string, { report, texts }: View): Html {
  const { words, results } = texts;
  const checks = report.manualChecks.filter((check) => [component, '*'].includes(check.component));
  if (checks.length === 0) return html`<p>${words.manualNone}</p>`;
  return table(
    words.manualCaption,
    [words.criterion, words.result, words.date, words.role, words.note].map((label) => ({ label })),
    checks.map(({ criterion, result, date, role, note }) => ({
      cells: [criterion, results[result], date, role, note],
    })),
  );
}

function settingsTable(story: StoryReport, { report, texts, count }: View): Html {
  const { words, outcomes, themes } = texts;
  return table(
    words.settingsCaption,
    [
      { label: words.theme },
      { label: words.width, kind: 'id' },
      { label: words.brand },
      { label: outcomes.violated, kind: 'number' },
      { label: outcomes.incomplete, kind: 'number' },
      { label: outcomes.passed, kind: 'number' },
      { label: outcomes.inapplicable, kind: 'number' },
    ],
    story.runs.map((run) => {
      const { brand, theme, width } = run.setting;
      const counts = countsOf(run);
      return {
        cells: [
          themes[theme] ?? theme,
          `${width} px`,
          report.brands[brand] ?? brand,
          count(counts.violated),
          count(counts.incomplete),
          count(counts.passed),
          count(counts.inapplicable),
        ],
      };
    }),
  );
}

function rulesTable(story: StoryReport, { report, texts, count }: View): Html {
  const { words, outcomes } = texts;
  const counted = report.rules.map((rule) => ({ rule, counts: countsOfRule(story.runs, rule.id) }));
  const idle = counted.filter(({ counts }) => counts.inapplicable === story.runs.length);
  const asked = counted.filter(
    ({ counts }) => counts.violated + counts.incomplete + counts.passed > 0,
  );
  return html`<details><summary>${words.ruleResults}: <span lang="en">${story.name}</span></summary>
${table(
  words.ruleResults,
  [
    { label: words.rule },
    { label: words.criteria },
    { label: outcomes.violated, kind: 'number' },
    { label: outcomes.incomplete, kind: 'number' },
    { label: outcomes.passed, kind: 'number' },
    { label: outcomes.inapplicable, kind: 'number' },
  ],
  asked.map(({ rule, counts }) => ({
    cells: [
      html`<code>${rule.id}</code>`,
      rule.criteria.join(', ') || words.goodPractice,
      count(counts.violated),
      count(counts.incomplete),
      count(counts.passed),
      count(counts.inapplicable),
    ],
  })),
)}
<p>${words.notApplicableRules}: ${idle.map(({ rule }, at) => html`${at > 0 && ', '}<code>${rule.id}</code>`)}.</p>
</details>`;
}

function storySection(story: StoryReport, view: View): Html {
  return html`<section id="${story.id}">
<h3 lang="en">${story.name}</h3>
${story.description !== '' && html`<p lang="en">${story.description}</p>`}
${settingsTable(story, view)}
${rulesTable(story, view)}
</section>`;
}

/** The body of a component's page: its tests, its manual checks, and every story in full. */
export function componentBody(component: string, view: View): Html {
  const { words } = view.texts;
  const stories = view.report.stories.filter((story) => story.component === component);
  return html`<h1 lang="en">${component}</h1>
<p class="soft">${words.title}, ${view.report.product.name} ${view.report.product.version}</p>
<div class="flow">
<h2>${words.interaction}</h2>
${testsSection(stories, view)}
<h2>${words.manualChecks}</h2>
${manualSection(component, view)}
<h2>${words.stories}</h2>
${stories.map((story) => storySection(story, view))}
</div>`;
}
