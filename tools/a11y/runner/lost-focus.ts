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
  const page = document;
  const lost: string[] = [];
  let pressed: string | undefined;
  const isLost = (): boolean => page.activeElement === null || page.activeElement === page.body;
  const look = (): void => {
    if (pressed !== undefined && isLost()) {
      lost.push(pressed);
      console.warn(`${prefix} ${pressed}`);
    }
    pressed = undefined;
  };
  const onClick = ({ target }: Event): void => {
    pressed = undefined;
    if (isLost() || !(target instanceof Element)) return;
    const control = target.closest('a[href], button, input, select, textarea, summary, [tabindex]');
    const name = control?.getAttribute('aria-label') ?? control?.textContent.trim();
    if (control) pressed = name === '' ? control.outerHTML : name;
  };
  const onKey = (event: Event): void => {
    look();
    // Tab leaves the page at its end.
    if (event instanceof KeyboardEvent && event.key !== 'Tab') onClick(event);
  };
  const listeners = [
    ['pointerdown', look],
    ['click', onClick],
    ['keydown', onKey],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener, { capture: true });
  return {
    /** @returns the controls after whose press nothing had the focus; waits while it may be on its way */
    async end(): Promise<readonly string[]> {
      const end = performance.now() + longest;
      const isOnItsWay = (): boolean =>
        pressed !== undefined && isLost() && performance.now() < end;
      const wait = (): Promise<void> =>
        new Promise((resolve) => {
          setTimeout(() => resolve(isOnItsWay() ? wait() : undefined), 20);
        });
      if (isOnItsWay()) await wait();
      look();
      for (const [type, listener] of listeners) {
        removeEventListener(type, listener, { capture: true });
      }
      return lost;
    },
  };
}
