import type { KeyTable, Target } from './types.ts';

const next: Target = ['button', 'Next'];
const messages: Target = ['switch', 'Messages'];
const openCalendar: Target = ['button', 'Calendar: Appointment, Thursday, 12 February 2026'];

/** Keys of dates, of texts with a usual form, of files, of settings and answers, and of the table of any rows. */
export const entryKeys: KeyTable = {
  'check-answers': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next link or button',
        on: ['link', 'Change: Name'],
        result: { focus: ['button', 'Change: Phone'] },
      },
      {
        keys: ['Enter'],
        does: 'follows the link',
        on: ['link', 'Change: Name'],
        result: { text: 'followed' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a button: calls its action',
        on: ['button', 'Change: Phone'],
        result: { text: 'pressed' },
      },
    ],
  },
  'data-table': {
    pattern: 'table',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next field, button or checkbox',
        on: ['searchbox', 'Filter'],
        result: { focus: ['checkbox', 'All rows'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a header: sorts up, then down, then as delivered',
        on: ['button', 'Name'],
        result: { attribute: ['columnheader', 'Name', 'aria-sort', 'ascending'] },
      },
      {
        keys: ['Space'],
        does: 'on a checkbox: selects the row, or all rows of the page',
        on: ['checkbox', 'Select: Lindow'],
        result: { checked: ['checkbox', 'Select: Lindow'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes a row',
        on: ['button', 'Lindow (Details: Lindow)'],
        result: { attribute: ['button', 'Lindow (Details: Lindow)', 'aria-expanded', 'true'] },
      },
    ],
  },
  'date-field': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next part, from the last one to the next element',
        on: ['textbox', 'Day'],
        result: { focus: ['textbox', 'Month'] },
      },
      {
        keys: ['Shift+Tab'],
        does: 'moves to the previous part',
        on: ['textbox', 'Month'],
        result: { focus: ['textbox', 'Day'] },
      },
      {
        keys: ['4'],
        label: 'Digits',
        does: 'are typed; the focus stays in the field',
        on: ['textbox', 'Day'],
        result: { value: ['textbox', 'Day', '4'], focus: ['textbox', 'Day'] },
      },
    ],
  },
  'date-picker': {
    pattern: 'dialog-modal',
    rows: [
      {
        keys: ['3'],
        label: 'Digits and dots',
        does: 'are typed; the date gets its form when the field is left',
        on: ['textbox', 'Appointment'],
        before: ['End'],
        result: { value: ['textbox', 'Appointment', '12/02/20263'] },
      },
      {
        keys: ['Tab'],
        does: 'moves to the button beside the field, in the calendar to its buttons and to the days',
        on: ['textbox', 'Appointment'],
        result: { focus: openCalendar },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on the button: opens the calendar with the focus on the chosen day',
        on: openCalendar,
        result: { focus: ['button', 'Thursday, 12 February 2026'] },
      },
      {
        keys: ['ArrowRight'],
        does: 'in the calendar: moves to the next day',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Friday, 13 February 2026'] },
      },
      {
        keys: ['ArrowLeft'],
        does: 'in the calendar: moves to the previous day',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Wednesday, 11 February 2026'] },
      },
      {
        keys: ['ArrowDown'],
        does: 'in the calendar: moves to the same day of the next week',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Thursday, 19 February 2026'] },
      },
      {
        keys: ['ArrowUp'],
        does: 'in the calendar: moves to the same day of the previous week',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Thursday, 5 February 2026'] },
      },
      {
        keys: ['Home'],
        does: 'in the calendar: moves to the first day of the week',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Monday, 9 February 2026'] },
      },
      {
        keys: ['End'],
        does: 'in the calendar: moves to the last day of the week',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Sunday, 15 February 2026'] },
      },
      {
        keys: ['PageDown'],
        does: 'in the calendar: moves to the next month',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Thursday, 12 March 2026'] },
      },
      {
        keys: ['PageUp'],
        does: 'in the calendar: moves to the previous month',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Monday, 12 January 2026'] },
      },
      {
        keys: ['Shift+PageDown'],
        does: 'in the calendar: moves to the next year',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Friday, 12 February 2027'] },
      },
      {
        keys: ['Shift+PageUp'],
        does: 'in the calendar: moves to the previous year',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: ['button', 'Wednesday, 12 February 2025'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'in the calendar: chooses the day, and closes the calendar',
        on: openCalendar,
        before: ['Enter', 'ArrowRight'],
        result: {
          value: ['textbox', 'Appointment', '13/02/2026'],
          focus: ['button', 'Calendar: Appointment, Friday, 13 February 2026'],
        },
      },
      {
        keys: ['Escape'],
        does: 'closes the calendar',
        on: openCalendar,
        before: ['Enter'],
        result: { focus: openCalendar },
      },
    ],
  },
  'file-upload': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the next button: of the field, then of each file',
        on: ['button', 'Plans Choose files'],
        result: { focus: ['button', 'Remove: plan.pdf'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'opens the dialog of the system in which files are chosen',
        on: ['button', 'Plans Choose files'],
        result: { text: 'pressed' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on the button of a file: cancels, tries again or removes it',
        on: ['button', 'Remove: plan.pdf'],
        result: { gone: ['button', 'Remove: plan.pdf'], focus: ['button', 'Plans Choose files'] },
      },
    ],
  },
  'masked-field': {
    pattern: null,
    rows: [
      {
        keys: ['d'],
        label: 'Characters',
        does: 'are typed; nothing else changes',
        on: ['textbox', 'IBAN'],
        before: ['End'],
        result: { value: ['textbox', 'IBAN', 'DE02 1203d'] },
      },
      {
        keys: ['Tab'],
        does: 'moves to the next element; the text gets its usual form',
        on: ['textbox', 'IBAN'],
        before: ['End', '5'],
        result: { focus: next, value: ['textbox', 'IBAN', 'DE02 1203 5'] },
      },
    ],
  },
  'multi-select': {
    pattern: 'combobox',
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'opens the list, then moves to the next option; the others are those of the combobox',
        on: ['combobox', 'Towns'],
        result: { attribute: ['combobox', 'Towns', 'aria-expanded', 'true'] },
      },
      {
        keys: ['Enter'],
        does: 'adds the active option',
        on: ['combobox', 'Towns'],
        before: ['ArrowDown'],
        result: { shown: ['button', 'Remove: Lindenau'], focus: ['combobox', 'Towns'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on a tag: removes its option',
        on: ['button', 'Remove: Lehnin'],
        result: { gone: ['button', 'Remove: Lehnin'], focus: ['combobox', 'Towns'] },
      },
    ],
  },
  switch: {
    pattern: 'switch',
    rows: [
      {
        keys: ['Space'],
        does: 'turns the setting on or off',
        on: messages,
        result: { checked: messages },
      },
    ],
  },
};
