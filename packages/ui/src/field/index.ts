export { Field } from './Field.tsx';
export type { FieldProps } from './Field.tsx';
export { FieldError } from './FieldError.tsx';
export type { FieldErrorProps } from './FieldError.tsx';
export { FieldGroup } from './FieldGroup.tsx';
export type { FieldGroupProps } from './FieldGroup.tsx';
export { fieldTexts } from './texts.ts';
export type { FieldTexts } from './texts.ts';
export type { ControlAttributes, FieldOwnProps } from './types.ts';
