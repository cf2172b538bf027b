export { Combobox } from './Combobox.tsx';
export type { ComboboxProps } from './Combobox.tsx';
export type { ComboboxItem } from './filter.ts';
export { comboboxTexts } from './texts.ts';
export type { ComboboxTexts } from './texts.ts';
