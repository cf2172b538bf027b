import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findBrowser } from '../../environment/browser.ts';
import { andInEnglish, documentedPart, inWords, wholeMatrix } from './variants.ts';
import { isPage, lookAt, readStories, share } from './look.ts';
import type { Look, Story } from './look.ts';
import { bundleChecks, serve } from './site.ts';

const HELP = `Looks at every story in every brand and theme, narrow and wide, with text spacing, right to left,
in forced colours and with long words, whole pages also in English; then makes sure that every non-conforming story is refused.

  --full           every combination, not the documented part
  --only <text>    stories whose id holds the text
  --at <regexp>    circumstances whose words match, such as "dark" or "rtl|long words"; stories only, and no wrong ones
  --static <dir>   a Storybook that has been built already
  --target <px>    smallest side of what is pressed (24)
  --json <file>    writes every look with its findings
`;

const { values } = parseArgs({
  options: {
    full: { type: 'boolean' },
    help: { type: 'boolean' },
    only: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
    static: { type: 'string' },
    target: { type: 'string', default: '24' },
    json: { type: 'string' },
  },
});

/** After how many stories the run says how far it has come. */
const EVERY = 25;

const print = (text: string) => process.stdout.write(`${text}\n`);
const root = fileURLToPath(new URL('../../..', import.meta.url));

function builtStorybook(): string {
  if (values.static) return values.static;
  execFileSync('storybook', ['build', '--quiet', '-o', 'storybook-static'], {
    cwd: root,
    stdio: 'inherit',
  });
  return `${root}storybook-static`;
}

/** On purpose: the gate must refuse it. */
function isWrong({ tags }: Story): boolean {
  return tags?.includes('nonconforming') ?? false;
}

function isAskedFor(story: Story): boolean {
  if (!story.id.includes(values.only)) return false;
  return !values.at || (story.type === 'story' && !isWrong(story));
}

/** One finding in many circumstances is one line with a count. */
function printFindings(looks: readonly Look[]): void {
  const groups = new Map<string, string[]>();
  for (const { story, at, findings } of looks) {
    for (const { rule, message, elements } of findings) {
      const key = `${story.id} [${rule}] ${message.split('\n')[0]}\n    ${elements.slice(0, 4).join(', ')}`;
      groups.set(key, [...(groups.get(key) ?? []), inWords(at)]);
    }
  }
  for (const [key, where] of groups) {
    print(`✗ ${key}\n    in ${where.length}: ${where.slice(0, 3).join(' | ')}`);
  }
}

async function main(): Promise<boolean> {
  const folder = builtStorybook();
  const site = await serve(folder);
  const browser = await chromium.launch(await findBrowser());
  const settings = { checks: await bundleChecks(), target: Number(values.target) };
  const stories = (await readStories(folder)).filter(isAskedFor);
  const wanted = new RegExp(values.at);
  const list = (values.full ? wholeMatrix : documentedPart).filter((at) =>
    wanted.test(inWords(at)),
  );
  const looks: Look[] = [];
  let done = 0;
  const began = performance.now();
  try {
    await share(
      browser,
      Math.min(2, availableParallelism()),
      settings.checks,
      stories,
      async (page, story) => {
        const own = isPage(story) ? andInEnglish(list) : list;
        const found = await lookAt(page, site, story, own, settings);
        if (!isWrong(story)) printFindings(found);
        looks.push(...found);
        done += 1;
        if (done % EVERY === 0) print(`… ${done} of ${stories.length} stories`);
      },
    );
  } finally {
    await browser.close();
    site.close();
  }
  const wrong = new Set(stories.filter(isWrong));
  const own = looks.filter(({ story }) => !wrong.has(story));
  const refused = new Set(
    looks
      .filter(({ story, findings }) => wrong.has(story) && findings.length > 0)
      .map((l) => l.story),
  );
  for (const story of wrong) if (!refused.has(story)) print(`✗ ${story.id} was not refused`);
  if (values.json) writeFileSync(values.json, `${JSON.stringify(looks)}\n`);
  const failed = own.filter(({ findings }) => findings.length > 0).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  print(
    `${stories.length - wrong.size} stories and docs pages, ${own.length} looks, ${failed} with findings; ` +
      `${refused.size} of ${wrong.size} non-conforming stories refused (${seconds} s)`,
  );
  return failed === 0 && refused.size === wrong.size;
}

if (values.help) print(HELP);
else process.exitCode = (await main()) ? 0 : 1;
