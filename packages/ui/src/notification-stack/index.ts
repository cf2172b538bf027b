export { NotificationStack } from './NotificationStack.tsx';
export type { NotificationStackProps } from './NotificationStack.tsx';
export { notificationStackTexts } from './texts.ts';
export type { NotificationStackTexts } from './texts.ts';
export { DEFAULT_TIMEOUT_MS } from './types.ts';
export type { NotificationItem, Severity } from './types.ts';
