export { DatePicker } from './DatePicker.tsx';
export type { DatePickerProps } from './types.ts';
export { checkDate } from '../date-field/date-parts.ts';
export type { DateLimits, DateProblem } from '../date-field/date-parts.ts';
export { datePickerTexts } from './texts.ts';
export type { DatePickerTexts } from './texts.ts';
