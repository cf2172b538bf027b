import { isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** The boxes within an element whose content is wider than they are, and which scroll sideways. */
function scrollersIn(root: Element): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + 1 &&
      isShown(element) &&
      !element.matches('input, textarea, select') &&
      /auto|scroll/.test(getComputedStyle(element).overflowX),
  );
}

const isNamed = (element: HTMLElement): boolean =>
  element.hasAttribute('role') &&
  (element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby'));

const describe = ({ localName, className }: HTMLElement): string =>
  `${localName}.${className.split(' ')[0]}`;

/** Boxes that scroll sideways without a tab stop, a role or a name: the keyboard does not scroll them, and nobody hears why they are a stop (WCAG 2.1.1). */
export function findSilentScrollers(root: Element): Finding[] {
  const silent = scrollersIn(root).filter((box) => box.tabIndex < 0 || !isNamed(box));
  if (silent.length === 0) return [];
  const message = 'Give what scrolls sideways a tab stop, a role and a name (WCAG 2.1.1)';
  return [{ rule: 'scroller', message, elements: silent.map(describe) }];
}

/** Boxes that scroll sideways at all: part of their content, such as the main action of a row, is out of sight. */
export function findScrollers(root: Element): Finding[] {
  const found = scrollersIn(root);
  if (found.length === 0) return [];
  const elements = found.map(
    (box) => `${describe(box)} (${box.scrollWidth - box.clientWidth} px out of sight)`,
  );
  return [{ rule: 'cut-off', message: 'Show the whole content of a box at every width', elements }];
}
