export { MaskedField } from './MaskedField.tsx';
export type { MaskedFieldProps } from './MaskedField.tsx';
export { iban } from './iban.ts';
export { centsOf, money } from './money.ts';
export { phone } from './phone.ts';
export { houseNumber, postcode } from './postal.ts';
export { taxId } from './tax-id.ts';
export type { FormatProblem, TextFormat } from './types.ts';
