import { act, once, type Visit } from './actions.ts';
import { NAMES } from './names.ts';

/** Components beyond those of an order, which a person operates (LIB-21). */
export const FURTHER_VISITS: readonly Visit[] = [
  {
    story: 'forms-datefield--filled',
    actions: [
      act(NAMES.tabToTheField, ['Tab'], ['1.3.1', '4.1.2'], { contains: /Tag/ }),
      act(NAMES.tabAgain, ['Tab'], ['1.3.1', '4.1.2'], { contains: /Monat/ }),
    ],
  },
  {
    story: 'forms-datepicker--empty',
    actions: [
      act(NAMES.tabToTheField, ['Tab'], ['1.3.1', '3.3.2', '4.1.2']),
      act(NAMES.open, ['Tab', 'Return', { waitMs: 800 }], ['2.4.3', '4.1.2']),
      act(NAMES.arrowDown, ['Down'], ['2.1.1', '4.1.2']),
      act(NAMES.escape, ['Escape'], ['2.1.2', '2.4.3']),
    ],
  },
  {
    story: 'forms-multiselect--selected',
    actions: [
      act(NAMES.tabToTheInput, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.arrowDown, ['Down'], ['4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.3']),
    ],
  },
  {
    story: 'forms-switch--off',
    actions: [act(NAMES.tab, ['Tab'], ['1.3.1', '4.1.2']), act(NAMES.space, ['space'], ['4.1.2'])],
  },
  {
    story: 'forms-maskedfield--iban',
    actions: [act(NAMES.tabToTheField, ['Tab'], ['1.3.1', '3.3.2', '4.1.2'], ...once(/IBAN/))],
  },
  {
    story: 'forms-fileupload--empty',
    actions: [act(NAMES.tabToTheButton, ['Tab'], ['1.3.1', '3.3.2', '4.1.2'])],
  },
  {
    story: 'navigation-menu--closed',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['4.1.2']),
      act(NAMES.enter, ['Return', { waitMs: 500 }], ['2.4.3', '4.1.2']),
      act(NAMES.arrowDown, ['Down'], ['2.1.1', '4.1.2']),
      act(NAMES.escape, ['Escape'], ['2.1.2', '2.4.3']),
    ],
  },
  {
    story: 'navigation-languagemenu--closed',
    actions: [act(NAMES.tabToTheButton, ['Tab'], ['3.1.2', '4.1.2'])],
  },
  {
    story: 'navigation-sidenavigation--account',
    actions: [act(NAMES.tab, ['Tab'], ['1.3.1', '4.1.2'])],
  },
  {
    story: 'feedback-toggletip--closed',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['4.1.2']),
      act(NAMES.enter, ['Return', { waitMs: 500 }], ['4.1.3']),
      act(NAMES.escape, ['Escape'], ['1.4.13', '2.1.2']),
    ],
  },
  {
    story: 'feedback-popover--closed',
    actions: [
      act(NAMES.open, ['Tab', 'Return', { waitMs: 500 }], ['2.4.3', '4.1.2']),
      act(NAMES.escape, ['Escape'], ['2.1.2', '2.4.3']),
    ],
  },
  {
    // Opened by a person: a page that begins with an open dialog is nothing that anybody builds.
    story: 'feedback-drawer--closed',
    actions: [
      act(NAMES.open, ['Tab', 'Return', { waitMs: 500 }], ['2.4.3', '4.1.2'], {
        contains: /Anträge filtern/,
      }),
      act(NAMES.tab, ['Tab'], ['2.1.1', '4.1.2'], { contains: /Schließen/ }),
      act(NAMES.tabAgain, ['Tab'], ['1.3.1', '4.1.2'], { contains: /Zeitraum/ }),
      act(NAMES.escape, ['Escape'], ['2.1.2', '2.4.3'], { contains: /Filter/ }),
    ],
  },
  {
    story: 'data-datatable--selectable-with-details',
    actions: [act(NAMES.tab, ['Tab'], ['1.3.1', '4.1.2']), act(NAMES.tabAgain, ['Tab'], ['4.1.2'])],
  },
  {
    story: 'map-featuremap--kinds',
    actions: [act(NAMES.tabToTheMap, ['Tab'], ['1.1.1', '4.1.2'])],
  },
];
