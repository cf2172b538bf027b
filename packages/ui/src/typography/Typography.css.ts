import { vars } from '@portal/tokens';
import {
  breakLongWords,
  componentRule,
  componentStyle,
  headingText,
  smallText,
} from '../styles/build/index.ts';

/** A heading; its size is independent of its level. */
export const heading = componentStyle(
  {
    margin: 0,
    ...breakLongWords,
    textWrap: 'balance',
    selectors: {
      // The longest words fit on a phone also where the browser cannot hyphenate.
      '&[data-size="large"]': { ...headingText.h1, fontSize: `min(${vars.text.h1}, 8.2vw)` },
      '&[data-size="medium"]': headingText.h2,
      '&[data-size="small"]': headingText.h3,
    },
  },
  'heading',
);

/** A paragraph. */
export const text = componentStyle(
  {
    margin: 0,
    maxInlineSize: vars.measure,
    hyphens: 'auto',
    selectors: {
      '&[data-size="small"]': smallText,
      '&[data-size="large"]': { fontSize: vars.text.lead, lineHeight: 1.5 },
      '&[data-variant="soft"]': { color: vars.color.inkSoft },
    },
  },
  'text',
);

/** Running text of plain HTML elements. */
export const prose = componentStyle({ maxInlineSize: vars.measure, hyphens: 'auto' }, 'prose');

const rules: readonly (readonly [selector: string, rule: Parameters<typeof componentRule>[1]])[] = [
  ['> * + *', { marginBlockStart: vars.space[4] }],
  ['> * + :is(h1, h2)', { marginBlockStart: vars.space[10] }],
  ['> * + :is(h3, h4, h5, h6)', { marginBlockStart: vars.space[6] }],
  ['> :is(h1, h2, h3, h4, h5, h6) + *', { marginBlockStart: vars.space[3] }],
  [':is(ul, ol)', { paddingInlineStart: vars.space[6] }],
  ['ul', { listStyle: 'disc' }],
  ['ol', { listStyle: 'decimal' }],
  ['li + li', { marginBlockStart: vars.space[2] }],
  ['dt', { fontWeight: 700 }],
  ['dd', { marginInlineStart: vars.space[6] }],
  [
    'blockquote',
    {
      margin: 0,
      paddingInlineStart: vars.space[4],
      borderInlineStart: `4px solid ${vars.color.hairline}`,
    },
  ],
];

for (const [selector, rule] of rules) componentRule(`${prose} ${selector}`, rule);
