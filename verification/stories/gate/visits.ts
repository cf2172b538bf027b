import type { Visit } from '../runner/visit.ts';
import { BRANDS, INITIAL_VARIANT, NARROW, NARROWEST, THEMES } from '../runner/variants.ts';

/** The visits of a story in the gate: those in the window in which it opened, then those in narrow windows. */
interface GateVisits {
  readonly wide: readonly Visit[];
  readonly narrow: readonly Visit[];
}

/** Width of the window in which Storybook's addon opens a story, in CSS px. */
const OPENING_WIDTH = 1200;

const opening = { ...INITIAL_VARIANT, width: OPENING_WIDTH, checks: 'appearance' } as const;
const lines = { ...opening, checks: 'lines' } as const;
// First: the next visit ends the emulation, which the check of layout shifts would otherwise run in.
const forcedColors = { ...opening, forcedColors: true, checks: 'forced-colors' } as const;
const layout = { ...INITIAL_VARIANT, checks: 'layout' } as const;

const narrow: readonly Visit[] = [
  { ...layout, width: NARROW },
  { ...layout, width: NARROWEST },
  { ...layout, width: NARROWEST, longWords: true },
];

/**
 * A component: forced colours; lines in every brand; every brand in every theme but the initial one, in which Storybook's addon
 * has run axe; then narrow windows.
 */
export const partVisits: GateVisits = {
  wide: [
    forcedColors,
    ...BRANDS.map((brand): Visit => ({ ...lines, brand })),
    ...BRANDS.flatMap((brand) =>
      THEMES.map((theme): Visit => ({ ...opening, brand, theme })),
    ).slice(1),
  ],
  narrow,
};

/**
 * A whole page consists of components that are checked by themselves: forced colours, lines, the dark theme, narrow windows,
 * and English. The audit combines all of them.
 */
export const pageVisits: GateVisits = {
  wide: [forcedColors, lines, { ...opening, theme: 'dark' }],
  narrow: [
    ...narrow,
    { ...INITIAL_VARIANT, theme: 'contrast', width: NARROWEST, language: 'en', checks: 'all' },
    { ...layout, width: NARROWEST, language: 'en' },
    { ...layout, width: NARROW, language: 'en' },
  ],
};
