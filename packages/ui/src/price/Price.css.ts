import { componentStyle, tabularFigures } from '../styles/build/index.ts';

export const price = componentStyle({ ...tabularFigures, whiteSpace: 'nowrap' }, 'price');
