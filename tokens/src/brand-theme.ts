import { colors as defaults, pairs } from '../generated/values.ts';
import { vars } from '../generated/vars.ts';
import { keyOf } from './brand-schema.ts';
import { hexOf, type LinearSrgb, linearContrast, type Oklch, toLinearSrgb } from './color.ts';
import { cssValue, variableName } from './css-value.ts';
import { isColor, isRecord, isTokenValue, THEMES } from './token.ts';
import type { Theme, TokenValue } from './token.ts';

export { brandSchema } from './brand-schema.ts';

/** A wrong value in the tokens of a brand. */
export interface BrandFault {
  /** Dotted path, such as `light.color.action`. */
  readonly key: string;
  /** What is wrong, as the end of a sentence. */
  readonly reason: string;
}

/** The colours that a brand sets, as `#rrggbb` by their role (`actionHover`), for programs that read no CSS variables, such as those for mail. */
export type BrandColors = Readonly<Record<Theme, Readonly<Record<string, string>>>>;

/** The stylesheet of a brand and its colours; empty where there are faults. */
export interface BrandTheme {
  readonly css: string;
  readonly colors: BrandColors;
  readonly faults: readonly BrandFault[];
}

/** A typeface of a brand: a `@font-face` rule. */
export interface BrandTypeface {
  readonly family: string;
  /** Name of the file beside the tokens. */
  readonly file: string;
  /** One weight, or the two ends of a range: `200 900`. Default: `400`. */
  readonly weight?: string;
  /** Default: `normal`. */
  readonly style?: 'normal' | 'italic';
}

interface BrandToken {
  readonly key: string;
  readonly path: readonly string[];
  readonly css: string;
  readonly color: LinearSrgb | null;
}

const GROUPS = ['base', ...THEMES] as const;
type Group = (typeof GROUPS)[number];

/** The key of DTCG extensions under which typefaces are. */
export const TYPEFACES = 'portal.typefaces';

/**
 * Has the letters of names that most typefaces lack (NAME-3); `@portal/ui/fonts` loads it when a page shows one of them.
 */
const NAMES_FAMILY = 'Portal Noto Sans Names';
const GENERIC = /^(ui-)?(sans-serif|serif|monospace|rounded)$|^(system-ui|cursive|fantasy|math)$/;

/** The typefaces of a brand with the one for names before what the device has. */
function withNames(families: readonly string[]): readonly string[] {
  if (families.includes(NAMES_FAMILY)) return families;
  const generic = families.findIndex((family) => GENERIC.test(family));
  return families.toSpliced(generic < 0 ? families.length : generic, 0, NAMES_FAMILY);
}

/** The names of all variables, without `--portal-`. */
function namesOf(node: object | string): string[] {
  if (typeof node === 'string') return [node.slice('var(--portal-'.length, -1)];
  return Object.values(node).flatMap(namesOf);
}
const NAMES = new Set(namesOf(vars));

/** `ink-soft` becomes `inkSoft`. */
const roleOf = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const HEX = /^#[0-9a-f]{6}$/i;

