export { LanguageMenu } from './LanguageMenu.tsx';
export type { LanguageMenuItem, LanguageMenuProps } from './LanguageMenu.tsx';
export { ownName } from './own-name.ts';
export { languageMenuTexts } from './texts.ts';
export type { LanguageMenuTexts } from './texts.ts';
