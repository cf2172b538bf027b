export { SkipLink } from './SkipLink.tsx';
export type { SkipLinkProps } from './SkipLink.tsx';
export { skipLinkTexts } from './texts.ts';
export type { SkipLinkTexts } from './texts.ts';
