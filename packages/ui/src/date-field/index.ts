export { checkDate, EMPTY_DATE } from './date.ts';
export type { DateCheck, DatePart, DateParts } from './date.ts';
export { DateField } from './DateField.tsx';
export type { DateFieldProps } from './DateField.tsx';
export { dateFieldTexts } from './texts.ts';
export type { DateFieldTexts } from './texts.ts';
