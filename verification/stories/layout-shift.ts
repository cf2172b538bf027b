/** A move below this is one of rounding; browsers take no notice of it either. In px. */
const SEEN = 3;
/** So long a map may take to learn how its services fare, in ms. */
const MAP_SECONDS = 5000;
const POLL_MS = 20;

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** Where each element was first seen; the sight of it is forgotten together with the element. */
let first = new Map<Element, Corner>();

function cornerOf(element: Element): Corner | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  // What is hidden visually is a pixel.
  if (width <= 1 || height <= 1) return undefined;
  return { left: left + scrollX, top: top + scrollY };
}

function look(): void {
  for (const element of document.body.querySelectorAll('*')) {
    // Of a drawing the box counts, not its lines.
    if (first.has(element) || (element instanceof SVGElement && element.ownerSVGElement)) continue;
    const corner = cornerOf(element);
    if (corner) first.set(element, corner);
  }
}

// Called between the change and its painting: what it sees the reader sees first.
const observer = new MutationObserver(look);

/** Begins to watch where each element first stands; what stood there before is forgotten. */
export function watchPlaces(): void {
  first = new Map();
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
}

/** What appears from now on may do so anywhere; what it pushes away is still noticed. */
export function stopWatching(): void {
  observer.disconnect();
}

/** Fonts, pictures and the services of maps have answered. */
async function allArrived(): Promise<void> {
  await document.fonts.ready;
  const end = performance.now() + MAP_SECONDS;
  while (document.querySelector('[data-tiles="loading"]') && performance.now() < end) {
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
}

function distance(before: Corner, after: Corner): number {
  return Math.max(Math.abs(after.left - before.left), Math.abs(after.top - before.top));
}

const inWords = (element: Element): string =>
  `${element.localName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;

/**
 * What stands elsewhere than where it first stood, in words; undefined when all stood still. Compares places, as the
 * browser's own entries depend on when it paints, and are void for half a second after a window changed its size.
 */
export async function movedSince(): Promise<string | undefined> {
  await allArrived();
  const moved = [...first].filter(([element, before]) => {
    const after = element.isConnected ? cornerOf(element) : undefined;
    return after !== undefined && distance(before, after) > SEEN;
  });
  if (moved.length === 0) return undefined;
  const elements = moved.map(([element]) => element);
  const outermost = elements.filter(
    (element) => !elements.includes(element.parentElement ?? element),
  );
  const far = Math.max(
    ...moved.map(([element, before]) => distance(before, cornerOf(element) ?? before)),
  );
  return `Moved by up to ${Math.round(far)} px after it was first seen: ${outermost.map(inWords).join(', ')}`;
}
