import { expect, type Page } from '@playwright/test';

/** What a screen reader announces without being asked. */
export interface Announcements {
  /** Texts of live regions and names of focused headings and dialogs since the last call, in order. */
  readonly take: () => string[];
  /** Waits until a text that `take` has not returned yet matches. */
  readonly waitFor: (text: RegExp) => Promise<void>;
}

/** Runs in every document of the page: reports texts added to live regions, and headings and dialogs that receive the focus. */
function observe(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is serialised into the page
  const textOf = (node: Node): string | null => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element) {
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    }
    return copy.textContent;
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- this function is serialised into the page
  const report = (text: string | null | undefined): void => {
    const plain = text?.replace(/\s+/g, ' ').trim();
    if (plain) window.dispatchEvent(new CustomEvent('announced', { detail: plain }));
  };
  const regions =
    '[aria-live]:not([aria-live=off]), [role=status], [role=alert], output:not([aria-live=off])';
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(regions);
      for (const node of addedNodes) {
        const added = node instanceof Element ? node : null;
        const isHidden =
          added?.closest('[aria-hidden=true]') ?? element?.closest('[aria-hidden=true]');
        if (region && !isHidden) report(textOf(node));
        // A region is announced when it is inserted with its text: an alert in every browser, a status in Chromium.
        else if (added && !region) {
          const inserted = [...added.querySelectorAll(regions)];
          for (const announced of added.matches(regions) ? [added] : inserted) {
            report(textOf(announced));
          }
        }
      }
      if (region && type === 'characterData') report(region.textContent);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.matches('h1, h2, h3')) report(target.textContent);
    const dialog = target.closest('dialog');
    if (dialog) report(dialog.innerText);
  });
}

/** Records announcements of all documents that a page opens from now on. */
export async function recordAnnouncements(page: Page): Promise<Announcements> {
  let spoken: string[] = [];
  await page.exposeFunction('portalAnnounced', (text: string) => {
    spoken.push(text);
  });
  await page.addInitScript(observe);
  await page.addInitScript(() => {
    window.addEventListener('announced', (event) => {
      const callback: unknown = Reflect.get(window, 'portalAnnounced');
      if (event instanceof CustomEvent && typeof callback === 'function') callback(event.detail);
    });
  });
  return {
    waitFor: (text) =>
      expect
        .poll(() => spoken, { message: `announces ${text}` })
        .toContainEqual(expect.stringMatching(text)),
    take() {
      const all = spoken;
      spoken = [];
      return all;
    },
  };
}

/** Waits until `useAnnounce` has announced a text, which its live region contains for some seconds. */
export async function expectAnnounced(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-portal-announcer="polite"]').getByText(text)).toBeAttached();
}
