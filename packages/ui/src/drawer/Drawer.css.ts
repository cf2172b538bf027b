import { componentStyle } from '../styles/build/index.ts';

/** The dialog at the side; twice, as the dialog has a place and size of its own. */
export const drawer = componentStyle(
  {
    selectors: {
      '&&': {
        inlineSize: 'min(28rem, 100%)',
        maxInlineSize: 'none',
        blockSize: '100dvh',
        maxBlockSize: 'none',
        marginBlock: 0,
        // Clear of rounded corners and bars of the device, where the page asks for the whole screen.
        paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
        borderBlock: 0,
        borderRadius: 0,
      },
      '&&[data-side="end"]': { marginInline: 'auto 0', borderInlineEnd: 0 },
      '&&[data-side="start"]': { marginInline: '0 auto', borderInlineStart: 0 },
    },
  },
  'drawer',
);
