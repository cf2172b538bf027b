import { colors as defaults, pairs } from '@portal/tokens/values';
import { contrast, parseColor } from './parse.ts';
import type { LinearRgb } from './parse.ts';
import type { ContrastFinding, ThemeBase, ThemeColors } from './types.ts';

/** A theme has pairs of colours without enough contrast; the message lists each with its ratio. */
export class ThemeContrastError extends Error {
  override readonly name = 'ThemeContrastError';
  /** Every pair that failed, not only the first. */
  readonly findings: readonly ContrastFinding[];

  constructor(findings: readonly ContrastFinding[]) {
    const lines = findings.map(
      ({ front, back, ratio, required, rule }) =>
        `${front} on ${back} has a contrast of ${ratio.toFixed(2)}:1, needed are ${required}:1 (${rule})`,
    );
    super(`The theme cannot be read by everyone:\n${lines.join('\n')}`);
    this.findings = findings;
  }
}

function isRole(name: string): name is keyof ThemeColors {
  return Object.hasOwn(defaults.light, name);
}

function resolve(base: ThemeBase, given: Partial<ThemeColors>): Map<string, LinearRgb> {
  const resolved = new Map<string, LinearRgb>();
  for (const [role, components] of Object.entries(defaults[base])) {
    const color = parseColor(`oklch(${components.join(' ')})`);
    if (color) resolved.set(role, color);
  }
  for (const [role, value] of Object.entries(given)) {
    if (!isRole(role)) throw new TypeError(`colors.${role} is no colour of a theme`);
    const color = parseColor(value);
    if (!color) {
      throw new TypeError(
        `colors.${role} is "${value}"; give an opaque colour as #rrggbb, rgb(), hsl() or oklch()`,
      );
    }
    resolved.set(role, color);
  }
  return resolved;
}

/**
 * Pairs of foreground and background below WCAG 1.4.3 (4.5:1) or 1.4.11 (3:1) when the given
 * colours replace those of the base theme.
 *
 * @throws {TypeError} for an unknown role or a colour that cannot be parsed
 */
export function findLowContrast(
  base: ThemeBase,
  given: Partial<ThemeColors>,
): readonly ContrastFinding[] {
  const resolved = resolve(base, given);
  return pairs.flatMap(({ front, back, min, rule }) => {
    const [one, other] = [resolved.get(front), resolved.get(back)];
    const ratio = one && other ? contrast(one, other) : 0;
    return ratio < min ? [{ front, back, ratio, required: min, rule }] : [];
  });
}
