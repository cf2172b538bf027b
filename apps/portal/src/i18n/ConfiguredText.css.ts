import { style } from '@vanilla-extract/css';

/** A soft hyphen that is no letter of the text: it is neither copied nor found, and no name contains it. */
export const joint = style({ '::after': { content: "'\\AD' / ''" } });
