/** Under what a story is looked at. */
export interface Circumstances {
  readonly brand: string;
  readonly theme: 'light' | 'dark' | 'contrast';
  /** Of the window, in CSS px. */
  readonly width: number;
  /** Text spacing of WCAG 1.4.12. */
  readonly spacing: boolean;
  readonly rtl: boolean;
  readonly forcedColors: boolean;
  /** Only whether anything juts out: the width is narrower than WCAG asks. */
  readonly reflowOnly?: boolean;
}

const BRANDS = ['', 'kuestenland'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
const WIDTHS = [320, 1140] as const;
const SWITCH = [false, true] as const;

const PLAIN = { theme: 'light', spacing: false, rtl: false, forcedColors: false } as const;

const reflow: readonly Circumstances[] = BRANDS.flatMap((brand) =>
  SWITCH.map((spacing) => ({ ...PLAIN, brand, spacing, width: 280, reflowOnly: true })),
);

/**
 * The part that runs by default: every brand in every theme at both widths; then, in the light
 * theme of every brand at both widths, text spacing, right to left, and forced colours.
 */
export const documentedPart: readonly Circumstances[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width): Circumstances[] => [
    ...THEMES.map((theme) => ({ ...PLAIN, brand, width, theme })),
    { ...PLAIN, brand, width, spacing: true },
    { ...PLAIN, brand, width, rtl: true },
    { ...PLAIN, brand, width, forcedColors: true },
  ]),
).concat(reflow);

/** Everything with everything: brand, theme, width, spacing, direction, forced colours. */
export const wholeMatrix: readonly Circumstances[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) =>
      SWITCH.flatMap((spacing) =>
        SWITCH.flatMap((rtl) =>
          SWITCH.map((forcedColors) => ({ brand, width, theme, spacing, rtl, forcedColors })),
        ),
      ),
    ),
  ),
).concat(reflow);

/** In words, for a person who reads the list of findings. */
export function inWords(at: Circumstances): string {
  return [
    at.brand || 'portal',
    at.theme,
    `${at.width} px`,
    at.spacing ? 'text spacing' : '',
    at.rtl ? 'rtl' : '',
    at.forcedColors ? 'forced colours' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
