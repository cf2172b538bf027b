import type { Language } from '@portal/api';

/** Event that asks the story of a page to change its language. */
const EVENT = 'portal-story-language';

/** Calls back when the story should change its language. @returns a function that removes the listener */
export function onStoryLanguage(follow: (language: string) => void): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) follow(String(event.detail));
  };
  document.addEventListener(EVENT, listener);
  return () => document.removeEventListener(EVENT, listener);
}

/** Time limit for loading the messages of a language, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Changes the language of the current story without rendering it again, so that every state can be checked in both
 * languages without repeating its clicks.
 *
 * @throws Error when the page does not change its language in time
 */
export async function setStoryLanguage(language: Language): Promise<void> {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: language }));
  const end = performance.now() + TIMEOUT_MS;
  while (document.documentElement.lang !== language) {
    if (performance.now() > end) throw new Error(`The page has not changed to "${language}"`);
    await new Promise(requestAnimationFrame);
  }
}
