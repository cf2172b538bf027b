export { SuggestionField } from './SuggestionField.tsx';
export type { SuggestionFieldProps } from './SuggestionField.tsx';
export type { SuggestionItem } from './SuggestionList.tsx';
export { suggestionFieldTexts } from './texts.ts';
export type { SuggestionFieldTexts } from './texts.ts';
