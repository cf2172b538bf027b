export { Link } from './Link.tsx';
export type { LinkProps } from './Link.tsx';
export { linkTexts } from './texts.ts';
export type { LinkTexts } from './texts.ts';
