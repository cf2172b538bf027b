/** One of the built-in themes. */
export type ThemeBase = 'light' | 'dark' | 'contrast';

/**
 * Colours of a theme by role. Each is an opaque CSS colour: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or
 * `oklch()`. The variable of `inkSoft` is `--portal-color-ink-soft`.
 */
export interface ThemeColors {
  /** Running text and headings. */
  readonly ink: string;
  /** Hints and other secondary text. */
  readonly inkSoft: string;
  /** Background of the page. */
  readonly paper: string;
  /** Background of cards, table heads and the footer. */
  readonly wash: string;
  /** Decorative lines; no information depends on them. */
  readonly hairline: string;
  /** Borders of fields and buttons. */
  readonly controlEdge: string;
  /** Links, primary buttons, selected items. */
  readonly action: string;
  /** The same while hovered. */
  readonly actionHover: string;
  /** Text on a primary button. */
  readonly onAction: string;
  /** Background of selected or hovered items. */
  readonly actionWash: string;
  /** The selected parcel, on the map and beside it. */
  readonly parcel: string;
  /** Background of the parcel's badge. */
  readonly parcelWash: string;
  /** The print area. */
  readonly printFrame: string;
  /** Background of the print area's badge. */
  readonly printFrameWash: string;
  /** Outer ring of the focus indicator. */
  readonly focusRing: string;
  /** Inner ring of the focus indicator. */
  readonly focusHalo: string;
  readonly successSurface: string;
  readonly successEdge: string;
  readonly successText: string;
  readonly warningSurface: string;
  readonly warningEdge: string;
  readonly warningText: string;
  readonly dangerSurface: string;
  readonly dangerEdge: string;
  readonly dangerText: string;
  readonly infoSurface: string;
  readonly infoEdge: string;
  readonly infoText: string;
  /** Background of a map or sketch without tiles. */
  readonly mapGround: string;
  readonly mapBuilding: string;
  readonly mapBoundary: string;
  readonly mapStreet: string;
  readonly mapWater: string;
  readonly mapText: string;
}

/** Steps of the spacing scale; step 4 is 16 px by default. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 18;

/** Sizes of text by role. */
export type TextSize = 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small';

/**
 * What a theme may change; everything else is taken from its base theme. Lengths are CSS lengths.
 */
export interface ThemeInput {
  /** Theme for the values that are not given; contrast is measured against its colours. */
  readonly base?: ThemeBase;
  /** Where the variables are set; default the selector of the base theme. */
  readonly selector?: string;
  /** Colours by role; default those of the base theme. */
  readonly colors?: Partial<ThemeColors>;
  /** Font stacks, such as `"'Source Sans 3', sans-serif"`. The portal loads them itself. */
  readonly font?: { readonly body?: string; readonly mono?: string };
  /** Sizes of text as CSS lengths. */
  readonly text?: Partial<Record<TextSize, string>>;
  /** Without a unit; at least 1.5 (WCAG 1.4.12, EN 301 549 9.1.4.12). */
  readonly lineHeight?: number;
  /** Spaces as CSS lengths. */
  readonly space?: Partial<Record<SpaceStep, string>>;
  /** Radius of corners. */
  readonly radius?: string;
  /** Height of fields and buttons. */
  readonly controlHeight?: string;
  /** Minimum size of interactive targets, in px; at least 24 (WCAG 2.5.8). */
  readonly target?: number;
  /** Maximum width of running text. */
  readonly measure?: string;
  /** Maximum width of the page's content. */
  readonly page?: string;
}

/** Two roles without enough contrast. */
export interface ContrastFinding {
  /** Role of the text or icon. */
  readonly front: keyof ThemeColors;
  /** Role of the background. */
  readonly back: keyof ThemeColors;
  /** The measured ratio, 1 to 21. */
  readonly ratio: number;
  /** The required ratio: 4.5 for text, 3 for borders and icons. */
  readonly required: number;
  /** Such as `WCAG 1.4.3`. */
  readonly rule: string;
}

/** A theme whose contrast has been checked. */
export interface PortalTheme {
  /** The given variables by name, for an inline style. */
  readonly variables: Readonly<Record<`--portal-${string}`, string>>;
  /** A stylesheet with one rule that sets them; load it after `themes.css`. */
  readonly css: string;
}
