import { describe, isShown } from '../../../packages/ui/src/testing/elements.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Fewer steps or links have no majority from which one differs. */
const FEWEST = 3;

/** Attributes that say nothing about the state of an item. */
const INDIFFERENT = /^(class|style|id|href|aria-label|aria-labelledby|aria-describedby|key)$/;

/** What is seen of an element besides its words and colours, and what is heard of it besides its name. */
function shapeOf(element: Element): string {
  const {
    borderBlockEndWidth,
    borderInlineStartWidth,
    fontWeight,
    textDecorationLine,
    outlineStyle,
  } = getComputedStyle(element);
  const attributes = [...element.attributes]
    .filter(({ name }) => !INDIFFERENT.test(name))
    .map(({ name, value }) => `${name}=${value}`);
  const lines = [borderBlockEndWidth, borderInlineStartWidth, textDecorationLine, outlineStyle];
  const own = [element.localName, ...attributes, fontWeight, ...lines].join(' ');
  return `${own}(${[...element.children].map(shapeOf).join()})`;
}

/** The colours of an element and of all within it. */
const colorsOf = (element: Element): string =>
  [element, ...element.querySelectorAll('*')]
    .map((part) => {
      const { backgroundColor, borderBlockEndColor, color } = getComputedStyle(part);
      return `${color} ${backgroundColor} ${borderBlockEndColor}`;
    })
    .join();

/** The one item that has other colours than all others, while nothing else distinguishes it. */
function oddOneOf(list: Element): Element | undefined {
  const items = [...list.children].filter(isShown);
  if (items.length < FEWEST || new Set(items.map(shapeOf)).size > 1) return undefined;
  const byColors = Map.groupBy(items, colorsOf);
  const alone = [...byColors.values()].find(({ length }) => length === 1);
  return byColors.size === 2 ? alone?.[0] : undefined;
}

/** The step or link of a list that only its colour shows as the current one (WCAG 1.4.1). */
export function findColorOnly(root: Element): Finding[] {
  const odd = [...root.querySelectorAll('ol, nav ul, [role="tablist"]')].flatMap(
    (list) => oddOneOf(list) ?? [],
  );
  if (odd.length === 0) return [];
  const message = 'Say and show by more than a colour which one it is (WCAG 1.4.1)';
  return [{ rule: 'color-only', message, elements: odd.map(describe) }];
}
