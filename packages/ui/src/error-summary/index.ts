export { ErrorSummary } from './ErrorSummary.tsx';
export type { ErrorSummaryProps, SummaryError } from './ErrorSummary.tsx';
export { focusField } from './focusField.ts';
export { errorSummaryTexts } from './texts.ts';
export type { ErrorSummaryTexts } from './texts.ts';