function linearOfHex(hex: string): LinearSrgb {
  const channel = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function isOklch(value: TokenValue): value is TokenValue & { readonly components: Oklch } {
  return (
    isColor(value) &&
    Array.isArray(value.components) &&
    value.components.length === 3 &&
    value.components.every((part) => typeof part === 'number' && Number.isFinite(part))
  );
}

/** Whether a text cannot end the CSS declaration into which it is written. */
const isSafe = (text: string): boolean => !/[;{}<>\\]|\/\*/.test(text);

/** The largest value of each unit; a larger one is a typing error. */
const MOST: Readonly<Record<string, number>> = { px: 2000, rem: 125, ms: 10_000 };

/** What a token of a kind must be; null when it is. */
function reasonAgainst(path: readonly string[], value: unknown): string | null {
  const [kind] = path;
  if (kind === 'color') {
    const isHex = typeof value === 'string' && HEX.test(value);
    return isHex || (isTokenValue(value) && isOklch(value))
      ? null
      : 'must be a colour, such as "#0b3d6b" or {"colorSpace": "oklch", "components": [0.35, 0.09, 250]}';
  }
  if (kind === 'font') {
    const isList = Array.isArray(value) && value.length > 0;
    return isList &&
      value.every(
        (name) => typeof name === 'string' && name !== '' && isSafe(name) && !/'/.test(name),
      )
      ? null
      : 'must be a list of typefaces, such as ["Source Sans 3", "Arial", "sans-serif"]';
  }
  if (kind === 'line-height') {
    return typeof value === 'number' && value >= 1.5
      ? null
      : 'must be a number from 1.5 (WCAG 1.4.12)';
  }
  if (!isRecord(value) || typeof value['value'] !== 'number' || value['value'] < 0) {
    return 'must be a length, such as {"value": 12, "unit": "px"}';
  }
  if (!['px', 'rem', 'ms'].includes(String(value['unit'])))
    return 'must have the unit px, rem or ms';
  if (value['value'] > (MOST[String(value['unit'])] ?? 0)) {
    return `must be at most ${MOST[String(value['unit'])]} ${String(value['unit'])}`;
  }
  const isTooSmall = kind === 'target' && value['unit'] === 'px' && value['value'] < 24;
  return isTooSmall ? 'must be at least 24 px (WCAG 2.5.8)' : null;
}

function readToken(group: Group, path: readonly string[], value: unknown): BrandToken | BrandFault {
  const key = [group, ...path].join('.');
  const name = path.join('-');
  const isKnown = NAMES.has(name) && (path[0] === 'color') === (group !== 'base');
  if (!isKnown) {
    const [kind] = path;
    const known = [...NAMES].filter((one) => one.startsWith(`${kind}-`));
    const list = known.map((one) => one.slice(`${kind}-`.length)).join(', ');
    const others =
      list === '' || (kind === 'color') !== (group !== 'base') ? '' : `; in ${kind} are ${list}`;
    return { key, reason: `is not a token of ${group}${others}` };
  }
  const reason = reasonAgainst(path, value);
  if (reason) return { key, reason };
  if (typeof value === 'string') return { key, path, css: value, color: linearOfHex(value) };
  if (!isTokenValue(value)) return { key, reason: 'has a value of an unknown type' };
  const families = name === 'font-body' && Array.isArray(value) ? value.map(String) : null;
  const css = cssValue({ path, value: families ? withNames(families) : value, extensions: {} });
  return { key, path, css, color: isOklch(value) ? toLinearSrgb(value.components) : null };
}

function readGroup(
  group: Group,
  node: unknown,
  path: readonly string[] = [],
): (BrandToken | BrandFault)[] {
  const key = [group, ...path].join('.');
  if (!isRecord(node)) return [{ key, reason: 'must be a token or a group of tokens' }];
  if ('$value' in node) return [readToken(group, path, node['$value'])];
  const children = Object.entries(node).filter(([name]) => !name.startsWith('$'));
  if (children.length === 0 && NAMES.has(path.join('-'))) return [{ key, reason: 'has no $value' }];
  return children.flatMap(([name, child]) =>
    readGroup(group, child, [...path, ...name.split('.')]),
  );
}

/** Pairs below WCAG when the colours of the brand replace those of the theme. */
function contrastFaults(theme: Theme, tokens: readonly BrandToken[]): BrandFault[] {
  const colors = new Map<string, LinearSrgb>(
    Object.entries(defaults[theme]).map(([role, color]) => [role, toLinearSrgb(color)]),
  );
  for (const { path, color } of tokens) {
    if (color) colors.set(roleOf(path.slice(1).join('-')), color);
  }
  return pairs.flatMap(({ front, back, min, rule }) => {
    const [one, other] = [colors.get(front), colors.get(back)];
    const ratio = one && other ? linearContrast(one, other) : 0;
    if (ratio >= min) return [];
    const reason = `on ${keyOf(back)} has a contrast of ${ratio.toFixed(2)}:1, needed are ${min}:1 (${rule})`;
    return [{ key: `${theme}.color.${keyOf(front)}`, reason }];
  });
}

function readTypefaces(extensions: unknown): readonly (BrandTypeface | BrandFault)[] {
  const list: unknown = isRecord(extensions) ? extensions[TYPEFACES] : undefined;
  if (list === undefined) return [];
  const place = `$extensions.${TYPEFACES}`;
  if (!Array.isArray(list)) return [{ key: place, reason: 'must be a list' }];
  return list.map((entry: unknown, index) => {
    const { family, file, weight = '400', style = 'normal' } = isRecord(entry) ? entry : {};
    const isRight =
      typeof family === 'string' &&
      isSafe(family) &&
      typeof file === 'string' &&
      /^[\w.-]+\.woff2$/.test(file) &&
      typeof weight === 'string' &&
      /^\d{1,4}( \d{1,4})?$/.test(weight) &&
      (style === 'normal' || style === 'italic');
    return isRight
      ? { family, file, weight, style }
      : {
          key: `${place}.${index}`,
          reason:
            'must have family and file, and may have weight and style, such as {"family": "Source Sans 3", "file": "source-sans-3.woff2", "weight": "200 900"}',
        };
  });
}

function fontFace({ family, file, weight = '400', style = 'normal' }: BrandTypeface): string {
  return `@font-face {\n  font-family: '${family}';\n  src: url('./${file}') format('woff2');\n  font-weight: ${weight};\n  font-style: ${style};\n  font-display: swap;\n}\n`;
}

/** Not in a cascade layer, so that they replace those of the package whatever the order of the files is. */
const SELECTORS: Readonly<Record<Group, string>> = {
  base: ':root',
  light: ":root:not([data-portal-theme]),\n[data-portal-theme='light']",
  dark: "[data-portal-theme='dark']",
  contrast: "[data-portal-theme='contrast']",
};

function ruleOf(group: Group, tokens: readonly BrandToken[]): string {
  if (tokens.length === 0) return '';
  const lines = tokens.map(({ path, css }) => {
    const name = variableName({ path, value: 0, extensions: {} });
    return `  ${name}: ${css};\n`;
  });
  return `${SELECTORS[group]} {\n${lines.join('')}}\n`;
}

const NO_COLORS: BrandColors = { light: {}, dark: {}, contrast: {} };

const colorsOf = (tokens: readonly BrandToken[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tokens.flatMap(({ path, color }) =>
      color ? [[roleOf(path.slice(1).join('-')), hexOf(color)]] : [],
    ),
  );

const isFault = (one: object): one is BrandFault => 'reason' in one;

/** The typefaces that the tokens of a brand name. */
export function brandTypefaces(tokens: unknown): readonly BrandTypeface[] {
  const extensions = isRecord(tokens) ? tokens['$extensions'] : undefined;
  return readTypefaces(extensions).filter((one): one is BrandTypeface => !isFault(one));
}

/**
 * The stylesheet of a brand from one DTCG file with the groups `base`, `light`, `dark` and `contrast`, which name only the
 * tokens that differ (STATE-6). Every pair of adjacent colours is compared with WCAG 1.4.3 and 1.4.11.
 */
export function brandTheme(tokens: unknown): BrandTheme {
  if (!isRecord(tokens)) {
    return { css: '', colors: NO_COLORS, faults: [{ key: '', reason: 'is not an object' }] };
  }
  const unknown = Object.keys(tokens)
    .filter((key) => !key.startsWith('$') && !GROUPS.some((group) => group === key))
    .map((key) => ({ key, reason: `is not one of ${GROUPS.join(', ')}` }));
  const typefaces = readTypefaces(tokens['$extensions']);
  const groups = GROUPS.map((group) => {
    const read = tokens[group] === undefined ? [] : readGroup(group, tokens[group]);
    return { group, read, values: read.filter((one): one is BrandToken => !isFault(one)) };
  });
  const wrong = [...typefaces, ...groups.flatMap(({ read }) => read)].filter(isFault);
  const contrast = groups.flatMap(({ group, values }) =>
    group === 'base' ? [] : contrastFaults(group, values),
  );
  const faults = [...unknown, ...wrong, ...contrast];
  if (faults.length > 0) return { css: '', colors: NO_COLORS, faults };
  const faces = typefaces.filter((one): one is BrandTypeface => !isFault(one)).map(fontFace);
  const colors = Object.fromEntries(
    groups.flatMap(({ group, values }) => (group === 'base' ? [] : [[group, colorsOf(values)]])),
  );
  return {
    colors: { ...NO_COLORS, ...colors },
    css: [...faces, ...groups.map((one) => ruleOf(one.group, one.values))].join(''),
    faults,
  };
}
