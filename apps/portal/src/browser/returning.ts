import { sessionStore } from './storage.ts';

const KEY = 'portal.left';

/** Remembers, until the tab is closed, that the portal was left in it. Called once, when the portal starts. */
export function rememberLeaving(): void {
  window.addEventListener('pagehide', () => sessionStore.write(KEY, 'yes'));
}

/**
 * Whether a person came back to the portal in this tab, as from the identity or the payment provider. Not after a reload,
 * Back or Forward: the browser then restores what had the focus.
 */
export function isReturning(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.toJSON().type === 'navigate' && sessionStore.read(KEY) !== null;
}
