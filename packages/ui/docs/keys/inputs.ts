import type { KeyRow, KeyTable, Target } from './types.ts';

const city: Target = ['combobox', 'City'];
const copies: Target = ['spinbutton', 'Copies'];
const name: Target = ['textbox', 'Name'];
const next: Target = ['button', 'Next'];

const option = (active: number) =>
  ({ attribute: [...city, 'aria-activedescendant', `example-list-${active}`] }) as const;
const opened = { attribute: [...city, 'aria-expanded', 'true'] } as const;
const closed = { attribute: [...city, 'aria-expanded', 'false'] } as const;

const toControl = (on: Target): KeyRow => ({
  keys: ['Tab'],
  does: 'moves to the next element',
  on,
  result: { focus: next },
});

/** Keys that `Combobox` and `SuggestionField` share. */
const listKeys: readonly KeyRow[] = [
  {
    keys: ['ArrowDown'],
    does: 'opens the list, then moves to the next option',
    on: city,
    before: ['L', 'ArrowDown'],
    result: option(1),
  },
  {
    keys: ['ArrowUp'],
    does: 'opens the list, then moves to the previous option, from the first to the last',
    on: city,
    before: ['L', 'ArrowDown'],
    result: option(2),
  },
  {
    keys: ['Alt+ArrowDown'],
    does: 'opens the list without moving',
    on: city,
    before: ['L', 'Escape'],
    result: opened,
  },
  { keys: ['Alt+ArrowUp'], does: 'closes the list', on: city, before: ['L'], result: closed },
  {
    keys: ['Enter'],
    does: 'chooses the active option',
    on: city,
    before: ['L', 'ArrowDown'],
    result: { value: [...city, 'Lindenau'] },
  },
  { keys: ['Escape'], does: 'closes the list', on: city, before: ['L'], result: closed },
  {
    keys: ['Escape'],
    does: 'clears the input, if the list is closed',
    on: city,
    before: ['L', 'Escape'],
    result: { value: [...city, ''] },
  },
];

/** Keys of the inputs. */
export const inputKeys: KeyTable = {
  checkbox: {
    pattern: 'checkbox',
    rows: [
      {
        keys: ['Space'],
        does: 'checks or unchecks the box',
        on: ['checkbox', 'Paper'],
        result: { checked: ['checkbox', 'Paper'] },
      },
    ],
  },
  combobox: {
    pattern: 'combobox',
    rows: [
      { keys: ['L'], label: 'Letters', does: 'open and filter the list', on: city, result: opened },
      ...listKeys,
      {
        keys: ['Tab'],
        does: 'selects the option if only one matches, and moves the focus on',
        on: city,
        before: ['K'],
        result: { focus: next, value: [...city, 'Kiefernhain'] },
      },
    ],
  },
  'copies-input': {
    pattern: 'spinbutton',
    rows: [
      {
        keys: ['ArrowUp'],
        does: 'increases by 1',
        on: copies,
        result: { value: [...copies, '3'] },
      },
      {
        keys: ['ArrowDown'],
        does: 'decreases by 1',
        on: copies,
        result: { value: [...copies, '1'] },
      },
      { keys: ['PageUp'], does: 'increases by 5', on: copies, result: { value: [...copies, '7'] } },
      {
        keys: ['PageDown'],
        does: 'decreases by 5',
        on: copies,
        before: ['End'],
        result: { value: [...copies, '4'] },
      },
      { keys: ['Home'], does: 'sets the minimum', on: copies, result: { value: [...copies, '1'] } },
      { keys: ['End'], does: 'sets the maximum', on: copies, result: { value: [...copies, '9'] } },
      {
        keys: ['4'],
        label: 'Digits',
        does: 'enter the number, which is corrected when the field is left',
        on: copies,
        before: ['Backspace'],
        result: { value: [...copies, '4'] },
      },
    ],
  },
  field: { pattern: null, rows: [toControl(name)] },
  'file-field': {
    pattern: null,
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'opens the file dialog',
        on: ['button', 'Plan'],
        result: { text: 'pressed' },
      },
    ],
  },
  'radio-group': {
    pattern: 'radio',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the selected option, or to the first',
        on: ['button', 'Before'],
        result: { focus: ['radio', '1:500'] },
      },
      {
        keys: ['Tab'],
        does: 'leaves the group, which is one tab stop',
        on: ['radio', '1:500'],
        result: { focus: next },
      },
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'selects the next option',
        on: ['radio', '1:500'],
        result: { checked: ['radio', '1:1000'], focus: ['radio', '1:1000'] },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'selects the previous option, from the first to the last',
        on: ['radio', '1:500'],
        result: { checked: ['radio', '1:2000'], focus: ['radio', '1:2000'] },
      },
      {
        keys: ['Space'],
        does: 'selects the option',
        on: ['radio', '1:500'],
        result: { checked: ['radio', '1:500'] },
      },
    ],
  },
  select: {
    pattern: null,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'selects the next option',
        on: ['combobox', 'Format'],
        result: { value: ['combobox', 'Format', 'a3'] },
      },
      {
        keys: ['ArrowUp'],
        does: 'selects the previous option',
        on: ['combobox', 'Format'],
        before: ['ArrowDown', 'ArrowDown'],
        result: { value: ['combobox', 'Format', 'a3'] },
      },
      {
        keys: ['P'],
        label: 'Letters',
        does: 'select the option that starts with them',
        on: ['combobox', 'Format'],
        result: { value: ['combobox', 'Format', 'poster'] },
      },
    ],
  },
  'suggestion-field': {
    pattern: 'combobox',
    rows: [
      { keys: ['L'], label: 'Letters', does: 'open the list', on: city, result: opened },
      ...listKeys,
      {
        keys: ['Enter'],
        does: 'activates the first of several suggestions, if none is active',
        on: city,
        before: ['L'],
        result: option(0),
      },
      {
        keys: ['Tab'],
        does: 'closes the list and moves the focus on',
        on: city,
        before: ['L'],
        result: { focus: next, ...closed },
      },
    ],
  },
  'text-area': { pattern: null, rows: [toControl(name)] },
  'text-field': { pattern: null, rows: [toControl(name)] },
  'consent-banner': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next answer',
        on: ['button', 'Accept'],
        result: { focus: ['button', 'Refuse'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'answers',
        on: ['button', 'Refuse'],
        result: { text: 'You have refused.' },
      },
    ],
  },
  feedback: {
    pattern: 'radio',
    rows: [
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'chooses the next answer',
        on: ['radio', 'Easy'],
        result: { focus: ['radio', 'Difficult'], checked: ['radio', 'Difficult'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'sends the answer',
        on: ['radio', 'Easy'],
        before: ['Space', 'Tab', 'Tab'],
        result: { text: 'pressed' },
      },
      {
        keys: ['Enter'],
        label: 'Enter without an answer',
        does: 'moves the focus to the first answer, and says that one is missing',
        on: ['button', 'Send your opinion'],
        result: { focus: ['radio', 'Easy'] },
      },
    ],
  },
};
