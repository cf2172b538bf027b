import { create } from 'storybook/theming/create';
import type { ThemeVars } from 'storybook/theming';
import { toLinearSrgb } from '../tokens/src/color.ts';
import { colors } from '../tokens/generated/values.ts';

/*
 * Storybook in the look of the product: its colours, typeface and corners. Storybook computes with colours and reads only
 * hexadecimal ones, so the OKLCH values of the tokens are converted.
 */

type Theme = 'light' | 'dark';
type Oklch = Parameters<typeof toLinearSrgb>[0];

function encoded(linear: number): string {
  const channel = linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
  const byte = Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return byte.toString(16).padStart(2, '0');
}

function hex(color: Oklch): string {
  return `#${toLinearSrgb(color).map(encoded).join('')}`;
}

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
    colorPrimary: hex(action),
    colorSecondary: hex(SECONDARY[theme]),
    appBg: hex(wash),
    appContentBg: hex(paper),
    appPreviewBg: hex(paper),
    appBorderColor: hex(hairline),
    appBorderRadius: 4,
    fontBase: "'Portal Noto Sans', 'Portal Noto Sans Names', Arial, sans-serif",
    fontCode: "'Atkinson Hyperlegible Mono Variable', 'Courier New', monospace",
    textColor: hex(ink),
    textInverseColor: hex(onAction),
    textMutedColor: hex(inkSoft),
    barTextColor: hex(inkSoft),
    barHoverColor: hex(action),
    barSelectedColor: hex(action),
    barBg: hex(paper),
    buttonBg: hex(wash),
    buttonBorder: hex(controlEdge),
    booleanBg: hex(wash),
    booleanSelectedBg: hex(paper),
    inputBg: hex(paper),
    inputBorder: hex(controlEdge),
    inputTextColor: hex(ink),
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
