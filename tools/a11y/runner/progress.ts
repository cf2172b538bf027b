import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** At most one announcement of progress in this time, in ms. */
const APART_MS = 5000;

const LIVE =
  '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';

/** A text that states how far something is, such as "41 %" or "Schritt 3 von 40". */
const PROGRESS = /\d\s*(%|Prozent|percent)|\d+ (von|of) \d+/;

const pattern = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ');

interface Recording {
  /** Ends the recording. @returns progress that was announced twice within five seconds */
  readonly end: () => readonly Finding[];
}

/** Records every progress that live regions announce, from the mount of a story on. */
export function recordProgress(): Recording {
  const last = new Map<string, { readonly at: number; readonly text: string }>();
  const repeated = new Set<string>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const text = element?.closest(LIVE)?.textContent.trim() ?? '';
      if (!PROGRESS.test(text)) continue;
      const before = last.get(pattern(text));
      const at = performance.now();
      if (before?.text === text) continue;
      if (before && at - before.at < APART_MS) repeated.add(text);
      last.set(pattern(text), { at, text });
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return {
    end() {
      observer.disconnect();
      if (repeated.size === 0) return [];
      const message = 'Announce progress at most once in five seconds';
      return [{ rule: 'progress', message, elements: [...repeated] }];
    },
  };
}
