export { InlineMessage, TONE_ICONS } from './InlineMessage.tsx';
export type { InlineMessageProps, MessageTone } from './InlineMessage.tsx';
export { inlineMessageTexts } from './texts.ts';
export type { InlineMessageTexts } from './texts.ts';
