/**
 * Two elements that no page has: each selector gets the specificity of both. That is more than `button`, and with a class more
 * than `input[type="text"]`; a class of the consumer still overrides what we say of elements.
 */
const RAISE = ':not(portal-0 portal-1)';

/**
 * Removes what the page says of elements from those of our components, also properties that we do not set, such as
 * `text-transform`. Not from drawings: their attributes would be removed, too.
 */
const WITHOUT_HOST = `:where(.portal-scope__scope, .portal-scope__scope :is([class^="portal-"], :is(b, em, small, span, strong):not([class]))):where(:not(svg, svg *))${RAISE} {
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

function raise(selector: string): string {
  const end = endOfFirstCompound(selector);
  return `${selector.slice(0, end)}${RAISE}${selector.slice(end)}`;
}

/** All rules of our components, for pages whose own styles are in no layer (LIB-10). */
export function withstanding(components: readonly string[]): string {
  return [WITHOUT_HOST, ...components.map(unlayered)].join('\n');
}

/**
 * The rules of a style sheet outside of layers, each with the specificity of two more elements: a reset of the host page,
 * whose rules name elements, does not override them. Expects one line for each `{` and `}`, as vanilla-extract writes.
 */
export function unlayered(css: string): string {
  const blocks: ('layer' | 'keyframes' | 'other')[] = [];
  const lines = css.split('\n').flatMap((line) => {
    const text = line.trim();
    if (/^@layer [^{]*;$/.test(text)) return [];
    if (text === '}') return blocks.pop() === 'layer' ? [] : [line];
    if (!text.endsWith('{')) return [line];
    if (text.startsWith('@layer ')) {
      blocks.push('layer');
      return [];
    }
    const isWithinKeyframes = blocks.includes('keyframes');
    blocks.push(text.startsWith('@keyframes ') ? 'keyframes' : 'other');
    if (text.startsWith('@') || isWithinKeyframes) return [line];
    return [`${splitList(text.slice(0, -1)).map(raise).join(', ')} {`];
  });
  return lines.join('\n');
}
