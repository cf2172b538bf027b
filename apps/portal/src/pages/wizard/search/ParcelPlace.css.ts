import { style } from '@vanilla-extract/css';
import { vars } from '@portal/tokens';

/** Sketch beside the names. */
export const place = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

/** The outline of the parcel; its shape is recognised at this size, its details are not. */
export const sketch = style({ flexShrink: 0, inlineSize: '3.5rem', blockSize: '2.25rem' });

/** The address below the name of the local subdistrict. */
export const address = style({
  display: 'block',
  fontSize: vars.text.small,
  fontWeight: 400,
  color: vars.color.inkSoft,
});
