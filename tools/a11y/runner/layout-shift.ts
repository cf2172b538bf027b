import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Smaller shifts come from rounding; browsers ignore them too. In px. */
const MIN_SHIFT = 3;
/** Time in which the services of a map must answer, in ms. */
const MAP_TIMEOUT_MS = 5000;
const POLL_MS = 20;
/** Characters of an element's text that a finding quotes. */
const QUOTED = 30;

interface Position {
  readonly left: number;
  readonly top: number;
}

/** The first position of each element on the page. */
let positions = new Map<Element, Position>();

function positionOf(element: Element): Position | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  // Visually hidden elements are one pixel large.
  if (width <= 1 || height <= 1) return undefined;
  return { left: left + scrollX, top: top + scrollY };
}

function recordPositions(): void {
  for (const element of document.body.querySelectorAll('*')) {
    // Of an SVG image only the outer box counts.
    if (positions.has(element) || (element instanceof SVGElement && element.ownerSVGElement)) {
      continue;
    }
    const position = positionOf(element);
    if (position) positions.set(element, position);
  }
}

// Called after each change and before it is painted.
const observer = new MutationObserver(recordPositions);

/** Starts to record the first position of each element; discards what was recorded before. */
export function startRecording(): void {
  positions = new Map();
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
}

/** Stops recording: elements that appear from now on may shift; those recorded before may not. */
export function stopRecording(): void {
  observer.disconnect();
}

async function fontsAndMapsLoaded(): Promise<void> {
  await document.fonts.ready;
  const end = performance.now() + MAP_TIMEOUT_MS;
  while (document.querySelector('[data-tiles="loading"]') && performance.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

function shiftOf(element: Element, before: Position): number {
  const after = (element.isConnected && positionOf(element)) || before;
  return Math.max(Math.abs(after.left - before.left), Math.abs(after.top - before.top));
}

function describe(element: Element): string {
  return `${element.localName} “${(element.textContent ?? '').trim().slice(0, QUOTED)}”`;
}

/**
 * Finds the elements that are no longer at their first position. Compares positions, because the browser's own entries
 * (`layout-shift`) depend on when it paints, and are marked as expected for half a second after the window is resized.
 */
export async function findLayoutShift(): Promise<Finding[]> {
  await fontsAndMapsLoaded();
  const shifts = new Map(
    [...positions].map(([element, before]) => [element, shiftOf(element, before)]),
  );
  for (const [element, shift] of shifts) if (shift <= MIN_SHIFT) shifts.delete(element);
  if (shifts.size === 0) return [];
  const outermost = [...shifts.keys()].filter(
    ({ parentElement }) => !parentElement || !shifts.has(parentElement),
  );
  const message = `Moved by up to ${Math.round(Math.max(...shifts.values()))} px after it appeared`;
  return [{ rule: 'layout-shift', message, elements: outermost.map(describe) }];
}
