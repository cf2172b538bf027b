import type { RuleFinding, StoryReport } from '../schema.ts';
import { html } from './escape.ts';
import type { Html } from './escape.ts';
import { table } from './table.ts';
import type { Row } from './table.ts';
import { settingText, storyLink } from './view.ts';
import type { View } from './view.ts';

/** Number of elements that a finding lists; report.json lists all of them. */
const SHOWN_ELEMENTS = 3;

interface Found {
  readonly found: RuleFinding;
  readonly settings: string[];
}

/** One row for each rule in a story, with the settings in which it occurred. */
function rowsOf(story: StoryReport, outcome: 'violated' | 'incomplete', view: View): Row[] {
  const byRule = new Map<string, Found>();
  for (const run of story.runs) {
    for (const found of run[outcome]) {
      const entry = byRule.get(found.rule) ?? { found, settings: [] };
      entry.settings.push(settingText(run.setting, view));
      byRule.set(found.rule, entry);
    }
  }
  return [...byRule.values()].map(({ found, settings }) => ({
    cells: [
      html`<a href="#rule-${found.rule}"><code>${found.rule}</code></a>`,
      storyLink(story, view),
      settings.length === story.runs.length ? view.texts.labels.allSettings : settings.join('; '),
      html`<ul class="plain" lang="en">${found.findings
        .slice(0, SHOWN_ELEMENTS)
        .map(({ target, summary }) => html`<li><code>${target}</code> ${summary}</li>`)}</ul>`,
    ],
  }));
}

function failedTests(view: View): Row[] {
  return view.report.stories
    .filter(({ interaction }) => interaction.result === 'failed')
    .map((story) => ({
      cells: [
        view.texts.labels.test,
        storyLink(story, view),
        '1140 px',
        html`<span lang="en">${story.interaction.message}</span>`,
      ],
    }));
}

function findingsTable(caption: string, rows: readonly Row[], { texts }: View): Html {
  const { labels } = texts;
  const columns = [labels.rule, labels.story, labels.where, labels.element];
  return table(caption, columns, rows);
}

/** Violated rules, failed tests, and cases that a person must review. */
export function findingsSection(view: View): Html {
  const { labels } = view.texts;
  const { stories } = view.report;
  const bad = [
    ...stories.flatMap((story) => rowsOf(story, 'violated', view)),
    ...failedTests(view),
  ];
  const open = stories.flatMap((story) => rowsOf(story, 'incomplete', view));
  return html`<section id="findings">
<h2>${labels.findings}</h2>
<p>${labels.findingsIntro}</p>
${bad.length > 0 ? findingsTable(labels.findingsCaption, bad, view) : html`<p>${labels.findingsNone}</p>`}
${open.length > 0 ? findingsTable(labels.incompleteCaption, open, view) : html`<p>${labels.incompleteNone}</p>`}
</section>`;
}
