import { isColor, readColors, readTokens, THEMES } from './tokens.ts';
import type { Theme, Token } from './tokens.ts';

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

function block(selector: string, lines: readonly string[]): string {
  return `  ${selector} {\n${lines.map((line) => `    ${line};\n`).join('')}  }\n`;
}

function declarations(tokens: readonly Token[]): string[] {
  return tokens.map((token) => `${variableName(token)}: ${cssValue(token)}`);
}

/** The color-scheme of a theme: native scroll bars and form controls follow it. */
function colorScheme(theme: Theme, brand?: string): string {
  const paper = readColors(theme, brand).get('paper');
  return `color-scheme: ${paper && paper[0] < 0.5 ? 'dark' : 'light'}`;
}

function themeBlock(theme: Theme, selector: string, brand?: string): string {
  const colors = readTokens(`color-${theme}.tokens.json`, brand);
  return block(selector, [colorScheme(theme, brand), ...declarations(colors)]);
}

function themeSelector(theme: Theme): string {
  const own = `[data-portal-theme='${theme}']`;
  return theme === THEMES[0] ? `:root,\n  ${own}` : own;
}

/** The theme attribute is on the element of the brand or on a descendant. */
function brandSelector(brand: string, theme: Theme): string {
  const own = `[data-portal-brand='${brand}']`;
  const both = [true, false].map(
    (same) => `${own}${same ? '' : ' '}[data-portal-theme='${theme}']`,
  );
  return [...(theme === THEMES[0] ? [own] : []), ...both].join(',\n  ');
}

/** The stylesheet with every token as a CSS variable, one block for each theme. */
export function themesCss(): string {
  return [
    '/* Generated from the token files by generate.ts. */\n',
    '@layer portal.reset, portal.tokens, portal.components;\n\n',
    '@layer portal.tokens {\n',
    block(':root', declarations(readTokens('base.tokens.json'))),
    ...THEMES.map((theme) => themeBlock(theme, themeSelector(theme))),
    '}\n',
  ].join('');
}

/** The stylesheet of another brand: the tokens that differ. Loaded after `themes.css`. */
export function brandCss(brand: string): string {
  return [
    '/* Generated from the token files by generate.ts. */\n',
    '@layer portal.tokens {\n',
    block(`[data-portal-brand='${brand}']`, declarations(readTokens('base.tokens.json', brand))),
    ...THEMES.map((theme) => themeBlock(theme, brandSelector(brand, theme), brand)),
    '}\n',
  ].join('');
}
