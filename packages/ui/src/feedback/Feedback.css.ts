import { vars } from '@portal/tokens';
import { componentStyle } from '../styles/build/index.ts';

/** The question, or the thanks. */
export const root = componentStyle({ maxInlineSize: '44rem' }, 'root');

/** Question, text and button. */
export const form = componentStyle({ display: 'grid', gap: vars.space[5] }, 'form');
