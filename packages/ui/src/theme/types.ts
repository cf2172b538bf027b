/** One of the themes that come with the components. */
export type ThemeBase = 'light' | 'dark' | 'contrast';

/**
 * Colours of a theme by role. Each is an opaque CSS colour: `#rgb`, `#rrggbb`, `rgb()`, `hsl()` or
 * `oklch()`. The variable of `inkSoft` is `--portal-color-ink-soft`.
 */
export interface ThemeColors {
  /** Running text and headings. */
  readonly ink: string;
  /** Hints and other text in the second row. */
  readonly inkSoft: string;
  /** Ground of the page. */
  readonly paper: string;
  /** Ground of what is set apart: cards, table heads, the footer. */
  readonly wash: string;
  /** Lines that only please the eye; nothing depends on seeing them. */
  readonly hairline: string;
  /** Edges of fields and buttons. */
  readonly controlEdge: string;
  /** Links, strong buttons, what is chosen. */
  readonly action: string;
  /** The same, pointed at. */
  readonly actionHover: string;
  /** Text on a strong button. */
  readonly onAction: string;
  /** Ground of what is chosen or pointed at. */
  readonly actionWash: string;
  /** The parcel that matters, on the map and beside it. */
  readonly parcel: string;
  /** Ground of the parcel's chip. */
  readonly parcelWash: string;
  /** The area that will be printed. */
  readonly printFrame: string;
  /** Ground of the print area's chip. */
  readonly printFrameWash: string;
  /** Outer ring of the focus. */
  readonly focusRing: string;
  /** Inner ring of the focus. */
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
  /** Ground of a map or sketch that is drawn without tiles. */
  readonly mapGround: string;
  readonly mapBuilding: string;
  readonly mapBoundary: string;
  readonly mapStreet: string;
  readonly mapWater: string;
  readonly mapText: string;
}

/** Steps of the spacing scale; step 4 is 16 px wide unless a theme says otherwise. */
export type SpaceStep = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 14 | 18;

/** Sizes of text by role. */
export type TextSize = 'h1' | 'h2' | 'h3' | 'lead' | 'body' | 'small';

/** What a theme may change; all that is left out stays as in its base. Lengths are CSS lengths. */
export interface ThemeInput {
  /** Theme that fills the gaps, and against whose colours the given ones are measured. */
  readonly base?: ThemeBase;
  /** Where the variables are set; by default wherever the base theme is. */
  readonly selector?: string;
  /** Colours by role; those left out stay ours. */
  readonly colors?: Partial<ThemeColors>;
  /** Font stacks, such as `"'Source Sans 3', sans-serif"`. Loading them is the portal's business. */
  readonly font?: { readonly body?: string; readonly mono?: string };
  /** Sizes of text as CSS lengths. */
  readonly text?: Partial<Record<TextSize, string>>;
  /** Without a unit; at least 1.5 (WCAG 1.4.12, EN 301 549 9.1.4.12). */
  readonly lineHeight?: number;
  /** Spaces as CSS lengths. */
  readonly space?: Partial<Record<SpaceStep, string>>;
  /** Corners. */
  readonly radius?: string;
  /** Height of fields and buttons. */
  readonly controlHeight?: string;
  /** Smallest side of anything to press, in px; at least 24 (WCAG 2.5.8). */
  readonly target?: number;
  /** Longest line of running text. */
  readonly measure?: string;
  /** Width of the page's content at most. */
  readonly page?: string;
}

/** Two roles that a theme makes too alike. */
export interface ContrastFinding {
  /** Role of the text or sign. */
  readonly front: keyof ThemeColors;
  /** Role of the ground below it. */
  readonly back: keyof ThemeColors;
  /** What was measured, 1 to 21. */
  readonly ratio: number;
  /** What is needed: 4.5 for text, 3 for edges. */
  readonly required: number;
  /** Such as `WCAG 1.4.3`. */
  readonly rule: string;
}

/** A theme that has been measured. */
export interface PortalTheme {
  /** The variables that were given, by name, for an inline style or a server's answer. */
  readonly variables: Readonly<Record<`--portal-${string}`, string>>;
  /** A stylesheet of one rule that sets them; load it after `themes.css`. */
  readonly css: string;
}
