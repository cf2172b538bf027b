export { Dialog } from './Dialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { dialogTexts } from './texts.ts';
export type { DialogTexts } from './texts.ts';
