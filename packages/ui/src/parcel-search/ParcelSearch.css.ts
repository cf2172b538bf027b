import { vars } from '@portal/tokens';
import { frame } from '../combobox/Combobox.css.ts';
import { error, head, hint } from '../field/Field.css.ts';
import { componentRule, componentStyle, mediaForcedColors } from '../styles/build/index.ts';

/** The fields are side by side if the search itself, not the window, is this wide. */
const WIDE = '(min-width: 34rem)';

/** Fields and button are in one row if the search itself is this wide. */
const ONE_ROW = '(min-width: 56rem)';

export const root = componentStyle({ containerType: 'inline-size' }, 'root');

export const panel = componentStyle({ display: 'grid', gap: vars.space[6] }, 'panel');

export const form = componentStyle(
  {
    display: 'grid',
    gap: vars.space[5],
    '@container': {
      [ONE_ROW]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${vars.space[2]} ${vars.space[5]}`,
      },
    },
  },
  'form',
);

/** The search button: beside the inputs, or below all. */
export const submit = componentStyle(
  { '@container': { [ONE_ROW]: { gridArea: '1 / 2', alignSelf: 'end', marginBlockEnd: '16px' } } },
  'submit',
);

/** Help below the fields. */
export const help = componentStyle(
  { '@container': { [ONE_ROW]: { gridColumn: '1 / -1' } } },
  'help',
);

export const fields = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[5],
    '@container': {
      [WIDE]: {
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        gap: `${vars.space[1]} ${vars.space[5]}`,
      },
    },
  },
  'fields',
);

// Labels, hints, errors and inputs of one row are aligned, also if a field has no hint.
componentRule(`${fields} > *`, {
  '@container': {
    [WIDE]: {
      display: 'grid',
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      alignContent: 'start',
      marginBlockEnd: vars.space[3],
    },
  },
});
[head, hint, error].forEach((part, index) => {
  componentRule(`${fields} > * > ${part}`, { gridRow: index + 1 });
});
componentRule(`${fields} > * > :is(input, ${frame})`, { gridRow: 4 });
componentRule(`${fields} > * > ${frame} ~ *`, { gridRow: 5 });

export const short = componentStyle(
  { '@container': { [WIDE]: { gridColumn: 'span 4' } } },
  'short',
);

export const long = componentStyle({ '@container': { [WIDE]: { gridColumn: 'span 8' } } }, 'long');

// Three in one row: subdistrict, section, number.
componentRule(`${fields}:has(> :nth-child(3):last-child) > *`, {
  '@container': { [WIDE]: { gridColumn: 'span 3' } },
});
componentRule(`${fields}:has(> :nth-child(3):last-child) > :first-child`, {
  '@container': { [WIDE]: { gridColumn: 'span 5' } },
});
componentRule(`${fields}:has(> :nth-child(3):last-child) > :last-child`, {
  '@container': { [WIDE]: { gridColumn: 'span 4' } },
});

// Four in one row: ZIP code, city, street, house number.
const four = `${fields}:has(> :nth-child(4):last-child) >`;
componentRule(`${four} *`, { '@container': { [ONE_ROW]: { gridColumn: 'span 2' } } });
componentRule(`${four} :nth-child(2), ${four} :nth-child(3)`, {
  '@container': { [ONE_ROW]: { gridColumn: 'span 4' } },
});

// With an error, each field takes a row, so that its text does not run in many short lines; all inputs are as wide.
const faulty = `${fields}${fields}:has(> [data-invalid][data-invalid][data-invalid]) > *`;
componentRule(faulty, { '@container': { [WIDE]: { gridColumn: '1 / -1' } } });
componentRule(`${faulty} > :is(input, ${frame})`, {
  '@container': { [WIDE]: { maxInlineSize: '30rem' } },
});

export const example = componentStyle({ fontFamily: vars.font.mono }, 'example');

export const sketch = componentStyle(
  {
    display: 'block',
    inlineSize: '100%',
    maxInlineSize: '26rem',
    background: vars.color.mapGround,
  },
  'sketch',
);

export const sketchParcel = componentStyle(
  {
    fill: vars.color.mapGround,
    stroke: vars.color.mapBoundary,
    strokeWidth: 1,
    fontFamily: vars.font.mono,
    // In units of the drawing, which are at least one pixel: never below 15 px.
    fontSize: '16px',
    selectors: {
      '&[data-chosen]': {
        fill: vars.color.parcelWash,
        stroke: vars.color.parcel,
        strokeWidth: 2.5,
        fontWeight: 700,
      },
    },
    // The ground is that of the system; browsers leave the lines of a drawing as they are.
    '@media': {
      [mediaForcedColors]: {
        fill: 'Canvas',
        stroke: 'CanvasText',
        selectors: { '&[data-chosen]': { fill: 'Canvas', stroke: 'CanvasText' } },
      },
    },
  },
  'sketchParcel',
);

componentRule(`${sketchParcel} text`, {
  fill: vars.color.ink,
  stroke: 'none',
  '@media': { [mediaForcedColors]: { fill: 'CanvasText' } },
});
