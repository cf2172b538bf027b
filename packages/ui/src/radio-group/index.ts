export { RadioGroup } from './RadioGroup.tsx';
export type { RadioGroupProps } from './RadioGroup.tsx';
export type { RadioOption } from './types.ts';
