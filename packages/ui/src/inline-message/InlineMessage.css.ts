import { vars } from '@portal/tokens';
import { breakLongWords, componentStyle, hiddenVisually } from '../styles/build/index.ts';

const tone = (name: 'success' | 'warning' | 'danger' | 'info') => ({
  background: vars.color[`${name}Surface`],
  borderColor: vars.color[`${name}Edge`],
});

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
    selectors: {
      '&[data-tone="info"]': tone('info'),
      '&[data-tone="success"]': tone('success'),
      '&[data-tone="warning"]': tone('warning'),
      '&[data-tone="danger"]': tone('danger'),
    },
  },
  'message',
);

export const icon = componentStyle(
  {
    marginBlockStart: '0.125em',
    selectors: {
      '[data-tone="info"] > &': { color: vars.color.infoEdge },
      '[data-tone="success"] > &': { color: vars.color.successEdge },
      '[data-tone="warning"] > &': { color: vars.color.warningEdge },
      '[data-tone="danger"] > &': { color: vars.color.dangerEdge },
    },
  },
  'icon',
);

export const content = componentStyle(
  { display: 'grid', gap: vars.space[3], minInlineSize: 0, maxInlineSize: vars.measure },
  'content',
);

export const text = componentStyle(breakLongWords, 'text');

export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space[2]} ${vars.space[4]}` },
  'actions',
);

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
