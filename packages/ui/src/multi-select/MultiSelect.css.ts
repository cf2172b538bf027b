import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  mediaForcedColors,
  plainList,
  smallText,
} from '../styles/build/index.ts';

/** The selected options. */
export const tags = componentStyle(
  {
    ...plainList,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    marginBlockStart: vars.space[2],
  },
  'tags',
);

/** One selected option: a button that removes it. */
export const tag = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    minBlockSize: vars.target,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.controlEdge}`,
    borderRadius: vars.radius,
    background: vars.color.wash,
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    ...smallText,
    ...breakLongWords,
    selectors: {
      '&:hover': { borderColor: vars.color.ink },
      '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
    },
    '@media': {
      [mediaForcedColors]: {
        selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
      },
    },
  },
  'tag',
);
