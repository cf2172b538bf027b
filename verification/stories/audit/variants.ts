/** What a look asks. Structure is the same in every theme: axe need not ask all of it again. */
export type Question =
  /** Everything: axe whole, targets, overflow, motion. */
  | 'all'
  /** What another colour, typeface or size can change. */
  | 'looks'
  /** Axe whole and nothing besides: parts of the page are Storybook's own. */
  | 'axe'
  /** Only whether anything juts out: on pages whose buttons are Storybook's own. */
  | 'reflow'
  /** Only whether anything juts out or is too small to press. */
  | 'room';

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
  /** A German compound in every text. */
  readonly longWords?: true;
  readonly ask: Question;
  /** Whole pages are looked at in English as well; German, or a part of a page, is the rule. */
  readonly language?: 'en';
}

const BRANDS = ['', 'kuestenland'] as const;
const THEMES = ['light', 'dark', 'contrast'] as const;
const SWITCH = [false, true] as const;

/** A phone (WCAG 1.4.10: 320 px, as much as 1280 px at a zoom of 400 %) and a desk. */
const WIDTHS = [320, 1140] as const;
/** What we promise on top: a small phone, turned down. */
const PROMISED = 280;

const PLAIN = { theme: 'light', spacing: false, rtl: false, forcedColors: false } as const;

const small: readonly Circumstances[] = BRANDS.flatMap((brand): Circumstances[] => {
  const at = { ...PLAIN, brand, width: PROMISED, ask: 'room' } as const;
  return [at, { ...at, spacing: true }, { ...at, longWords: true }];
});

/**
 * The part that runs by default: every brand in every theme at both widths, everything asked in our
 * own brand's light theme and what looks can change in the others; then, in the light theme of every
 * brand at both widths, text spacing, right to left, forced colours, and long words.
 */
export const documentedPart: readonly Circumstances[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width): Circumstances[] => [
    ...THEMES.map((theme): Circumstances => {
      const ask = brand === '' && theme === 'light' ? 'all' : 'looks';
      return { ...PLAIN, brand, width, theme, ask };
    }),
    { ...PLAIN, brand, width, spacing: true, ask: 'looks' },
    { ...PLAIN, brand, width, rtl: true, ask: 'looks' },
    { ...PLAIN, brand, width, forcedColors: true, ask: 'looks' },
    { ...PLAIN, brand, width, longWords: true, ask: 'looks' },
  ]),
).concat(small);

/** Docs pages, which hold the stories of their component: every brand in every theme, wide; and reflow. */
export const ofDocs: readonly Circumstances[] = BRANDS.flatMap((brand): Circumstances[] => [
  ...THEMES.map((theme) => ({ ...PLAIN, brand, theme, width: 1140, ask: 'axe' as const })),
  { ...PLAIN, brand, width: 320, ask: 'reflow' },
]);

/** Everything with everything, and everything asked: takes hours. */
export const wholeMatrix: readonly Circumstances[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) =>
      SWITCH.flatMap((spacing) =>
        SWITCH.flatMap((rtl) =>
          SWITCH.map(
            (forcedColors): Circumstances => ({
              brand,
              width,
              theme,
              spacing,
              rtl,
              forcedColors,
              ask: 'all',
            }),
          ),
        ),
      ),
    ),
  ),
).concat(small);

/** The same for a whole page, which is then seen in English: left to right, in its own colours. */
export function andInEnglish(list: readonly Circumstances[]): readonly Circumstances[] {
  const own = list.filter(
    ({ rtl, forcedColors, longWords }) => !rtl && !forcedColors && !longWords,
  );
  return [...list, ...own.map((at) => ({ ...at, language: 'en' }) as const)];
}

/** In words, for a person who reads the list of findings. */
export function inWords(at: Circumstances): string {
  return [
    at.brand || 'portal',
    at.theme,
    `${at.width} px`,
    at.spacing ? 'text spacing' : '',
    at.rtl ? 'rtl' : '',
    at.forcedColors ? 'forced colours' : '',
    at.longWords ? 'long words' : '',
    at.language ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}
