export { Switch } from './Switch.tsx';
export type { SwitchProps } from './Switch.tsx';
export { switchTexts } from './texts.ts';
export type { SwitchTexts } from './texts.ts';
