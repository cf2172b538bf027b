import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Shorter timers wait for the end of a movement, for typing and for answers; longer ones end sessions. In ms. */
const NOTICED_MS = { from: 1000, to: 60_000 } as const;

/** Time in which a story shows what its timers have changed, in ms. */
const SHOWN_MS = 50;

/** Where notices are shown. */
const NOTICE =
  '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"]), output, [data-notification]';
/** What people can do in a notice; one that only closes it has another name than its words. */
const ACTION = ':is(button, a[href]):not([aria-label])';

interface Recording {
  /** Ends the recording. @returns notices with an action that vanish by themselves */
  readonly end: () => Promise<readonly Finding[]>;
}

const actionsIn = (root: Element): readonly Element[] =>
  [...root.querySelectorAll(ACTION)].filter(
    (action) => action.closest(NOTICE) !== null && isShown(action),
  );

/** The timers of the story that is shown, and what runs at their end; none between two stories. */
let running: Map<number, () => void> | undefined;
let isInstalled = false;

/** Passes on all timers, and remembers those of a story. */
function install(): void {
  if (isInstalled) return;
  isInstalled = true;
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  Object.assign(window, {
    setTimeout(handler: (...args: unknown[]) => void, delay = 0, ...args: unknown[]): number {
      const own = running;
      const run = (): void => {
        own?.delete(id);
        handler(...args);
      };
      const id = start(run, delay);
      if (delay >= NOTICED_MS.from && delay <= NOTICED_MS.to) own?.set(id, run);
      return id;
    },
    clearTimeout(id?: number): void {
      if (id !== undefined) running?.delete(id);
      stop(id);
    },
  });
}

/** Records the timers of a story; at its end, those that are still running run at once, so that the tests need not wait for them (WCAG 2.2.1). */
export function recordTimers(): Recording {
  install();
  running = new Map();
  return {
    async end() {
      const actions = actionsIn(document.body);
      const waiting = [...(running ?? [])];
      running = undefined;
      if (actions.length === 0) return [];
      for (const [id, run] of waiting) {
        window.clearTimeout(id);
        run();
      }
      // React shows in a later task what no press has caused.
      await new Promise((resolve) => {
        setTimeout(resolve, SHOWN_MS);
      });
      const gone = actions.filter((action) => !action.isConnected);
      if (gone.length === 0) return [];
      const message = 'Keep a notice as long as people can act on it (WCAG 2.2.1)';
      return [{ rule: 'vanishing', message, elements: gone.map(describe) }];
    },
  };
}
