import { findLowContrast, ThemeContrastError } from './contrast.ts';
import type { PortalTheme, ThemeBase, ThemeInput } from './types.ts';

/** Characters that would end the declaration or the rule. */
const FORBIDDEN_IN_VALUE = /[;{}<>]|\/\*/;
const MIN_LINE_HEIGHT = 1.5;
const MIN_TARGET = 24;

/**
 * A page without the attribute is light. `:root` alone would override the other themes, as the rule
 * is unlayered.
 */
const SELECTORS: Readonly<Record<ThemeBase, string>> = {
  light: ":root:not([data-portal-theme]),\n[data-portal-theme='light']",
  dark: "[data-portal-theme='dark']",
  contrast: "[data-portal-theme='contrast']",
};

type Variables = Record<`--portal-${string}`, string>;

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function validatedValue(name: string, value: string): string {
  if (value.trim() === '' || FORBIDDEN_IN_VALUE.test(value)) {
    throw new TypeError(`${name} is not a CSS value: "${value}"`);
  }
  return value.trim();
}

function variablesOf(
  prefix: string,
  values: Readonly<Record<string, string | undefined>> | undefined,
): Variables {
  const variables: Variables = {};
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === undefined) continue;
    const fullName = [prefix, kebabCase(name)].filter(Boolean).join('-');
    variables[`--portal-${fullName}`] = validatedValue(fullName, value);
  }
  return variables;
}

function assertAtLeast(name: string, value: number | undefined, min: number, rule: string): void {
  if (value !== undefined && !(value >= min)) {
    throw new RangeError(`${name} is ${value}, must be at least ${min} (${rule})`);
  }
}

/** Removes `undefined` values. */
function definedOf<T extends object>(values: T | undefined): Partial<T> {
  const entries = Object.entries(values ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}

/**
 * Makes a theme from the tokens that differ from a base theme.
 *
 * @throws {ThemeContrastError} with every pair below WCAG 1.4.3 or 1.4.11
 * @throws {TypeError} for an unknown role, or a value that is not CSS
 * @throws {RangeError} for a line height or target size that is too small
 */
export function defineTheme(input: ThemeInput): PortalTheme {
  const { base = 'light', lineHeight, target } = input;
  const { colors, font, text, space, radius, controlHeight, measure, page } = input;
  assertAtLeast('lineHeight', lineHeight, MIN_LINE_HEIGHT, 'WCAG 1.4.12');
  assertAtLeast('target', target, MIN_TARGET, 'WCAG 2.5.8');
  const findings = findLowContrast(base, definedOf(colors));
  if (findings.length > 0) throw new ThemeContrastError(findings);
  const variables: Variables = {
    ...variablesOf('color', colors),
    ...variablesOf('font', font),
    ...variablesOf('text', text),
    ...variablesOf('space', space),
    ...variablesOf('', { radius, controlHeight, measure, page }),
    ...(lineHeight === undefined ? {} : { '--portal-line-height': String(lineHeight) }),
    ...(target === undefined ? {} : { '--portal-target': `${target}px` }),
  };
  const selector = input.selector ?? SELECTORS[base];
  if (/[;{}<]/.test(selector)) throw new TypeError(`selector is not a CSS selector: "${selector}"`);
  const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};\n`);
  return { variables, css: `${selector} {\n${lines.join('')}}\n` };
}
