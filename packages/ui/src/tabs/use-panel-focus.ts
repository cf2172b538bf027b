import { useEffect } from 'react';
import type { RefObject } from 'react';

const TABBABLE =
  ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]):not(:disabled, [tabindex^="-"])';

/**
 * A panel that contains nothing to focus can have the focus itself, as the pattern of the ARIA Authoring Practices says: its
 * content may come later, so that the panels are watched.
 */
export function usePanelFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const update = (): void => {
      for (const panel of element.querySelectorAll(':scope > [role="tabpanel"]')) {
        if (!panel.querySelector(TABBABLE)) panel.setAttribute('tabindex', '0');
        // Without the attribute a panel that has the focus would lose it when its content comes.
        else if (panel.matches(':focus')) panel.setAttribute('tabindex', '-1');
        else panel.removeAttribute('tabindex');
      }
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'href'],
    });
    return () => observer.disconnect();
  }, [root]);
}
