import { isColor } from './token.ts';
import type { Token } from './token.ts';

const ROOT_FONT_SIZE = 16;

/** Lengths for text are in rem, so that the font size of the browser applies (WCAG 1.4.4). */
function rem(px: number): string {
  return `${Number((px / ROOT_FONT_SIZE).toFixed(4))}rem`;
}

interface Fluid {
  readonly from: { readonly value: number };
  readonly between: readonly [{ readonly value: number }, { readonly value: number }];
}

/** A size that grows linearly with the viewport between two widths and is constant outside. */
function fluid(max: number, { from, between }: Fluid): string {
  const slope = (max - from.value) / (between[1].value - between[0].value);
  const start = from.value - slope * between[0].value;
  const preferred = `${rem(start)} + ${Number((slope * 100).toFixed(4))}vw`;
  return `clamp(${rem(from.value)}, ${preferred}, ${rem(max)})`;
}

function quote(family: string): string {
  return family.includes(' ') ? `'${family}'` : family;
}

/** CSS value of a token. */
export function cssValue({ path, value, extensions }: Token): string {
  const literal = extensions['portal.css'];
  if (typeof literal === 'string') return literal;
  if (typeof value === 'number') return String(value);
  if (isColor(value)) return `oklch(${value.components.join(' ')})`;
  if ('unit' in value) {
    const growth = extensions['portal.fluid'];
    if (growth) return fluid(value.value, growth as Fluid);
    return path[0] === 'text' ? rem(value.value) : `${value.value}${value.unit}`;
  }
  return value.map(quote).join(', ');
}

/** Name of the CSS variable of a token. */
export function variableName(token: Token): string {
  return `--portal-${token.path.join('-')}`;
}
