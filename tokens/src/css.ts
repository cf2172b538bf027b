import { cssValue, variableName } from './css-value.ts';
import { THEMES } from './token.ts';
import type { Theme, Token } from './token.ts';
import { readColors, readTokens } from './tokens.ts';

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
