export { TextArea } from './TextArea.tsx';
export type { TextAreaProps } from './TextArea.tsx';
export { textAreaTexts } from './texts.ts';
export type { TextAreaTexts } from './texts.ts';
