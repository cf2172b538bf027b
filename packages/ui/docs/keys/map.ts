import type { KeyRow, KeyTable, Target } from './types.ts';

const skip: Target = ['button', 'Skip the map'];
const frame: Target = ['button', 'Move page frame'];
const pick: Target = ['button', 'Pick a parcel on the map'];
const here: Target = ['button', 'Pick the parcel at the crosshair'];

const FRAME = 'The middle of the page frame lies';

/** Key by key what is announced. */
const announced = (
  texts: Readonly<Record<string, string>>,
  does: string,
  on: Target,
  before: readonly string[] = [],
): readonly KeyRow[] =>
  Object.entries(texts).map(([key, text]) => ({ keys: [key], does, on, before, result: { text } }));

/** Keys of every map, which announces what they do. */
const mapKeysOn = (on: Target, before: readonly string[] = []): readonly KeyRow[] => [
  ...announced(
    { ArrowUp: ' north.', ArrowDown: ' south.', ArrowLeft: ' west.', ArrowRight: ' east.' },
    'move the map by a quarter',
    on,
    before,
  ),
  // Sections of both examples: 40 and 43 m high, 158 and 170 m high.
  { keys: ['+'], does: 'zooms in', on, before, result: { text: ' m by 4' } },
  { keys: ['-'], does: 'zooms out', on, before, result: { text: ' m by 1' } },
];

/** Keys of the maps and of the search. */
export const mapKeys: KeyTable = {
  'feature-map': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the button that skips the map, to the map, to its buttons, and then through the list',
        on: ['button', 'Before'],
        result: { focus: skip },
      },
      ...announced(
        { ArrowUp: ' north.', ArrowDown: ' south.', ArrowLeft: ' west.', ArrowRight: ' east.' },
        'move the map by a quarter',
        ['img', 'Map'],
      ),
      ...announced({ '+': 'Map section: 1', '-': 'Map section: 2' }, 'zoom in and out', [
        'img',
        'Map',
      ]),
      {
        keys: ['0', 'Home'],
        does: 'goes back to the features, or to the selected one',
        on: ['img', 'Map'],
        before: ['ArrowUp', 'wait'],
        result: { text: ' south.' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'in the list: selects the feature, and takes the selection back',
        on: ['button', 'Moor'],
        result: { attribute: ['button', 'Moor', 'aria-pressed', 'true'], text: 'Selected: Moor.' },
      },
    ],
  },
  'map-preview': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the button that skips the map, to the map, then to its buttons',
        on: ['button', 'Before'],
        result: { focus: skip },
      },
      ...mapKeysOn(['img', 'Map']),
      {
        keys: ['0', 'Home'],
        does: 'goes back to parcel and page',
        on: ['img', 'Map'],
        before: ['ArrowUp', 'wait'],
        result: { text: ' south.' },
      },
      ...announced(
        {
          ArrowUp: `${FRAME} 2 m north and 1 m west`,
          ArrowDown: `${FRAME} 4 m south and 1 m west`,
          ArrowLeft: `${FRAME} 1 m south and 4 m west`,
          ArrowRight: `${FRAME} 1 m south and 3 m east`,
        },
        'on “Move page frame”, while it is pressed, and then on the map: move the page frame',
        frame,
        ['Enter'],
      ),
      ...announced(
        {
          'Shift+ArrowUp': `${FRAME} 1 m west`,
          'Shift+ArrowDown': `${FRAME} 2 m south and 1 m west`,
          'Shift+ArrowLeft': `${FRAME} 1 m south and 2 m west`,
          'Shift+ArrowRight': `${FRAME} 1 m south and 1 m east`,
        },
        'the same in small steps',
        frame,
        ['Enter'],
      ),
      {
        keys: ['Escape'],
        does: 'ends moving the page frame',
        on: frame,
        before: ['Enter'],
        result: { attribute: [...frame, 'aria-pressed', 'false'] },
      },
    ],
  },
  'parcel-picker': {
    pattern: null,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'on the first button: starts the click mode and moves the focus to “Pick the parcel at the crosshair”',
        on: pick,
        result: { focus: here },
      },
      ...mapKeysOn(pick, ['Enter']),
      {
        keys: ['0', 'Home'],
        does: 'goes back to the results',
        on: pick,
        before: ['Enter', 'ArrowUp', 'wait'],
        result: { text: ' south.' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'picks the place under the crosshair',
        on: pick,
        before: ['Enter'],
        result: { text: 'pressed' },
      },
      {
        keys: ['Enter'],
        does: 'on the map, in the click mode: picks the place under the crosshair',
        on: pick,
        before: ['Enter', 'Tab', 'Tab'],
        result: { text: 'pressed' },
      },
      {
        keys: ['Escape'],
        does: 'ends the click mode; the focus returns to its button',
        on: pick,
        before: ['Enter'],
        result: { focus: pick, attribute: [...pick, 'aria-pressed', 'false'] },
      },
    ],
  },
  'parcel-search': {
    pattern: 'tabs',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves through tabs, fields and help',
        on: ['tab', 'Address'],
        result: { focus: ['textbox', 'ZIP code'] },
      },
      {
        keys: ['Enter'],
        does: 'searches, from any field',
        on: ['textbox', 'ZIP code'],
        result: { text: 'pressed' },
      },
      {
        keys: ['ArrowRight'],
        does: 'moves the focus to the next tab',
        on: ['tab', 'Address'],
        result: { focus: ['tab', 'Parcel'] },
      },
      {
        keys: ['ArrowLeft'],
        does: 'moves the focus to the previous tab, from the first to the last',
        on: ['tab', 'Address'],
        result: { focus: ['tab', 'Register'] },
      },
    ],
  },
};
