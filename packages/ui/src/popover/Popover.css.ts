import { vars } from '@portal/tokens';
import { componentStyle, floating } from '../styles/build/index.ts';

/** Button and content. */
export const root = componentStyle(
  { display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'middle' },
  'root',
);

/** The content, beside the button and above the page. */
export const content = componentStyle({ ...floating, padding: vars.space[4] }, 'content');
