export { Stepper } from './Stepper.tsx';
export type { StepperItem, StepStatus, StepperProps } from './types.ts';
export { stepperTexts } from './texts.ts';
export type { StepperTexts } from './texts.ts';
