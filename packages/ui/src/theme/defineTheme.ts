import { findLowContrast, ThemeContrastError } from './contrast.ts';
import type { PortalTheme, ThemeBase, ThemeInput } from './types.ts';

/** What a value may not hold, so that it cannot end its declaration or the rule. */
const BREAKS_OUT = /[;{}<>]|\/\*/;
const MIN_LINE_HEIGHT = 1.5;
const MIN_TARGET = 24;

/** A page without the attribute is light. A rule in no layer would win over the other themes. */
const SELECTORS: Readonly<Record<ThemeBase, string>> = {
  light: ":root:not([data-portal-theme]),\n[data-portal-theme='light']",
  dark: "[data-portal-theme='dark']",
  contrast: "[data-portal-theme='contrast']",
};

type Variables = Record<`--portal-${string}`, string>;

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function checked(name: string, value: string): string {
  if (value.trim() === '' || BREAKS_OUT.test(value)) {
    throw new TypeError(`${name} is no value of CSS: "${value}"`);
  }
  return value.trim();
}

function group(
  prefix: string,
  values: Readonly<Record<string, string | undefined>> | undefined,
): Variables {
  const variables: Variables = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined) continue;
    const whole = [prefix, kebabCase(name)].filter(Boolean).join('-');
    variables[`--portal-${whole}`] = checked(whole, value);
  }
  return variables;
}

function atLeast(name: string, value: number | undefined, min: number, rule: string): void {
  if (value !== undefined && !(value >= min)) {
    throw new RangeError(`${name} is ${value}, needed is at least ${min} (${rule})`);
  }
}

/** Leaves out what was given as `undefined`, so that it counts as not given. */
function given<T extends object>(values: T | undefined): Partial<T> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/**
 * Makes a theme from the tokens that differ from a base theme, and refuses one that some cannot
 * read: a `ThemeContrastError` names every pair below WCAG 1.4.3 or 1.4.11 with its ratio. Throws a
 * TypeError for a colour or role that is not known and a RangeError for lines or targets too small.
 */
export function defineTheme(input: ThemeInput): PortalTheme {
  const { base = 'light', lineHeight, target } = input;
  const { colors, font, text, space, radius, controlHeight, measure, page } = input;
  atLeast('lineHeight', lineHeight, MIN_LINE_HEIGHT, 'WCAG 1.4.12');
  atLeast('target', target, MIN_TARGET, 'WCAG 2.5.8');
  const findings = findLowContrast(base, given(colors));
  if (findings.length > 0) throw new ThemeContrastError(findings);
  const variables: Variables = {
    ...group('color', colors),
    ...group('font', font),
    ...group('text', text),
    ...group('space', space),
    ...group('', { radius, controlHeight, measure, page }),
    ...(lineHeight === undefined ? {} : { '--portal-line-height': String(lineHeight) }),
    ...(target === undefined ? {} : { '--portal-target': `${target}px` }),
  };
  const selector = input.selector ?? SELECTORS[base];
  if (/[;{}<]/.test(selector)) throw new TypeError(`selector is none of CSS: "${selector}"`);
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return { variables, css: `${selector} {\n${lines.join('')}}\n` };
}
