import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  hiddenVisually,
  tonedBox,
  tonedIcon,
} from '../styles/build/index.ts';

export const message = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[3],
    // As wide as its text: an empty half of a coloured box looks as if something were missing.
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: vars.space[4],
    boxSizing: 'border-box',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: vars.radius,
    color: vars.color.ink,
    selectors: tonedBox,
  },
  'message',
);

export const icon = componentStyle(
  {
    marginBlockStart: '0.125em',
    selectors: tonedIcon,
  },
  'icon',
);

export const content = componentStyle(
  { display: 'grid', gap: vars.space[3], minInlineSize: 0, maxInlineSize: vars.measure },
  'content',
);

export const text = componentStyle({ ...breakLongWords, textWrap: 'pretty' }, 'text');

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[4]}` },
  'actions',
);

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
