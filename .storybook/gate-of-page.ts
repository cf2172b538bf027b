import { speak } from '../apps/portal/src/stories/language-of-story.ts';
import { expectAccessible } from '../packages/ui/src/testing/index.ts';

/** Whether a story is a whole page of the portal, in both languages. */
export function isPage(story: unknown): boolean {
  if (typeof story !== 'function' || !('tags' in story)) return false;
  return Array.isArray(story.tags) && story.tags.includes('page');
}

/** Everything that was asked of the page once more in English, in which the page stays. */
export async function expectGoodInEnglish(): Promise<void> {
  await speak('en');
  await expectAccessible(document.documentElement, { page: true });
}
