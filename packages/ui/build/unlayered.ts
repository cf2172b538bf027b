import { limited } from './versions.ts';

/**
 * Elements that no page has: each selector gets the specificity of all five. That is more than `main table tbody td`, and with a class
 * more than `input[type="text"]`; a class of the consumer still overrides what we say of elements.
 */
const RAISE = 'x x x x x';

/** One more for the components, whose layer is above that of the reset: then the order of the files does not matter. */
const RAISE_PARTS = 'x x x x x x';

/** The elements of our components, without specificity. */
const ours = (scope: string): string =>
  `:where(${scope}, ${scope} :is([class^="portal-"], :is(b, em, small, span, strong):not([class]))):where(:not(svg, svg *))`;

/**
 * Removes what the page says of elements, and of what stands before and after them, from those of our components, also properties that we
 * do not set, such as `text-transform`. Not from drawings: their attributes would be removed, too.
 */
export function withoutHost(version: string): string {
  const scope = `.portal-scope__scope.${version}`;
  return `${['', '::before', '::after'].map((pseudo) => `${ours(scope)}:not(${RAISE})${pseudo}`).join(',\n')} {
  all: revert;
}
:where(svg${scope}, ${scope} svg[class^="portal-"]):not(${RAISE}) {
  display: revert;
  vertical-align: revert;
}
`;
}

/** Index of the end of a selector's first compound, before its pseudo-element. */
function endOfFirstCompound(selector: string): number {
  let depth = 0;
  for (let index = 0; index < selector.length; index += 1) {
    const character = selector.charAt(index);
    if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) depth -= 1;
    else if (depth === 0 && (/[\s>+~]/.test(character) || selector.startsWith('::', index)))
      return index;
  }
  return selector.length;
}

/** The selectors of a list, separated by commas outside of brackets. */
function splitList(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors.push(`${selectors.pop() ?? ''}${character}`);
  }
  return selectors.map((selector) => selector.trim());
}

function raise(selector: string, by: string): string {
  const end = endOfFirstCompound(selector);
  return `${selector.slice(0, end)}:not(${by})${selector.slice(end)}`;
}

/** The lines of a style sheet with other selectors. Expects one line for each `{` and `}`, as vanilla-extract writes. */
function rewrite(
  css: string,
  change: (selector: string, isPart: boolean) => string,
  keepsLayers: boolean,
): string {
  const blocks: string[] = [];
  const isWithin = (start: string): boolean => blocks.some((block) => block.startsWith(start));
  const lines = css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (/^@layer [^{]*;$/.test(text)) return keepsLayers ? [line] : [];
    if (text === '}') {
      const isLayer = blocks.pop()?.startsWith('@layer ') ?? false;
      return isLayer && !keepsLayers ? [] : [line];
    }
    if (!text.endsWith('{')) return [line];
    const isStep = isWithin('@keyframes ');
    blocks.push(text);
    if (text.startsWith('@layer ')) return keepsLayers ? [line] : [];
    if (text.startsWith('@') || isStep) return [line];
    const isPart = isWithin('@layer portal.components');
    const selectors = splitList(text.slice(0, -1)).map((selector) => change(selector, isPart));
    return [`${selectors.join(', ')} {`];
  });
  return lines.join('\n');
}

/** A style sheet in layers whose rules apply to the parts of one version only (LIB-22). */
export function layered(css: string, version: string): string {
  return rewrite(css, (selector) => limited(selector, version), true);
}

/**
 * The rules of a style sheet outside of layers (LIB-10), each with the specificity of five or six more elements: a reset of the host page,
 * whose rules name elements, does not override them. They apply to the parts of one version only (LIB-22).
 */
export function unlayered(css: string, version: string): string {
  const change = (selector: string, isPart: boolean): string => {
    const by = isPart ? RAISE_PARTS : RAISE;
    return limited(selector, version, { by, otherwise: (within) => raise(within, by) });
  };
  return rewrite(css, change, false);
}
