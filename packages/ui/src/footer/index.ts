export { Footer } from './Footer.tsx';
export type { FooterGroup, FooterLink, FooterProps } from './Footer.tsx';
export { footerTexts } from './texts.ts';
export type { FooterTexts } from './texts.ts';
