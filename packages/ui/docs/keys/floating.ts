import type { KeyTable, Target } from './types.ts';

const contact: Target = ['button', 'Contact'];
const actions: Target = ['button', 'Actions'];
const copy: Target = ['menuitem', 'Copy'];
const save: Target = ['menuitem', 'Save'];
const language: Target = ['button', 'Language: English'];
const help: Target = ['button', 'Help for zone'];

/** Keys of what a button shows above the page. */
export const floatingKeys: KeyTable = {
  'language-menu': {
    pattern: 'menu-button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        does: 'opens the menu; the focus moves to the first language',
        on: language,
        result: { focus: ['menuitem', 'English'] },
      },
      {
        keys: ['d'],
        label: 'Letters',
        does: 'moves to the next language whose own name begins with them',
        on: language,
        before: ['Enter'],
        result: { focus: ['menuitem', 'Deutsch'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'chooses the language and closes the menu; the focus returns to the button',
        on: language,
        before: ['Enter', 'End'],
        result: { focus: language, text: 'pressed' },
      },
      {
        keys: ['Escape'],
        does: 'closes the menu; the focus returns to the button',
        on: language,
        before: ['Enter'],
        result: { gone: ['menu', 'Language: English'], focus: language },
      },
    ],
  },
  menu: {
    pattern: 'menu-button',
    rows: [
      {
        keys: ['Enter', 'Space', 'ArrowDown'],
        does: 'opens the menu; the focus moves to the first item',
        on: actions,
        result: { attribute: [...actions, 'aria-expanded', 'true'], focus: copy },
      },
      {
        keys: ['ArrowUp'],
        does: 'opens the menu; the focus moves to the last item',
        on: actions,
        result: { focus: save },
      },
      {
        keys: ['ArrowDown'],
        does: 'moves to the next item, after the last one to the first',
        on: actions,
        before: ['Enter', 'End'],
        result: { focus: copy },
      },
      {
        keys: ['ArrowUp', 'End'],
        does: 'on the first item: moves to the last one',
        on: actions,
        before: ['Enter'],
        result: { focus: save },
      },
      {
        keys: ['Home'],
        does: 'moves to the first item',
        on: actions,
        before: ['Enter', 'End'],
        result: { focus: copy },
      },
      {
        keys: ['s'],
        label: 'Letters',
        does: 'move to the next item that begins with them',
        on: actions,
        before: ['Enter'],
        result: { focus: save },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'activates the item and closes the menu; the focus returns to the button',
        on: actions,
        before: ['Enter'],
        result: { gone: ['menu', 'Actions'], focus: actions, text: 'pressed' },
      },
      {
        keys: ['Tab'],
        does: 'closes the menu and moves on',
        on: actions,
        before: ['Enter'],
        result: { gone: ['menu', 'Actions'], focus: ['button', 'Next'] },
      },
      {
        keys: ['Escape'],
        does: 'closes the menu; the focus returns to the button',
        on: actions,
        before: ['Enter'],
        result: { gone: ['menu', 'Actions'], focus: actions },
      },
    ],
  },
  popover: {
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'shows or hides the content; the focus stays on the button',
        on: contact,
        result: {
          attribute: [...contact, 'aria-expanded', 'true'],
          shown: ['link', 'Office'],
        },
      },
      {
        keys: ['Tab'],
        does: 'moves to the content, if it is shown',
        on: contact,
        before: ['Enter'],
        result: { focus: ['link', 'Office'] },
      },
      {
        keys: ['Tab'],
        does: 'on the last control of the content: hides it and moves on',
        on: contact,
        before: ['Enter', 'Tab'],
        result: { gone: ['link', 'Office'], focus: ['button', 'Next'] },
      },
      {
        keys: ['Escape'],
        does: 'hides the content; the focus returns to the button',
        on: contact,
        before: ['Enter', 'Tab'],
        result: { gone: ['link', 'Office'], focus: contact },
      },
    ],
  },
  toggletip: {
    pattern: 'disclosure',
    rows: [
      {
        keys: ['Enter', 'Space'],
        does: 'shows or hides the explanation, which is announced',
        on: help,
        result: {
          attribute: [...help, 'aria-expanded', 'true'],
          text: 'An area with similar values.',
        },
      },
      {
        keys: ['Escape'],
        does: 'hides the explanation; the focus stays on the button',
        on: help,
        before: ['Enter'],
        result: { attribute: [...help, 'aria-expanded', 'false'], focus: help },
      },
    ],
  },
};
