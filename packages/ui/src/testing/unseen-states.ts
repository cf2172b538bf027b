import { describe, isShown } from './elements.ts';
import type { Finding } from './types.ts';

const STATES = ['aria-current', 'aria-selected', 'aria-checked', 'aria-pressed'] as const;

const PSEUDO = [undefined, '::before', '::after'] as const;

/** What shows a state; not what depends on the text of an element. */
const SHOWN_BY = [
  'color',
  'background-color',
  'background-image',
  'border-top-color',
  'border-top-width',
  'border-bottom-color',
  'border-bottom-width',
  'border-inline-start-color',
  'border-inline-start-width',
  'font-weight',
  'text-decoration-line',
  'outline-style',
  'outline-color',
  'box-shadow',
  'opacity',
  'visibility',
  'display',
] as const;

const styleOf = (element: Element): string =>
  PSEUDO.map((pseudo) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    return SHOWN_BY.map((name) => style.getPropertyValue(name)).join(' ');
  }).join('\n');

/** How an element looks: its own style, those of the element around it and of all within, and its icons. */
const lookOf = (element: Element): string =>
  [element.parentElement, element, ...element.querySelectorAll('*')]
    .map((place) => (place ? `${styleOf(place)}${place.getAttribute('d') ?? ''}` : ''))
    .join('\n');

const isOn = (element: Element, state: string): boolean =>
  ![null, 'false'].includes(element.getAttribute(state));

/** The current page at the end of a path: its place shows it. */
const isEndOfPath = (element: Element): boolean =>
  element.matches('[aria-current="page"]:not(a, button)') &&
  element.closest('li')?.nextElementSibling === null;

const kindOf = ({ localName, className }: Element): string => `${localName}|${className}`;

/** Whether another element of the same kind, without the state, looks the same. */
function isUnseen(element: Element, others: readonly Element[], state: string): boolean {
  const kind = kindOf(element);
  const look = lookOf(element);
  return others.some(
    (other) => kindOf(other) === kind && !isOn(other, state) && lookOf(other) === look,
  );
}

/**
 * Elements that are selected, checked, pressed or the current one, and look like another of the same kind that is not
 * (WCAG 1.3.1, 1.4.1).
 */
export function findUnseenStates(root: Element): Finding[] {
  const unseen = STATES.flatMap((state) =>
    [...root.querySelectorAll(`[${state}]`)]
      .filter((element) => isOn(element, state) && isShown(element) && !isEndOfPath(element))
      .filter((element) => {
        const others = [...root.querySelectorAll(element.localName)].filter(isShown);
        return isUnseen(element, others, state);
      }),
  );
  if (unseen.length === 0) return [];
  const message = 'Show the state: another element without it looks the same (WCAG 1.3.1, 1.4.1)';
  return [{ rule: 'state', message, elements: unseen.map(describe) }];
}
