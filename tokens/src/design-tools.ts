import { toHex } from './color.ts';
import { THEMES, isColor } from './token.ts';
import type { Theme, Token } from './token.ts';
import { BRANDS, readTokens } from './tokens.ts';

/*
 * The tokens in one file for Penpot, and for the plugin Tokens Studio of Figma. Both read colours and lengths as texts only
 * (an older draft of the format than our source), and need a type at each token. They know more types of lengths.
 */

/** The type of a token in design tools, by its group; tokens without one, such as durations, have no use there. */
const TYPES: Readonly<Record<string, string>> = {
  color: 'color',
  font: 'fontFamilies',
  text: 'fontSizes',
  'line-height': 'number',
  space: 'spacing',
  radius: 'borderRadius',
  'control-height': 'sizing',
  target: 'sizing',
  measure: 'sizing',
  page: 'sizing',
};

const THEME_NAMES: Readonly<Record<Theme, string>> = {
  light: 'light',
  dark: 'dark',
  contrast: 'high contrast',
};

/** The size that browsers have for 1 rem by default, in px. */
const PX_PER_REM = 16;

/** A tree of tokens: its leaves have `$type` and `$value`. */
interface Group {
  [name: string]: Group | string;
}

/** Our files have names of their own for typefaces that people install under their usual name. */
function familiesText(families: readonly string[]): string {
  const [first = '', ...rest] = families;
  const usual = first.replace(/^Portal /, '').replace(/ Variable$/, '');
  return [usual, ...rest.filter((name) => !name.startsWith('Portal '))].join(', ');
}

function textOf({ path, value }: Token): string {
  if (typeof value === 'number') return String(value);
  if (isColor(value)) return toHex(value.components);
  if (!('unit' in value)) return familiesText(value);
  if (value.unit === 'ms') throw new Error(`${path.join('.')} has no unit of length`);
  return `${value.unit === 'rem' ? value.value * PX_PER_REM : value.value}px`;
}

function setOf(tokens: readonly Token[]): Group {
  const set: Group = {};
  for (const token of tokens) {
    const $type = TYPES[token.path[0] ?? ''];
    if ($type === undefined) continue;
    let group = set;
    for (const name of token.path) {
      const next = group[name];
      group = typeof next === 'object' ? next : (group[name] = {});
    }
    Object.assign(group, { $type, $value: textOf(token) });
  }
  return set;
}

/** A theme of a brand: the sets that it consists of, the later ones before the earlier ones. */
function themeOf(theme: Theme, brand?: string) {
  const own = brand === undefined ? [] : [`${brand}/base`];
  const sets = ['base', ...own, brand === undefined ? theme : `${brand}/${theme}`];
  const name = `${brand ?? 'portal'} ${THEME_NAMES[theme]}`;
  return {
    id: name.replaceAll(' ', '-'),
    name,
    group: 'Portal',
    selectedTokenSets: Object.fromEntries(sets.map((set) => [set, 'enabled'])),
  };
}

function setsOf(brand?: string): [string, Group][] {
  const prefix = brand === undefined ? '' : `${brand}/`;
  return [
    [`${prefix}base`, setOf(readTokens('base.tokens.json', brand))],
    ...THEMES.map((theme): [string, Group] => [
      `${prefix}${theme}`,
      setOf(readTokens(`color-${theme}.tokens.json`, brand)),
    ]),
  ];
}

/** `design-tools.json`: a set of tokens for each brand and theme, and the themes that combine them. */
export function designToolsJson(): string {
  const brands = [undefined, ...BRANDS];
  const sets = brands.flatMap((brand) => setsOf(brand));
  const file = {
    ...Object.fromEntries(sets),
    $themes: brands.flatMap((brand) => THEMES.map((theme) => themeOf(theme, brand))),
    $metadata: { tokenSetOrder: sets.map(([name]) => name) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
