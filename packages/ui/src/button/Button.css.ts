import { keyframes } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentStyle,
  disabledInContrast,
  hiddenVisually,
  mediaForcedColors,
  mediaMotion,
  mediaPrint,
} from '../styles/build/index.ts';

export const button = componentStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minBlockSize: vars.controlHeight,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[6],
    border: '1px solid transparent',
    borderRadius: vars.radius,
    fontWeight: 700,
    fontSize: vars.text.body,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    ...breakLongWords,
    '@media': {
      [mediaMotion]: { transition: `background-color ${vars.duration.short}` },
      [mediaForcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          // Browsers do this for native disabled buttons only.
          '&:disabled, &[aria-disabled="true"]:not([data-loading])': {
            borderColor: 'GrayText',
            color: 'GrayText',
          },
        },
      },
      [mediaPrint]: { display: 'none' },
    },
    selectors: {
      '&[data-size="small"]': {
        minBlockSize: vars.target,
        paddingInline: vars.space[4],
        fontSize: vars.text.small,
      },
      '&[data-block]': { inlineSize: '100%' },
      '&[data-variant="primary"]': {
        background: vars.color.action,
        color: vars.color.onAction,
      },
      '&[data-variant="primary"]:hover': {
        background: vars.color.actionHover,
        color: vars.color.onAction,
      },
      '&[data-variant="secondary"]': {
        background: vars.color.paper,
        borderColor: vars.color.controlEdge,
        color: vars.color.ink,
      },
      '&[data-variant="secondary"]:hover': {
        background: vars.color.actionWash,
        color: vars.color.ink,
      },
      '&[data-variant="quiet"]': {
        background: 'transparent',
        // Looks like a link: bold text alone looks like a heading.
        color: vars.color.action,
        paddingInline: vars.space[2],
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.2em',
      },
      '&[data-variant="quiet"]:hover': {
        background: vars.color.actionWash,
        textDecorationThickness: '2px',
      },
      '&[data-variant="danger"]': {
        background: vars.color.paper,
        borderColor: vars.color.dangerEdge,
        color: vars.color.dangerText,
      },
      '&[data-variant="danger"]:hover': {
        background: vars.color.dangerSurface,
        color: vars.color.dangerText,
      },
      '&:disabled, &[aria-disabled="true"]:not([data-loading])': {
        background: vars.color.wash,
        borderColor: vars.color.hairline,
        color: vars.color.inkSoft,
        cursor: 'not-allowed',
      },
      '[data-portal-theme="contrast"] &:is(:disabled, [aria-disabled="true"]):not([data-loading])':
        disabledInContrast,
      '&[data-loading]': { cursor: 'progress' },
    },
  },
  'button',
);

const spin = keyframes({ to: { transform: 'rotate(1turn)' } }, 'spin');

export const spinner = componentStyle(
  { '@media': { [mediaMotion]: { animation: `${spin} 1s linear infinite` } } },
  'spinner',
);

export const visuallyHidden = componentStyle(hiddenVisually, 'visuallyHidden');
