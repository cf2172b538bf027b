export { CopiesInput } from './CopiesInput.tsx';
export type { CopiesInputProps } from './CopiesInput.tsx';
export { copiesInputTexts } from './texts.ts';
export type { CopiesInputTexts } from './texts.ts';
