export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, ErrorSummaryItem } from './ErrorSummary.tsx';
export { focusField } from './focus-field.ts';
export { errorSummaryTexts } from './texts.ts';
export type { ErrorSummaryTexts } from './texts.ts';
