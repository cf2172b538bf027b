export { Button } from './Button.tsx';
export type { ButtonProps, ButtonVariant } from './Button.tsx';
export { buttonTexts } from './texts.ts';
export type { ButtonTexts } from './texts.ts';
