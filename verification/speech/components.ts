import type { Listener } from './listener.ts';
import { READ, READ_DECORATION, VISITS, type Step, type Visit } from './component-actions.ts';

/** Address of a story without Storybook around it. */
const storyUrl = (origin: string, story: string) =>
  `${origin}/iframe.html?id=${story}&viewMode=story`;

/** `forms-combobox` of `forms-combobox--empty`: the id of the docs page without its ending. */
const componentOf = ({ story }: Visit) => story.split('--')[0] ?? story;

/** What Storybook lists in `index.json`. */
interface Entry {
  readonly type: 'docs' | 'story';
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The other components with a docs page, in their first story: they are read from top to bottom. */
async function readingVisits(origin: string): Promise<readonly Visit[]> {
  const answer = await fetch(`${origin}/index.json`);
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await answer.json();
  const entries = Object.values(index.entries);
  const visited = new Set(VISITS.map(componentOf));
  return entries
    .filter(({ type, tags }) => type === 'docs' && tags.includes('attached-mdx'))
    .filter(({ id }) => !visited.has(id.replace(/--docs$/, '')))
    .flatMap((docs) => {
      const story = entries.find(({ type, title }) => type === 'story' && title === docs.title);
      const isDecoration = docs.title === 'Foundations/Icon';
      return story ? [{ story: story.id, actions: [isDecoration ? READ_DECORATION : READ] }] : [];
    });
}

async function doStep({ press, desktop, page }: Listener, step: Step): Promise<void> {
  if (typeof step === 'string') await press(step);
  else if ('type' in step) desktop.type(step.type);
  else await page.waitForTimeout(step.waitMs);
}

/**
 * Operates components by keyboard in their stories.
 *
 * @param origin address of a built Storybook
 */
export async function operateComponents(listener: Listener, origin: string): Promise<void> {
  await visitAll(listener, origin, VISITS);
}

/**
 * Reads the other components from top to bottom.
 *
 * @param origin address of a built Storybook
 */
export async function readComponents(listener: Listener, origin: string): Promise<void> {
  await visitAll(listener, origin, await readingVisits(origin));
}

async function visitAll(
  listener: Listener,
  origin: string,
  visits: readonly Visit[],
): Promise<void> {
  for (const visit of visits) {
    listener.subject(componentOf(visit), visit.story);
    await listener.open(storyUrl(origin, visit.story));
    await listener.page.locator('#storybook-root > *').first().waitFor();
    // What the story announces by itself is removed after ten seconds; until then it would be read with the page.
    await listener.page.waitForFunction(() =>
      [...document.querySelectorAll('[data-portal-announcer]')].every(
        ({ textContent }) => textContent === '',
      ),
    );
    await listener.press('ctrl+Home');
    await listener.ignore();
    for (const { action, steps, criteria, rules } of visit.actions) {
      for (const step of steps) await doStep(listener, step);
      await listener.listen(action, criteria, ...rules);
    }
  }
}
