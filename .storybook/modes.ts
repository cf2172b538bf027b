import { globalTypes } from './toolbar.ts';

/** A screenshot of a story by Chromatic: values of the toolbar, and the width of the window in px. */
interface Mode {
  readonly theme: string;
  readonly brand: string;
  readonly viewport: number;
}

const BRANDS = globalTypes.brand.toolbar.items;
const THEMES = globalTypes.theme.toolbar.items;
const WIDTHS = [320, 1140];

/** Every brand in every theme at both widths, by a name that people recognise. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  BRANDS.flatMap(({ value: brand }) =>
    THEMES.flatMap(({ value: theme }) =>
      WIDTHS.map((viewport) => [
        `${brand || 'portal'} ${theme} ${viewport}`,
        { theme, brand, viewport },
      ]),
    ),
  ),
);
