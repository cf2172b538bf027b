import { vars } from '../generated/vars.ts';
import { THEMES } from './token.ts';

type Schema = Readonly<Record<string, unknown>>;

const COLOR: Schema = {
  description: '#rrggbb, or lightness, chroma and hue in OKLCH.',
  anyOf: [
    {
      type: 'string',
      pattern: '^#[0-9A-Fa-f]{6}$',
      description: 'Red, green and blue in hexadecimal digits.',
      examples: ['#0b3d6b'],
    },
    {
      type: 'object',
      required: ['colorSpace', 'components'],
      properties: {
        colorSpace: { const: 'oklch' },
        components: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'number' } },
      },
    },
  ],
};

const FONT: Schema = { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } };
const LINE_HEIGHT: Schema = { type: 'number', minimum: 1.5 };
const DIMENSION: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'unit'],
  properties: { value: { type: 'number', minimum: 0 }, unit: { enum: ['px', 'rem', 'ms'] } },
};

const token = (value: Schema): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: ['$value'],
  properties: { $value: value, $description: { type: 'string' } },
});

/** The definitions of tokens, to which the groups refer. */
const TOKENS: Readonly<Record<string, Schema>> = {
  color: token(COLOR),
  font: token(FONT),
  'line-height': token(LINE_HEIGHT),
  dimension: token(DIMENSION),
};

/** The key of a token file: `inkSoft` becomes `ink-soft`. */
export const keyOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function nodeOf(node: object | string, kind: string): Schema {
  if (typeof node === 'string') {
    return { $ref: `#/$defs/${kind in TOKENS ? kind : 'dimension'}` };
  }
  const entries = Object.entries(node).map(([name, inner]: [string, object | string]) => [
    keyOf(name),
    nodeOf(inner, kind),
  ]);
  return { type: 'object', additionalProperties: false, properties: Object.fromEntries(entries) };
}

const TYPEFACE: Schema = {
  type: 'object',
  additionalProperties: false,
  required: ['family', 'file'],
  properties: {
    family: { type: 'string', description: 'Name of the typeface, as in `font.body`.' },
    file: {
      type: 'string',
      pattern: '^[\\w.-]+\\.woff2$',
      description: 'File beside the tokens, in the format WOFF2.',
      examples: ['source-sans-3.woff2'],
    },
    weight: {
      type: 'string',
      pattern: '^\\d{1,4}( \\d{1,4})?$',
      description: 'One weight, or the two ends of a range.',
      examples: ['200 900'],
    },
    style: { enum: ['normal', 'italic'] },
  },
};

/** The JSON Schema of the tokens of a brand, for editors. `brandTheme` finds more, such as too low contrasts. */
export function brandSchema(): Readonly<Record<string, unknown>> {
  const { color, ...base } = vars;
  const groups = Object.entries(base).map(([name, node]) => [
    keyOf(name),
    nodeOf(node, keyOf(name)),
  ]);
  const theme = {
    type: 'object',
    additionalProperties: false,
    properties: { color: { $ref: '#/$defs/colors' } },
  };
  return {
    $defs: { ...TOKENS, colors: nodeOf(color, 'color') },
    type: 'object',
    additionalProperties: false,
    properties: {
      $schema: { type: 'string' },
      $description: { type: 'string' },
      $extensions: {
        type: 'object',
        properties: {
          'portal.typefaces': {
            type: 'array',
            description: 'Typefaces whose files are beside the tokens.',
            items: TYPEFACE,
          },
        },
      },
      base: {
        type: 'object',
        description: 'What all themes share: typefaces, sizes, spacing, durations.',
        additionalProperties: false,
        properties: Object.fromEntries(groups),
      },
      ...Object.fromEntries(
        THEMES.map((name) => [name, { ...theme, description: `Colours of the theme ${name}.` }]),
      ),
    },
  };
}
