import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

export const hidden = componentStyle(hiddenVisually, 'hidden');
