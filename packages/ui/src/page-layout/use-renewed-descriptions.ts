import { useEffect } from 'react';

const FIREFOX_ON_LINUX = /Linux.* Firefox\//;

/**
 * The description of an element at its last focus; null if it changed while the element had the focus, so that Firefox may have
 * either. Shared by all layouts of a page.
 */
const known = new WeakMap<Element, string | null>();

/** The text of the elements that `aria-describedby` names. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Makes Firefox create the element's object of the accessibility tree again; no style or query of the page depends on it. */
function renewAccessible(element: Element): void {
  const role = element.getAttribute('role');
  element.setAttribute('role', 'none');
  if (role === null) element.removeAttribute('role');
  else element.setAttribute('role', role);
}

/**
 * Lets Orca speak a changed description once when the focus returns to its element. Firefox on Linux keeps a description that a
 * screen reader has asked for. It reports a change only when it is asked again, and Orca speaks the report and the description. A
 * new object of the accessibility tree has no description to compare with (docs/accessibility.md). Other platforms report a
 * change when it happens.
 */
export function useRenewedDescriptions(): void {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !FIREFOX_ON_LINUX.test(navigator.userAgent)) return;
      const description = descriptionOf(target);
      const before = known.get(target);
      if (before !== undefined && before !== description) renewAccessible(target);
      known.set(target, description);
    };
    const onFocusOut = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !known.has(target)) return;
      if (known.get(target) !== descriptionOf(target)) known.set(target, null);
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
