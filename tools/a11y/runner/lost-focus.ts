/** What the page logs when nothing has the focus after a press; the control that was pressed follows. */
export const LOST_FOCUS = '[lost focus]';

/**
 * Records every press of a control, by pointer or key, after which `body` has the focus: whoever uses the keyboard then starts at the top
 * of the page (WCAG 2.4.3). It looks at the next press, as the focus may be on its way while a step is loaded, and at the end. Runs in
 * the page and uses nothing from outside, so that Playwright can add it to each page.
 *
 * @param prefix what is logged before the name of the control
 */
export function recordLostFocus(prefix: string) {
  /** How long the focus may be on its way at the end, in ms. */
  const longest = 5000;
  const lost: string[] = [];
  let pressed: string | undefined;
  const isLost = (): boolean =>
    document.activeElement === null || document.activeElement === document.body;
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).trim() || element.outerHTML;
  const look = (): void => {
    if (pressed !== undefined && isLost()) {
      lost.push(pressed);
      console.warn(`${prefix} ${pressed}`);
    }
    pressed = undefined;
  };
  const controlOf = ({ target }: Event): Element | null =>
    target instanceof Element
      ? target.closest('a[href], button, input, select, textarea, summary, [tabindex]')
      : null;
  const onClick = (event: Event): void => {
    const control = isLost() ? null : controlOf(event);
    pressed = control ? nameOf(control) : undefined;
  };
  const onKey = (event: KeyboardEvent): void => {
    look();
    // Tab leaves the page at its end.
    if (event.key !== 'Tab') onClick(event);
  };
  const listeners = [
    ['pointerdown', look],
    ['click', onClick],
    ['keydown', onKey],
  ] as const;
  for (const [type, listener] of listeners) {
    addEventListener(type, listener as EventListener, { capture: true });
  }
  return {
    /** @returns the controls after whose press nothing had the focus; waits while it may be on its way */
    async end(): Promise<readonly string[]> {
      const end = performance.now() + longest;
      while (pressed !== undefined && isLost() && performance.now() < end) {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
      look();
      for (const [type, listener] of listeners) {
        removeEventListener(type, listener as EventListener, { capture: true });
      }
      return lost;
    },
  };
}
