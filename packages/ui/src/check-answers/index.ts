export { CheckAnswers } from './CheckAnswers.tsx';
export type { CheckAnswersItem, CheckAnswersProps } from './CheckAnswers.tsx';
export { checkAnswersTexts } from './texts.ts';
export type { CheckAnswersTexts } from './texts.ts';
