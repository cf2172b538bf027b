import type { Visit } from '../runner/visit.ts';
import { INITIAL_VARIANT, NARROW, NARROWEST } from '../runner/variants.ts';

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

/** With long words, a story is at least as wide as without. */
const longWords = { ...layout, width: NARROWEST, longWords: true } as const;

/** With wide spacing and from right to left, texts are cut off or covered. */
const mirrored = { ...layout, width: NARROW, textSpacing: true, rtl: true } as const;

/** The same with the texts of components in Arabic (LIB-24), and the story in German again. */
const arabic = { ...mirrored, language: 'ar' } as const;
const longWordsInGerman = { ...longWords, language: 'de' } as const;

/** Last: it moves the focus, which components react to. */
const focus = { ...layout, width: NARROWEST, checks: 'focus' } as const;

const wide: readonly Visit[] = [forcedColors, lines, { ...opening, theme: 'dark' }];

/**
 * A component, besides the initial variant in which Storybook's addon has run axe: forced colours, lines, the dark theme, a narrow window.
 * The audit combines all brands, themes and widths.
 */
export const partVisits: GateVisits = {
  wide,
  narrow: [mirrored, arabic, longWordsInGerman, focus],
};

/**
 * A whole page. Its components are visited above; the audit visits it in English, in dark, in forced colours, with wide spacing and from right
 * to left, too.
 */
export const pageVisits: GateVisits = { wide: [lines], narrow: [longWords, focus] };

/**
 * A story of a component's behaviour: the component's other stories are visited as above, and the audit visits this one too. Only what an
 * interaction may have opened is measured in a narrow window.
 */
export const behaviourVisits: GateVisits = { wide: [], narrow: [mirrored, longWords] };
