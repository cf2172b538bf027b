export { Header } from './Header.tsx';
export type { HeaderLink, HeaderProps } from './Header.tsx';
export type { Session } from './HeaderSession.tsx';
export { Mark } from './Mark.tsx';
export { headerTexts } from './texts.ts';
export type { HeaderTexts } from './texts.ts';
