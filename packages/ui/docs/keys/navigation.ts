import type { KeyRow, KeyTable, Target } from './types.ts';

const next: Target = ['button', 'Next'];

const tab = (on: Target, focus: Target): KeyRow => ({
  keys: ['Tab'],
  does: 'moves to the next link or button',
  on,
  result: { focus },
});
const followed = (on: Target): KeyRow => ({
  keys: ['Enter'],
  does: 'follows the link',
  on,
  result: { text: 'followed' },
});

const open: Target = ['tab', 'Address'];
const menu: Target = ['button', 'Menu'];
const steps: Target = ['button', 'Step 2 of 3: Format (Show all steps)'];

/** Keys of navigation and page layout. */
export const navigationKeys: KeyTable = {
  breadcrumbs: {
    pattern: 'breadcrumb',
    rows: [
      tab(['link', 'Start'], ['button', 'Show all levels']),
      followed(['link', 'Start']),
      {
        keys: ['Enter', 'Space'],
        does: 'on the button of a narrow container: shows the collapsed levels, the first of which gets the focus',
        on: ['button', 'Show all levels'],
        result: { focus: ['link', 'Orders'] },
      },
    ],
  },
  footer: {
    pattern: null,
    rows: [tab(['link', 'Imprint'], ['link', 'Contact']), followed(['link', 'Imprint'])],
  },
  header: {
    pattern: 'disclosure',
    rows: [
      tab(['link', 'Portal'], menu),
      {
        keys: ['Enter', 'Space'],
        does: 'opens or closes the menu',
        on: menu,
        result: { attribute: [...menu, 'aria-expanded', 'true'] },
      },
      {
        keys: ['Escape'],
        does: 'closes the menu and returns to its button',
        on: menu,
        before: ['Enter', 'Tab'],
        result: { focus: menu, attribute: [...menu, 'aria-expanded', 'false'] },
      },
    ],
  },
  link: { pattern: 'link', rows: [followed(['link', 'Fees'])] },
  'option-menu': {
    pattern: null,
    rows: [
      {
        keys: ['ArrowDown'],
        does: 'selects the next option, as in a native select',
        on: ['combobox', 'Language'],
        result: { value: ['combobox', 'Language', 'en'] },
      },
      {
        keys: ['ArrowUp'],
        does: 'selects the previous option',
        on: ['combobox', 'Language'],
        before: ['ArrowDown'],
        result: { value: ['combobox', 'Language', 'de'] },
      },
    ],
  },
  'page-layout': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the skip link first, then in the order of the page',
        on: ['button', 'Before'],
        result: { focus: ['link', 'Skip to content'] },
      },
    ],
  },
  pagination: {
    pattern: null,
    rows: [
      tab(['button', 'Page 1'], ['button', 'Page 2']),
      {
        keys: ['Enter', 'Space'],
        does: 'goes to the page',
        on: ['button', 'Page 2'],
        result: { attribute: ['button', 'Page 2', 'aria-current', 'page'] },
      },
    ],
  },
  'side-navigation': {
    pattern: null,
    rows: [tab(['link', 'Overview'], ['link', 'Requests']), followed(['link', 'Requests'])],
  },
  tag: {
    pattern: null,
    rows: [tab(['link', 'Building'], ['link', 'Housing']), followed(['link', 'Building'])],
  },
  'skip-link': {
    pattern: null,
    rows: [
      {
        keys: ['Tab'],
        does: 'shows the link, as the first tab stop of the page',
        on: ['button', 'Before'],
        result: { focus: ['link', 'Skip to content'] },
      },
      {
        keys: ['Enter'],
        does: 'moves the focus to the content',
        on: ['link', 'Skip to content'],
        result: { focus: ['heading', 'Order'] },
      },
    ],
  },
  stepper: {
    pattern: null,
    rows: [
      tab(['link', 'Login done'], ['button', 'Summary can be started']),
      {
        keys: ['Enter'],
        does: 'goes back to a step that is a link',
        on: ['link', 'Login done'],
        result: { text: 'followed' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'goes to a step that is a button',
        on: ['button', 'Summary can be started'],
        result: { text: 'pressed' },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'on the button of a narrow container: expands or collapses the list',
        on: steps,
        result: { attribute: [...steps, 'aria-expanded', 'true'] },
      },
    ],
  },
  tabs: {
    pattern: 'tabs',
    rows: [
      {
        keys: ['Tab'],
        does: 'moves to the open tab',
        on: ['button', 'Before'],
        result: { focus: open },
      },
      {
        keys: ['Tab'],
        does: 'moves from the tab to the first control of its panel',
        on: open,
        result: { focus: ['textbox', 'City'] },
      },
      {
        keys: ['Tab'],
        does: 'moves from the tab to its panel, if that has no control',
        on: open,
        before: ['ArrowLeft', 'Enter'],
        result: { focus: ['tabpanel', 'Map'] },
      },
      {
        keys: ['ArrowRight'],
        does: 'moves the focus to the next tab',
        on: open,
        result: { focus: ['tab', 'Parcel'] },
      },
      {
        keys: ['ArrowLeft'],
        does: 'moves the focus to the previous tab, from the first to the last',
        on: open,
        result: { focus: ['tab', 'Map'] },
      },
      {
        keys: ['Home'],
        does: 'moves the focus to the first tab',
        on: open,
        before: ['ArrowRight'],
        result: { focus: open },
      },
      {
        keys: ['End'],
        does: 'moves the focus to the last tab',
        on: open,
        result: { focus: ['tab', 'Map'] },
      },
      {
        keys: ['Enter', 'Space'],
        does: 'opens the tab',
        on: open,
        before: ['ArrowRight'],
        result: { attribute: ['tab', 'Parcel', 'aria-selected', 'true'] },
      },
    ],
  },
  'teaser-card': {
    pattern: null,
    rows: [tab(['link', 'Order'], next), followed(['link', 'Order'])],
  },
};
