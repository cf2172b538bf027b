import { describe } from './elements.ts';
import type { Finding } from './types.ts';

const INLINE = ['inline', 'inline-flex', 'inline-grid', 'contents'];

/** Whether the text in this element is text of the element around it, and no block of its own. */
function isInline(element: Element): boolean {
  return (
    element.matches('[role="presentation"], [role="none"]') ||
    INLINE.includes(getComputedStyle(element).display)
  );
}

function isRead(element: Element | null): boolean {
  return element?.checkVisibility() === true && element.closest('[aria-hidden="true"]') === null;
}

/** The element with the first text in another one. */
function firstWithText(around: Element): Element | null {
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.trim() && isRead(text.parentElement)) return text.parentElement;
  }
  return null;
}

/** Whether the first text lies in a block or a control other than a link. */
function beginsWithBlock(description: Element): boolean {
  let around = firstWithText(description);
  while (around && around !== description && !around.matches('a[href]')) {
    if (!isInline(around)) return true;
    around = around.parentElement;
  }
  return false;
}

function splitDescriptions(root: Element): Element[] {
  return [...root.querySelectorAll('dt, dd')].filter(
    (element) => isRead(element) && beginsWithBlock(element),
  );
}

/**
 * Elements that can have the focus and are no controls, which a screen reader reads with their label, and no dialogs. Not the panel
 * of a tab: the ARIA Authoring Practices make it focusable where nothing inside is.
 */
const FOCUSABLE =
  '[tabindex][aria-labelledby]:not(a, button, input, select, textarea, dialog):is([role="group"], [role="region"], :not([role]))';

function labelsLeftOut(root: Element): Element[] {
  return [...root.querySelectorAll(FOCUSABLE)].filter(isRead).filter((element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    return ids.some((id) => isRead(document.getElementById(id)));
  });
}

function finding(message: string, elements: readonly Element[]): Finding[] {
  return elements.length > 0
    ? [{ rule: 'reading', message, elements: elements.map(describe) }]
    : [];
}

/**
 * Texts that the screen reader Orca leaves out when it reads a page (WCAG 1.3.1), as recorded with version 43: in Firefox the first
 * text of a term or description (`dt`, `dd`) if it lies in a block, such as a paragraph, or in a button; and everywhere what labels a
 * section or group that can have the focus.
 */
export function findLeftOut(root: Element): Finding[] {
  return [
    ...finding(
      'Begin a term or description with its text, or give the block around it `role="presentation"`: Orca leaves the first block out in Firefox (WCAG 1.3.1)',
      splitDescriptions(root),
    ),
    ...finding(
      'Remove `tabindex`, or use `aria-label` or `aria-describedby`: Orca leaves out what labels an element that can have the focus (WCAG 1.3.1)',
      labelsLeftOut(root),
    ),
  ];
}
