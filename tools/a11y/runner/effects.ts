/** What changes when a control acts; what only shows that it is pressed is no such attribute. */
const STATES = [
  'aria-checked',
  'aria-current',
  'aria-expanded',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'checked',
  'hidden',
  'open',
];

/** What a story does in answer to an event. */
interface Effects {
  /** Whether texts, elements or states have changed, or the address has. */
  readonly hasActed: boolean;
  /** Whether a click has reached the page. */
  readonly isClicked: boolean;
}

/**
 * Runs events on a story, and looks at what it does at once: React updates in the microtasks after an event, before any timer and answer.
 *
 * @param dispatch dispatches the events
 */
export async function effectsOf(dispatch: () => void): Promise<Effects> {
  const { href } = location;
  let isClicked = false;
  const onClick = (event: Event): void => {
    isClicked = true;
    // A link would leave the page of the tests.
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  };
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, {
    attributeFilter: STATES,
    characterData: true,
    childList: true,
    subtree: true,
  });
  addEventListener('click', onClick, { capture: true });
  dispatch();
  // The first microtask is that of React, which may be queued after ours.
  await Promise.resolve();
  await Promise.resolve();
  const hasActed = hasChanged || observer.takeRecords().length > 0 || location.href !== href;
  observer.disconnect();
  removeEventListener('click', onClick, { capture: true });
  return { hasActed, isClicked };
}
