/** Has work done a little later; what is asked again meanwhile is done once. */
export type Debounce = (work: () => void) => void;

/** What tells that the page may never run again. */
export interface UnloadEvents {
  readonly window: EventTarget;
  readonly document: EventTarget & Pick<Document, 'visibilityState'>;
}

/**
 * Makes a {@link Debounce} that loses nothing: whoever reloads, leaves or puts the phone away has it done at once.
 *
 * @param delayMs how long to wait, in ms
 */
export function debounceUntilUnload(delayMs: number, leaving: UnloadEvents = globalThis): Debounce {
  let waiting: (() => void) | null = null;
  const finish = (): void => {
    const work = waiting;
    waiting = null;
    work?.();
  };
  leaving.window.addEventListener('pagehide', finish);
  leaving.document.addEventListener('visibilitychange', () => {
    if (leaving.document.visibilityState === 'hidden') finish();
  });
  return (work) => {
    if (!waiting) setTimeout(finish, delayMs);
    waiting = work;
  };
}
