import { speak } from '../apps/portal/src/stories/language-of-story.ts';
import { expectAccessible } from '../packages/ui/src/testing/index.ts';

/** Rules of axe that only a whole document can meet. */
const RULES_OF_A_PAGE = ['landmark-one-main', 'page-has-heading-one', 'region', 'bypass'];

/** Whether a story is a whole page of the portal, in both languages. */
export function isPage(story: unknown): boolean {
  if (typeof story !== 'function' || !('tags' in story)) return false;
  return Array.isArray(story.tags) && story.tags.includes('page');
}

/** Storybook's own words for errors, hidden in front of a story: their links would come before the skip link. */
export function removeSurroundings(): void {
  for (const element of document.querySelectorAll('body > .sb-wrapper')) element.remove();
}

/** What only a page can have, and then everything once more in English, in which the page stays. */
export async function expectGoodPage(): Promise<void> {
  removeSurroundings();
  const root = document.documentElement;
  await expectAccessible(root, { only: RULES_OF_A_PAGE });
  await speak('en');
  await expectAccessible(root, { page: true });
}
