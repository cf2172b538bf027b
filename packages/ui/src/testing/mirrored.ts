import { describe } from './elements.ts';
import type { Finding } from './types.ts';

const KINDS = ['border', 'padding'] as const;

/** Widths at the left and at the right. */
type Sides = readonly [left: number, right: number];

function sidesOf(element: Element): readonly Sides[] {
  const style = getComputedStyle(element);
  const size = (name: string): number => Number.parseFloat(style.getPropertyValue(name));
  return KINDS.map((kind) => {
    const end = kind === 'border' ? '-width' : '';
    return [size(`${kind}-left${end}`), size(`${kind}-right${end}`)] as const;
  });
}

const isUneven = ([left, right]: Sides): boolean => Math.abs(left - right) > 1;
const isSame = (one: Sides, other: Sides | undefined): boolean =>
  one[0] === other?.[0] && one[1] === other[1];

/**
 * Elements whose border or padding stays at the left or right when a page is written from right to left. Finds nothing in
 * other pages; turns the page for a moment.
 */
export function findUnmirrored(root: Element): Finding[] {
  const page = root.ownerDocument.documentElement;
  if (page.dir !== 'rtl') return [];
  const turned = [...root.querySelectorAll<HTMLElement>(':not(svg, svg *)')]
    .filter((element) => element.checkVisibility() && getComputedStyle(element).direction === 'rtl')
    .map((element) => ({ element, sides: sidesOf(element) }))
    .filter(({ sides }) => sides.some(isUneven));
  page.dir = 'ltr';
  const kept = turned.filter(({ element, sides }) => {
    const before = sidesOf(element);
    return sides.some((side, index) => isUneven(side) && isSame(side, before[index]));
  });
  page.dir = 'rtl';
  if (kept.length === 0) return [];
  const message =
    'Use `inline-start` and `inline-end` instead of left and right: the page is written from right to left';
  return [{ rule: 'mirror', message, elements: kept.map(({ element }) => describe(element)) }];
}
