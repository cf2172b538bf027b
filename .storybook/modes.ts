/** Look of a story in one of Chromatic's pictures: values of the toolbar, width of the window in px. */
interface Mode {
  readonly theme: string;
  readonly brand: string;
  readonly viewport: number;
}

const BRANDS = ['', 'kuestenland'];
const THEMES = ['light', 'dark', 'contrast'];
const WIDTHS = [320, 1140];

/** Every brand in every theme at both widths, by a name that a person finds again. */
export const modes: Readonly<Record<string, Mode>> = Object.fromEntries(
  BRANDS.flatMap((brand) =>
    THEMES.flatMap((theme) =>
      WIDTHS.map((viewport) => [
        `${brand || 'portal'} ${theme} ${viewport}`,
        { theme, brand, viewport },
      ]),
    ),
  ),
);
