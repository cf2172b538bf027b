import type { Language } from '../i18n/language.ts';

/** What a page's story hears when the gate wants it in another language. */
const EVENT = 'portal-story-language';

/** Lets a page's story speak as it is told; returns the function that ends it. */
export function onStoryLanguage(follow: (language: string) => void): () => void {
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) follow(String(event.detail));
  };
  document.addEventListener(EVENT, hear);
  return () => document.removeEventListener(EVENT, hear);
}

/** So long the messages of a language may take, in ms. */
const TIMEOUT_MS = 5000;

/**
 * Shows the page that stands in another language without drawing it anew, so that every state is also seen in the
 * other one, whatever was clicked to get there.
 *
 * @throws Error when the page does not follow, since it would be judged in the wrong language
 */
export async function setStoryLanguage(language: Language): Promise<void> {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: language }));
  const end = performance.now() + TIMEOUT_MS;
  while (document.documentElement.lang !== language) {
    if (performance.now() > end) throw new Error(`The page does not speak "${language}"`);
    await new Promise(requestAnimationFrame);
  }
}
