import { globalTypes } from '../../../.storybook/toolbar.ts';
import type { Page } from 'playwright';

/** Every brand of the toolbar; `''` is our own. */
export const BRANDS: readonly string[] = globalTypes.brand.toolbar.items.map(({ value }) => value);
/** Every theme of the toolbar. */
export const THEMES = globalTypes.theme.toolbar.items.map(({ value }) => value);

/** Width of a desktop window, in CSS px. */
export const WIDE = 1140;
/** Width of a phone, in CSS px; also 1280 px at a zoom of 400 % (WCAG 1.4.10). */
export const NARROW = 320;
/** The narrowest width that we support, in CSS px. */
export const NARROWEST = 280;
const HEIGHT = 900;

/** One combination of the conditions in which a story is shown. */
export interface Variant {
  readonly brand: string;
  readonly theme: (typeof THEMES)[number];
  /** Width of the window, in CSS px. */
  readonly width: number;
  /** Text spacing of WCAG 1.4.12. */
  readonly textSpacing?: boolean;
  readonly rtl?: boolean;
  readonly forcedColors?: boolean;
  /** The device prefers dark pages. Storybook decides about its own theme when a page opens. */
  readonly prefersDark?: boolean;
  /** A long German compound in every text. */
  readonly longWords?: boolean;
  /** Set to show the story in this language, from then on; stories open in German. Pages of the portal are in German and English. */
  readonly language?: 'de' | 'en' | 'ar';
}

/** Our own brand in its light theme, as a story opens. */
export const INITIAL_VARIANT = { brand: '', theme: 'light', width: WIDE } as const;

/** A variant as text, for lists of findings. */
export function describeVariant(variant: Variant): string {
  return [
    variant.brand || 'portal',
    variant.theme,
    `${variant.width} px`,
    variant.textSpacing ? 'text spacing' : '',
    variant.rtl ? 'rtl' : '',
    variant.forcedColors ? 'forced colours' : '',
    variant.prefersDark ? 'prefers dark' : '',
    variant.longWords ? 'long words' : '',
    variant.language ?? '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Sets what only the browser can set: size of the window, forced colours and the preferred colour scheme. */
export async function setWindow(page: Page, variant: Variant): Promise<void> {
  await page.setViewportSize({ width: variant.width, height: HEIGHT });
  await page.emulateMedia({
    forcedColors: variant.forcedColors ? 'active' : 'none',
    colorScheme: variant.prefersDark ? 'dark' : 'light',
  });
}

/** Runs in the browser: sets the attributes of the document, as a portal does. Refers to nothing outside itself. */
export function setAttributes({ brand, theme, textSpacing, rtl }: Variant): void {
  const root = document.documentElement;
  root.dir = rtl ? 'rtl' : 'ltr';
  root.dataset['portalBrand'] = brand;
  root.dataset['portalTheme'] = theme;
  root.dataset['textSpacing'] = textSpacing ? 'wide' : '';
}
