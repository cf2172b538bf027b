import { componentStyle, hiddenVisually } from '../styles/build/index.ts';

export const regions = componentStyle(hiddenVisually, 'regions');
