/** Runs a function later; when called again before that, only the last function runs. */
export type Debounce = (work: () => void) => void;

/** Sources of the events before a page is unloaded. */
export interface UnloadEvents {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * A {@link Debounce} that loses nothing: when the page is hidden or unloaded, the function runs at once.
 *
 * @param delayMs delay, in ms
 */
export function debounceUntilUnload(delayMs: number, events: UnloadEvents = globalThis): Debounce {
  let waiting: (() => void) | null = null;
  const finish = (): void => {
    const work = waiting;
    waiting = null;
    work?.();
  };
  events.window.addEventListener('pagehide', finish);
  events.document.addEventListener('visibilitychange', () => {
    if (events.document.visibilityState === 'hidden') finish();
  });
  return (work) => {
    if (!waiting) setTimeout(finish, delayMs);
    waiting = work;
  };
}
