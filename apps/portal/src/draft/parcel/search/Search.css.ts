import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import {
  OVER,
  OVER_WIDE,
  BESIDE,
  PHONE,
  BEYOND_PAGE,
  EDGE,
  PAGE_PADDING,
  PHONE_PADDING,
  PADDED,
} from './windows.ts';

/** The search of the parcel step; close to what is around it on a phone. */
export const search = style({
  minInlineSize: 0,
  '@media': { [PHONE]: { marginBlock: `calc(-1 * ${vars.space[3]}) calc(-1 * ${vars.space[5]})` } },
});

globalStyle(`${search} > [data-lead] > :first-child`, {
  '@media': { [PHONE]: { paddingBlockEnd: 0 } },
});

// After a search a form is only a button, which is over the map.
globalStyle(`${search} [role="tabpanel"][role="tabpanel"]:has(> [data-folded])`, {
  '@media': { [OVER]: { paddingBlockStart: 0 } },
});
globalStyle(`${search} [data-folded]`, {
  '@media': { [OVER]: { position: 'relative', zIndex: 3, display: 'block', blockSize: 0 } },
});
globalStyle(`${search} [data-folded] > button`, {
  '@media': {
    [OVER]: {
      position: 'absolute',
      insetBlockStart: vars.space[2],
      insetInlineStart: `calc(${vars.space[2]} - ${PHONE_PADDING})`,
      border: EDGE,
      background: vars.color.paper,
    },
    [`${PADDED} and (min-height: 30rem)`]: {
      insetInlineStart: `calc(${vars.space[3]} - ${PAGE_PADDING})`,
    },
    [OVER_WIDE]: { insetBlockStart: `calc(${vars.space[5]} + ${vars.space[3]})` },
  },
});

// The fields are a strip across the page.
globalStyle(`${search} [role="tabpanel"]:has(> :not([data-folded]) > form)`, {
  '@media': {
    [BESIDE]: {
      marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
      marginBlockStart: vars.space[4],
      marginInline: `calc(-1 * ${PAGE_PADDING})`,
      padding: `${vars.space[3]} ${PAGE_PADDING}`,
      borderBlockStart: EDGE,
      background: vars.color.wash,
    },
    [BEYOND_PAGE]: {
      marginInline: 'calc(50% - 50vw)',
      paddingInline: 'calc(50vw - 50%)',
    },
  },
});

/** Says less on a phone, whose window the map needs. */
export const introduction = style({ '@media': { [PHONE]: { display: 'none' } } });

/** The example is there for screen readers only on a phone. */
export const suggestions = style({});

globalStyle(`${suggestions} > p`, {
  '@media': {
    [PHONE]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
