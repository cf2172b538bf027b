import { pathOfStory } from '../a11y/runner/open-story.ts';
import type { Listener } from './listener.ts';
import type { Step, Visit } from './actions.ts';
import { MAY_REPEAT, VISITS } from './component-actions.ts';

/** `forms-combobox` of `forms-combobox--empty`: the id of the docs page without its ending. */
const componentOf = ({ story }: Pick<Visit, 'story'>) => story.split('--')[0] ?? story;

/** What Storybook lists in `index.json`. */
interface Entry {
  readonly type: 'docs' | 'story';
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** The first stories of the other components with a docs page. */
async function otherStories(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/index.json`);
  const index: { readonly entries: Readonly<Record<string, Entry>> } = await answer.json();
  const entries = Object.values(index.entries);
  const visited = new Set(VISITS.map(componentOf));
  return entries
    .filter(({ type, tags }) => type === 'docs' && tags.includes('attached-mdx'))
    .filter(({ id }) => !visited.has(id.replace(/--docs$/, '')))
    .flatMap((docs) => {
      const story = entries.find(({ type, title }) => type === 'story' && title === docs.title);
      return story ? [story.id] : [];
    });
}

async function doStep({ press, desktop, page }: Listener, step: Step): Promise<void> {
  if (typeof step === 'string') await press(step);
  else if ('type' in step) await desktop.type(step.type);
  else await page.waitForTimeout(step.waitMs);
}

const isOfNavigation = ({ story }: Visit) => story.startsWith('navigation-');

/**
 * Operates components by keyboard in their stories, but those of navigation.
 *
 * @param origin address of a built Storybook
 */
export async function operateComponents(listener: Listener, origin: string): Promise<void> {
  const visits = VISITS.filter((visit) => !isOfNavigation(visit));
  await visitAll(listener, origin, visits);
}

/**
 * Operates the components of navigation, and reads from top to bottom all that are not operated.
 *
 * @param origin address of a built Storybook
 */
export async function operateNavigationAndRead(listener: Listener, origin: string): Promise<void> {
  const visits = VISITS.filter(isOfNavigation);
  await visitAll(listener, origin, visits);
  for (const story of await otherStories(origin)) {
    await openStory(listener, origin, story);
    await listener.readAll(listener.page.locator('#storybook-root'), MAY_REPEAT);
  }
}

/** Opens a story with Orca at its start. */
async function openStory(listener: Listener, origin: string, story: string): Promise<void> {
  listener.subject(componentOf({ story }), story);
  await listener.open(`${origin}${pathOfStory(story)}`);
  await listener.page.locator('#storybook-root > *').first().waitFor();
  // What the story announces by itself is removed after ten seconds; until then it would be read with the page.
  await listener.page.waitForFunction(() =>
    [...document.querySelectorAll('[data-portal-announcer]')].every(
      ({ textContent }) => textContent === '',
    ),
  );
  await listener.toStart();
}

async function visitAll(
  listener: Listener,
  origin: string,
  visits: readonly Visit[],
): Promise<void> {
  for (const visit of visits) {
    await openStory(listener, origin, visit.story);
    for (const { action, steps, criteria, rules } of visit.actions) {
      for (const step of steps) await doStep(listener, step);
      await listener.listen(action, criteria, ...rules);
    }
  }
}
