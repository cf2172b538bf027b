import { setStoryLanguage } from '../../../apps/portal/src/stories/story-language.ts';
import { expectAccessible } from '../../../packages/ui/src/testing/index.ts';
import type { CheckOptions } from '../../../packages/ui/src/testing/index.ts';

/** Name of a theme. */
export type Theme = NonNullable<CheckOptions['theme']>;

/** Whether a story is a whole page of the portal, in both languages. */
export function isPage(story: unknown): boolean {
  if (typeof story !== 'function' || !('tags' in story)) return false;
  return Array.isArray(story.tags) && story.tags.includes('page');
}

/**
 * Asks everything of the page once more in English, in which it stays, and in the theme that is left: so the same run
 * of axe answers for both.
 */
export async function expectGoodInEnglish(theme: Theme): Promise<void> {
  await setStoryLanguage('en');
  await expectAccessible(document.documentElement, { page: true, theme });
}
