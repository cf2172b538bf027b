export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { checkDate } from './date-parts.ts';
export type { DateLimits, DatePart, DateProblem } from './date-parts.ts';
export { dateFieldTexts } from './texts.ts';
export type { DateFieldTexts } from './texts.ts';
