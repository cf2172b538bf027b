export { MultiSelect } from './MultiSelect.tsx';
export type { MultiSelectProps } from './MultiSelect.tsx';
export { multiSelectTexts } from './texts.ts';
export type { MultiSelectTexts } from './texts.ts';
