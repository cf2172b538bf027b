export { Feedback } from './Feedback.tsx';
export type { FeedbackAnswer, FeedbackItem, FeedbackProps } from './Feedback.tsx';
export { feedbackTexts } from './texts.ts';
export type { FeedbackTexts } from './texts.ts';
