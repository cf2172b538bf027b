import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

/** "Sprache:" before the language of the page, read by screen readers only. */
export const label = componentStyle(hiddenVisually, 'label');
