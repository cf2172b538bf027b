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
        gap: `${vars.space[1]} ${vars.space[5]}`,
      },
    },
  },
  'form',
);

/** The search button: beside the inputs, below the line of their labels, or below all. */
export const submit = componentStyle(
  {
    '@container': {
      [ONE_ROW]: { gridArea: '1 / 2', marginBlockStart: `calc(1lh + 2 * ${vars.space[1]})` },
    },
  },
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
    alignContent: 'start',
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

// Labels with their hints, inputs and errors of one row are each in one line, also if a field has no hint (LOOK-1).
componentRule(`${fields} > *`, {
  '@container': {
    [WIDE]: {
      display: 'grid',
      gridRow: 'span 4',
      gridTemplateRows: 'subgrid',
      // A long word of the label leaves space for some letters of the hint.
      gridTemplateColumns: 'fit-content(calc(100% - 3rem)) minmax(0, 1fr)',
      columnGap: vars.space[2],
      alignContent: 'start',
    },
  },
});
componentRule(`${fields} > [data-invalid]`, {
  '@container': { [WIDE]: { borderInlineStart: 0, paddingInlineStart: 0 } },
});
componentRule(`${fields} > * > *`, { '@container': { [WIDE]: { gridColumn: '1 / -1' } } });
// The hint is in the line of its label.
componentRule(`${fields} > * > ${head}:has(+ ${hint})`, {
  '@container': { [WIDE]: { gridColumn: 1 } },
});
componentRule(`${fields} > * > ${hint}`, {
  gridRow: 1,
  '@container': { [WIDE]: { gridColumn: 2, alignSelf: 'baseline' } },
});
componentRule(`${fields} > * > ${head}`, { gridRow: 1, alignSelf: 'baseline' });
componentRule(`${fields} > * > :is(input, ${frame})`, { gridRow: 2 });
componentRule(`${fields} > * > ${frame} ~ *`, { gridRow: 4 });
componentRule(`${fields} > * > ${error}${error}`, {
  gridRow: 3,
  '@container': { [WIDE]: { fontSize: vars.text.small } },
});

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
  '@container': { [WIDE]: { gridColumn: 'span 4' } },
});
componentRule(`${fields}:has(> :nth-child(3):last-child) > :last-child`, {
  '@container': { [WIDE]: { gridColumn: 'span 5' } },
});

// Two in one row: district and booking sheets, whose example is long.
componentRule(`${fields}:has(> :nth-child(2):last-child) > *`, {
  '@container': { [ONE_ROW]: { gridColumn: 'span 6' } },
});

// Four in one row: ZIP code, city, street, house number.
const four = `${fields}:has(> :nth-child(4):last-child)`;
componentRule(four, {
  '@container': {
    [ONE_ROW]: { gridTemplateColumns: '15.5rem minmax(0, 1fr) minmax(0, 1fr) 12.5rem' },
  },
});
componentRule(`${four} > *`, { '@container': { [ONE_ROW]: { gridColumn: 'auto' } } });

// An error takes the space below the next field, which has none.
componentRule(`${fields} > [data-invalid]:has(+ :not([data-invalid])) > ${error}`, {
  '@container': { [ONE_ROW]: { inlineSize: 'max-content', maxInlineSize: 'calc(100% + 13rem)' } },
});

// All fields with an error are named in one line, so that fields and map stay in sight.
componentRule(`${panel} > section`, {
  '@container': {
    [WIDE]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${vars.space[5]}`,
      paddingBlock: vars.space[1],
    },
  },
});
componentRule(`${panel} > section > ul`, {
  '@container': { [WIDE]: { display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` } },
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
