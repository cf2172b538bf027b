import type { KeyRow, KeyTable, Target } from './types.ts';

const next: Target = ['button', 'Next'];
const before: Target = ['button', 'Before'];
const first: Target = ['button', 'One'];
const details: Target = ['button', 'Site plan (item 1, details)'];
const request: Target = ['button', 'Permit (row 1, details)'];
const bar: Target = ['button', 'Your selection Show selection'];

const tab = (on: Target, focus: Target): KeyRow => ({
  keys: ['Tab'],
  does: 'moves to the next link or button',
  on,
  result: { focus },
});
const pressed = (on: Target, does: string): KeyRow => ({
  keys: ['Enter', 'Space'],
  does,
  on,
  result: { text: 'pressed' },
});

/** Keys of content, messages and tables. */
export const contentKeys: KeyTable = {
  accordion: {
    pattern: 'accordion',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next heading or control',
        on: first,
        result: { focus: ['button', 'Two'] },
      },
      {
        keys: ['Shift+Tab'],
        does: 'moves to the previous heading or control',
        on: ['button', 'Two'],
        result: { focus: first },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes the section',
        on: first,
        result: { attribute: [...first, 'aria-expanded', 'true'] },
      },
      {
        keys: ['ArrowDown'],
        does: 'moves the focus to the next heading',
        on: first,
        result: { focus: ['button', 'Two'] },
      },
      {
        keys: ['ArrowUp'],
        does: 'moves the focus to the previous heading',
        on: ['button', 'Two'],
        result: { focus: first },
      },
      {
        keys: ['Home'],
        does: 'moves the focus to the first heading',
        on: ['button', 'Three'],
        result: { focus: first },
      },
      {
        keys: ['End'],
        does: 'moves the focus to the last heading',
        on: first,
        result: { focus: ['button', 'Three'] },
      },
    ],
  },
  'announcement-banner': {
    pattern: 'landmarks',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the actions and the close button',
        on: before,
        result: { focus: ['button', 'Close notice'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'closes; the focus moves to the close button of the next banner, else of the previous one, else back to where it came from',
        on: before,
        before: ['Tab'],
        result: { gone: ['region', 'Service notice'], focus: before },
      },
    ],
  },
  button: {
    pattern: 'button',
    rows: [pressed(['button', 'Order'], 'activates the button; ignored while loading')],
  },
  dialog: {
    pattern: 'dialog-modal',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves the focus in the dialog; the rest of the page is inert',
        on: ['button', 'Cancel'],
        before: ['Enter'],
        result: { focus: ['button', 'Close'] },
      },
      {
        keys: ['Shift+Tab'],
        does: 'moves the focus back in the dialog',
        on: ['button', 'Cancel'],
        before: ['Enter', 'Tab', 'Tab'],
        result: { focus: ['button', 'Close'] },
      },
      {
        keys: ['Escape'],
        does: 'closes the dialog; the focus returns to where it was',
        on: ['button', 'Cancel'],
        before: ['Enter'],
        result: { gone: ['dialog', 'Cancel the order?'], focus: ['button', 'Cancel'] },
      },
    ],
  },
  drawer: {
    pattern: 'dialog-modal',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves the focus in the drawer; the rest of the page is inert',
        on: ['button', 'Filter'],
        before: ['Enter'],
        result: { focus: ['button', 'Close'] },
      },
      {
        keys: ['Escape'],
        does: 'closes the drawer; the focus returns to where it was',
        on: ['button', 'Filter'],
        before: ['Enter'],
        result: { gone: ['dialog', 'Filter'], focus: ['button', 'Filter'] },
      },
    ],
  },
  disclosure: {
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes the disclosure',
        on: before,
        before: ['Tab'],
        result: { shown: ['link', 'Fees'] },
      },
    ],
  },
  'error-summary': {
    pattern: null,
    rows: [
      tab(['link', 'Enter your name.'], ['link', 'Enter your city.']),
      {
        keys: ['Enter'],
        does: 'moves the focus to the field',
        on: ['link', 'Enter your name.'],
        result: { focus: ['textbox', 'Name'] },
      },
    ],
  },
  'inline-message': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to its actions',
        on: before,
        result: { focus: ['button', 'Try again'] },
      },
    ],
  },
  'notification-stack': {
    pattern: null,
    rows: [
      tab(before, ['button', 'Undo']),
      pressed(['button', 'Undo'], 'triggers the action'),
      {
        keys: ['Enter', 'Space'],
        does: 'on a close button: closes the message',
        on: ['button', 'Close notification: Removed.'],
        result: { gone: ['button', 'Undo'] },
      },
      {
        keys: ['Escape'],
        does: 'closes the message that contains the focus',
        on: ['button', 'Undo'],
        result: { gone: ['button', 'Undo'] },
      },
    ],
  },
  'expandable-table': {
    pattern: 'table',
    rows: [
      tab(request, ['button', 'Remove row 1']),
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes a row',
        on: request,
        result: { attribute: [...request, 'aria-expanded', 'true'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a remove button: removes a row; the next one’s button gets the focus',
        on: ['button', 'Remove row 2'],
        result: { gone: ['button', 'Remove row 2'], focus: ['button', 'Remove row 1'] },
      },
    ],
  },
  'order-table': {
    pattern: 'table',
    rows: [
      tab(details, ['button', 'Remove item 1']),
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes a row',
        on: details,
        result: { attribute: [...details, 'aria-expanded', 'true'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a remove button: removes a position; the next one’s button gets the focus',
        on: ['button', 'Remove item 2'],
        result: { gone: ['button', 'Remove item 2'], focus: ['button', 'Remove item 1'] },
      },
    ],
  },
  'results-table': {
    pattern: 'table',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the selected radio button, or to the first',
        on: before,
        result: { focus: ['radio', 'Parcel 1'] },
      },
      {
        keys: ['ArrowDown', 'ArrowRight'],
        does: 'selects the next result',
        on: ['radio', 'Parcel 1'],
        result: { checked: ['radio', 'Parcel 2'] },
      },
      {
        keys: ['ArrowUp', 'ArrowLeft'],
        does: 'selects the previous result, from the first to the last',
        on: ['radio', 'Parcel 1'],
        result: { checked: ['radio', 'Parcel 3'] },
      },
      {
        keys: ['Space'],
        does: 'selects the result',
        on: ['radio', 'Parcel 1'],
        result: { checked: ['radio', 'Parcel 1'] },
      },
      {
        keys: ['Space'],
        does: 'checks or unchecks a checkbox, where several results can be selected',
        on: ['checkbox', 'Parcel 1'],
        result: { checked: ['checkbox', 'Parcel 1'] },
      },
    ],
  },
  'selection-card': {
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'on the bar of a narrow window: expands or collapses the card',
        on: bar,
        result: {
          attribute: ['button', 'Your selection Close selection', 'aria-expanded', 'true'],
        },
      },
      {
        keys: ['Escape'],
        does: 'collapses the card and returns to the bar',
        on: bar,
        before: ['Enter', 'Tab'],
        result: { focus: bar },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a button: changes this part',
        on: bar,
        before: ['Enter', 'Tab'],
        result: { text: 'pressed' },
      },
    ],
  },
  'state-page': { pattern: null, rows: [tab(['button', 'Try again'], next)] },
};
