import { describe } from './elements.ts';
import type { Finding } from './types.ts';

/** Larger drawings are pictures or maps, on which something may lie. */
const MAX_ICON_PX = 40;
/** Boxes of letters and icons have space around what is drawn. */
const TOLERANCE_PX = 4;
/** Elements around an icon whose content it must not cover. */
const AROUND = 2;

const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

function overlap(one: DOMRect, other: DOMRect): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > TOLERANCE_PX && height > TOLERANCE_PX;
}

function isIcon(svg: Element): boolean {
  const { width, height } = svg.getBoundingClientRect();
  return width > 1 && width <= MAX_ICON_PX && height <= MAX_ICON_PX && isDrawn(svg);
}

/** The part of a box that the elements between it and `root` do not cut off, such as after an ellipsis. */
function clipped({ left, top, right, bottom }: DOMRect, from: Element, root: Element): DOMRect {
  let [start, end] = [left, right];
  for (
    let around: Element | null = from;
    around && around !== root;
    around = around.parentElement
  ) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const box = around.getBoundingClientRect();
    [start, end] = [Math.max(start, box.left), Math.min(end, box.right)];
  }
  return new DOMRect(start, top, Math.max(0, end - start), bottom - top);
}

/** Boxes of the visible texts below an element. */
function textBoxes(root: Element): readonly DOMRect[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  const range = document.createRange();
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    const { parentElement: parent } = text;
    if (!parent || !text.textContent?.trim() || !isDrawn(parent)) continue;
    const { clipPath } = getComputedStyle(parent);
    if (clipPath !== 'none' || parent.closest('svg, option')) continue;
    range.selectNodeContents(text);
    boxes.push(...[...range.getClientRects()].map((box) => clipped(box, parent, root)));
  }
  return boxes;
}

/** Whether an icon lies on another icon, or on a text beside it. */
function liesOnOther(icon: Element): boolean {
  let around: Element = icon;
  for (let count = 0; count < AROUND && around.parentElement; count += 1) {
    around = around.parentElement;
  }
  const box = icon.getBoundingClientRect();
  const others = [...around.querySelectorAll('svg')].filter(
    (svg) => svg !== icon && isIcon(svg) && !svg.contains(icon) && !icon.contains(svg),
  );
  return [...others.map((svg) => svg.getBoundingClientRect()), ...textBoxes(around)].some((other) =>
    overlap(box, other),
  );
}

/** Icons that lie on another icon or on a text beside them, such as in a page that is written from right to left (WCAG 1.4.4, 1.4.12). */
export function findOverlaps(root: Element): Finding[] {
  const covering = [...root.querySelectorAll('svg')].filter(isIcon).filter(liesOnOther);
  if (covering.length === 0) return [];
  const message = 'Keep icons beside each other and beside texts, in both writing directions';
  return [
    {
      rule: 'overlap',
      message,
      elements: covering.map(({ parentElement: p }) => (p ? describe(p) : 'svg')),
    },
  ];
}
