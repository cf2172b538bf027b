export { findLowContrast, ThemeContrastError } from './contrast.ts';
export { defineTheme } from './define-theme.ts';
export type {
  ContrastFinding,
  PortalTheme,
  SpaceStep,
  TextSize,
  ThemeBase,
  ThemeColors,
  ThemeInput,
} from './types.ts';
