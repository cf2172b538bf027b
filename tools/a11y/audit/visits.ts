import type { Visit } from '../runner/visit.ts';
import { BRANDS, INITIAL_VARIANT, NARROW, NARROWEST, THEMES, WIDE } from '../runner/variants.ts';

const WIDTHS = [NARROW, WIDE];
const OFF_AND_ON = [false, true];

const lines = BRANDS.map((brand): Visit => ({ ...INITIAL_VARIANT, brand, checks: 'lines' }));

const narrowest = BRANDS.flatMap((brand): readonly Visit[] => {
  const visit = { ...INITIAL_VARIANT, brand, width: NARROWEST, checks: 'layout' } as const;
  return [visit, { ...visit, textSpacing: true }, { ...visit, longWords: true }];
});

/** Last: they move the focus. */
const focus = BRANDS.flatMap((brand) =>
  THEMES.map((theme): Visit => ({ ...INITIAL_VARIANT, brand, theme, checks: 'focus' })),
);

/**
 * The visits of a story by default. Every brand in every theme at both widths: all checks in the light theme of our own
 * brand, checks of the appearance in the others. In the light theme of every brand also text spacing, right to left, forced
 * colours and long words.
 */
export const defaultVisits: readonly Visit[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width): readonly Visit[] => {
    const visit = { ...INITIAL_VARIANT, brand, width, checks: 'appearance' } as const;
    return [
      ...THEMES.map((theme): Visit => {
        const isInitial = brand === INITIAL_VARIANT.brand && theme === INITIAL_VARIANT.theme;
        return { ...visit, theme, checks: isInitial ? 'all' : 'appearance' };
      }),
      { ...visit, textSpacing: true },
      { ...visit, rtl: true },
      { ...visit, forcedColors: true },
      { ...visit, longWords: true },
    ];
  }),
).concat(lines, narrowest, focus);

/**
 * The visits of a docs page: every brand in every theme, wide; overflow also on a phone. Then the lines, and a device that
 * prefers dark pages, where Storybook's own parts of the page are dark.
 */
export const docsVisits: readonly Visit[] = BRANDS.flatMap((brand): readonly Visit[] => [
  ...THEMES.map((theme): Visit => ({ ...INITIAL_VARIANT, brand, theme, checks: 'axe' })),
  { ...INITIAL_VARIANT, brand, width: NARROW, checks: 'overflow' },
]).concat(
  { ...INITIAL_VARIANT, checks: 'lines' },
  { ...INITIAL_VARIANT, theme: 'dark', prefersDark: true, checks: 'axe' },
);

/** All checks in every combination; takes hours. */
export const allVisits: readonly Visit[] = BRANDS.flatMap((brand) =>
  WIDTHS.flatMap((width) =>
    THEMES.flatMap((theme) =>
      OFF_AND_ON.flatMap((textSpacing) =>
        OFF_AND_ON.flatMap((rtl) =>
          OFF_AND_ON.map(
            (forcedColors): Visit => ({
              brand,
              width,
              theme,
              textSpacing,
              rtl,
              forcedColors,
              checks: 'all',
            }),
          ),
        ),
      ),
    ),
  ),
).concat(lines, narrowest);

/** The visits of a whole page: afterwards also in English, which is written left to right. */
export function withEnglish(visits: readonly Visit[]): readonly Visit[] {
  const english = visits.filter(
    ({ rtl, forcedColors, longWords }) => !rtl && !forcedColors && !longWords,
  );
  return [...visits, ...english.map((visit): Visit => ({ ...visit, language: 'en' }))];
}
