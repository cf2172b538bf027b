/**
 * Elements that no page has: each selector gets the specificity of all five. That is more than `main table tbody td`, and with a class
 * more than `input[type="text"]`; a class of the consumer still overrides what we say of elements.
 */
const RAISE = ':not(x x x x x)';

/** One more for the components, whose layer is above that of the reset: then the order of the files does not matter. */
const RAISE_PARTS = ':not(x x x x x x)';

/** The elements of our components, without specificity. */
const OURS =
  ':where(.portal-scope__scope, .portal-scope__scope :is([class^="portal-"], :is(b, em, small, span, strong):not([class]))):where(:not(svg, svg *))';

/**
 * Removes what the page says of elements, and of what stands before and after them, from those of our components, also properties that we
 * do not set, such as `text-transform`. Not from drawings: their attributes would be removed, too.
 */
export const WITHOUT_HOST = `${['', '::before', '::after'].map((pseudo) => `${OURS}${RAISE}${pseudo}`).join(',\n')} {
  all: revert;
}
:where(svg.portal-scope__scope, .portal-scope__scope svg[class^="portal-"])${RAISE} {
  display: revert;
  vertical-align: revert;
}
`;

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
  return `${selector.slice(0, end)}${by}${selector.slice(end)}`;
}

/**
 * The rules of a style sheet outside of layers (LIB-10), each with the specificity of five or six more elements: a reset of the host page,
 * whose rules name elements, does not override them. Expects one line for each `{` and `}`, as vanilla-extract writes.
 */
export function unlayered(css: string): string {
  const blocks: string[] = [];
  const isWithin = (start: string): boolean => blocks.some((block) => block.startsWith(start));
  const lines = css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (/^@layer [^{]*;$/.test(text)) return [];
    if (text === '}') return blocks.pop()?.startsWith('@layer ') ? [] : [line];
    if (!text.endsWith('{')) return [line];
    const isStep = isWithin('@keyframes ');
    blocks.push(text);
    if (text.startsWith('@layer ')) return [];
    if (text.startsWith('@') || isStep) return [line];
    const by = isWithin('@layer portal.components') ? RAISE_PARTS : RAISE;
    const selectors = splitList(text.slice(0, -1)).map((selector) => raise(selector, by));
    return [`${selectors.join(', ')} {`];
  });
  return lines.join('\n');
}
