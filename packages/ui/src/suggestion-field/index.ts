export { SuggestionField } from './SuggestionField.tsx';
export type { SuggestionFieldProps } from './SuggestionField.tsx';
export type { SuggestionItem } from './use-suggestions.ts';
export { suggestionFieldTexts } from './texts.ts';
export type { SuggestionFieldTexts } from './texts.ts';
