import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MIN_TARGET } from '../runner/visit.ts';
import { isLeftToGate, isNonconforming } from '../runner/story.ts';
import { buildStorybook, listStories } from '../runner/storybook.ts';
import type { Story } from '../runner/story.ts';
import { describeVariant } from '../runner/variants.ts';
import { visitStories } from '../runner/visit-stories.ts';
import { auditStory } from './audit-story.ts';
import type { VisitResult } from './audit-story.ts';
import { allVisits, defaultVisits } from './visits.ts';

const HELP = `Checks every story in every brand and theme, narrow and wide, with text spacing, right to left, in forced
colours and with long words, whole pages also in English; and that every nonconforming story is refused.

  --full             every combination instead of the documented ones
  --only <text>      stories whose id or title contains the text
  --at <regexp>      variants whose description matches, such as "dark" or "rtl|long words"; conforming stories only
  --storybook <dir>  a Storybook that is built already; otherwise it is built first
  --target <px>      smallest side of a target (${MIN_TARGET})
  --json <file>      writes every result
`;

const { values: options } = parseArgs({
  options: {
    full: { type: 'boolean' },
    help: { type: 'boolean' },
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
    storybook: { type: 'string' },
    target: { type: 'string', default: String(MIN_TARGET) },
    json: { type: 'string' },
  },
});

/** After this number of stories the audit prints its progress. */
const PROGRESS_INTERVAL = 25;
/** Elements and variants that are printed of one finding. */
const PRINTED_ELEMENTS = 4;
const PRINTED_VARIANTS = 3;

/** Prints each finding once, with the variants in which it occurs. */
function printFindings(results: readonly VisitResult[]): void {
  const variants = new Map<string, string[]>();
  for (const { story, variant, findings } of results) {
    for (const { rule, message, elements } of findings) {
      const finding = `${story.id} [${rule}] ${message.split('\n')[0]}\n    ${elements.slice(0, PRINTED_ELEMENTS).join(', ')}`;
      variants.set(finding, [...(variants.get(finding) ?? []), describeVariant(variant)]);
    }
  }
  for (const [finding, found] of variants) {
    const shown = found.slice(0, PRINTED_VARIANTS).join(' | ');
    console.log(`✗ ${finding}\n    in ${found.length}: ${shown}`);
  }
}

/** Whether the options name the story. */
function isSelected(story: Story): boolean {
  if (isLeftToGate(story)) return false;
  return options.at === '' || (story.type === 'story' && !isNonconforming(story));
}

/** Runs the audit; whether it found nothing and every nonconforming story was refused. */
async function audit(): Promise<boolean> {
  const storybook = options.storybook ?? (await buildStorybook());
  const stories = listStories(storybook, options.only).filter(isSelected);
  const at = new RegExp(options.at);
  const plan = {
    visits: (options.full ? allVisits : defaultVisits).filter((visit) =>
      at.test(describeVariant(visit)),
    ),
    target: Number(options.target),
  };
  const results: VisitResult[] = [];
  let done = 0;
  const start = performance.now();
  await visitStories(storybook, stories, async (page, story) => {
    const found = await auditStory(page, story, plan);
    if (!isNonconforming(story)) printFindings(found);
    results.push(...found);
    done += 1;
    if (done % PROGRESS_INTERVAL === 0) console.log(`… ${done} of ${stories.length} stories`);
  });
  if (options.json) writeFileSync(options.json, `${JSON.stringify(results)}\n`);

  const nonconforming = stories.filter(isNonconforming);
  const failed = results.filter(({ findings }) => findings.length > 0);
  const refused = new Set(failed.map(({ story }) => story));
  const notRefused = nonconforming.filter((story) => !refused.has(story));
  for (const { id } of notRefused) console.log(`✗ ${id} was not refused`);
  const conforming = results.filter(({ story }) => !isNonconforming(story));
  const failures = failed.filter(({ story }) => !isNonconforming(story)).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `${stories.length - nonconforming.length} stories and docs pages, ${conforming.length} visits, ${failures} with findings; ` +
      `${nonconforming.length - notRefused.length} of ${nonconforming.length} nonconforming stories refused (${seconds} s)`,
  );
  return failures === 0 && notRefused.length === 0;
}

if (options.help) console.log(HELP);
else process.exitCode = (await audit()) ? 0 : 1;
