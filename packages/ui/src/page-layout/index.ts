export { FootStep } from './FootStep.tsx';
export type { FootStepProps, MainAction } from './FootStep.tsx';
export { MAIN_ID, PageLayout } from './PageLayout.tsx';
export type { PageLayoutProps } from './PageLayout.tsx';
export { ButtonRow, WizardLayout } from './WizardLayout.tsx';
export type { ButtonRowProps, WizardLayoutProps } from './WizardLayout.tsx';
