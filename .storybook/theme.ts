import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';
import { toHex } from '../tokens/src/color.ts';
import { colors } from '../tokens/generated/values.ts';

/*
 * Storybook in the look of the product: its colours, typeface and corners. Storybook computes with colours and reads only
 * hexadecimal ones, so the OKLCH values of the tokens are converted.
 */

type Theme = 'light' | 'dark';
type Oklch = Parameters<typeof toHex>[0];

/**
 * Storybook uses this colour for links on its pages, and a darker one derived from it below white text. In the dark theme
 * neither action colour suits both.
 */
const SECONDARY: Readonly<Record<Theme, Oklch>> = {
  light: colors.light.action,
  dark: [0.64, 0.09, 205],
};

/** The theme of Storybook's own pages. */
function storybookTheme(theme: Theme): ThemeVars {
  const { ink, inkSoft, paper, wash, hairline, controlEdge, action, onAction } = colors[theme];
  return create({
    base: theme,
    brandTitle: `<img src="./brand.svg" alt="" width="32" height="32" style="vertical-align: middle; margin-inline-end: 10px; background: #fdfcf8; border-radius: 4px">Components`,
    brandTarget: '_self',
    colorPrimary: toHex(action),
    colorSecondary: toHex(SECONDARY[theme]),
    appBg: toHex(wash),
    appContentBg: toHex(paper),
    appPreviewBg: toHex(paper),
    appBorderColor: toHex(hairline),
    appBorderRadius: 4,
    fontBase: "'Portal Noto Sans', 'Portal Noto Sans Names', Arial, sans-serif",
    fontCode: "'Atkinson Hyperlegible Mono Variable', 'Courier New', monospace",
    textColor: toHex(ink),
    textInverseColor: toHex(onAction),
    textMutedColor: toHex(inkSoft),
    barTextColor: toHex(inkSoft),
    barHoverColor: toHex(action),
    barSelectedColor: toHex(action),
    barBg: toHex(paper),
    buttonBg: toHex(wash),
    buttonBorder: toHex(controlEdge),
    booleanBg: toHex(wash),
    booleanSelectedBg: toHex(paper),
    inputBg: toHex(paper),
    inputBorder: toHex(controlEdge),
    inputTextColor: toHex(ink),
    inputBorderRadius: 4,
  });
}

/** Whether the device prefers dark pages. */
export function isDarkPreferred(): boolean {
  return window.matchMedia('(prefers-color-scheme: dark)').matches;
}

/** The theme that the device prefers. */
export function preferredTheme(): ThemeVars {
  return storybookTheme(isDarkPreferred() ? 'dark' : 'light');
}
