import { act, BROWSE, type ComponentAction, once, type Visit } from './actions.ts';
import { FURTHER_VISITS } from './further-visits.ts';
import { NAMES } from './names.ts';
import type { Rule } from './rules.ts';

/**
 * The focus has left a region for the heading of the page; that is the name of the story, which is not recorded. In one of four
 * runs in Firefox, on a busy computer, only the new place was spoken.
 */
const LEFT_FOR_HEADING: Rule[] = [{ contains: /^(?:Bereich wird verlassen|Hauptinhalt)/ }];

/** A region is named by its heading, and a bar of progress by its label: both are read. The text of a column header is, too. */
export const MAY_REPEAT: Rule = {
  mayRepeat: /^(?:Ihre Auswahl|Die Dateien werden übertragen|Spaltenkopf)$/,
};

/** Orca reads a page that only decorates. */
const READ_DECORATION: ComponentAction = act(NAMES.readAll, ['KP_Add'], ['1.1.1'], {
  never: /\p{L}/u,
});

/** Components that a person operates. The others are read. */
export const VISITS: readonly Visit[] = [
  {
    story: 'forms-textfield--with-hint',
    actions: [
      act(NAMES.tabToTheField, ['Tab'], ['1.3.1', '3.3.2', '4.1.2'], ...once(/Hausnummer/), {
        contains: /Freiwillig/,
      }),
    ],
  },
  {
    story: 'forms-textfield--with-error',
    actions: [
      act(NAMES.tabToTheFieldWithAnError, ['Tab'], ['3.3.1', '4.1.2'], ...once(/Schreiben Sie/), {
        contains: /Straße/,
      }),
    ],
  },
  {
    story: 'forms-field--with-error',
    actions: [
      act(
        NAMES.tabToTheFieldWithHintAndError,
        ['Tab'],
        ['3.3.1', '3.3.2'],
        ...once(/1 bis 999\b(?! ein)/),
        ...once(/Geben Sie eine Zahl/),
      ),
    ],
  },
  {
    story: 'forms-textarea--empty',
    actions: [
      act(NAMES.tabToTheField, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.type, [{ type: 'Kaufvertrag' }, { waitMs: 1500 }], ['4.1.3'], {
        contains: /Zeichen/,
      }),
    ],
  },
  {
    story: 'forms-checkbox--unchecked',
    actions: [
      act(NAMES.tabToTheCheckbox, ['Tab'], ['1.3.1', '4.1.2'], { contains: /nicht ausgewählt/ }),
      act(NAMES.space, ['space'], ['4.1.2'], ...once(/^ausgewählt/)),
    ],
  },
  {
    story: 'forms-checkbox--with-error',
    actions: [
      act(NAMES.tabToTheCheckboxWithAnError, ['Tab'], ['3.3.1', '4.1.2'], ...once(/Fehler: /)),
    ],
  },
  {
    story: 'forms-radiogroup--vertical',
    actions: [
      act(NAMES.tabToTheGroup, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.arrowDown, ['Down'], ['4.1.2']),
    ],
  },
  {
    story: 'forms-radiogroup--with-error',
    actions: [
      act(NAMES.tabToTheGroupWithAnError, ['Tab'], ['3.3.1', '4.1.2'], ...once(/Fehler: /)),
    ],
  },
  {
    story: 'forms-select--selected',
    actions: [
      act(NAMES.tabToTheList, ['Tab'], ['1.3.1', '4.1.2'], { contains: /Land/ }),
      act(NAMES.arrowDown, ['Down'], ['4.1.2'], { contains: /Österreich/ }),
    ],
  },
  {
    story: 'forms-combobox--empty',
    actions: [
      act(NAMES.tabToTheInput, ['Tab'], ['1.3.1', '4.1.2'], ...once(/Gemarkung/)),
      act(NAMES.type, [{ type: 'neud' }, { waitMs: 800 }], ['4.1.3'], { contains: /Vorschl/ }),
      act(NAMES.arrowDown, ['Down'], ['4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.2'], ...once(/Neudorf/)),
    ],
  },
  {
    story: 'forms-suggestionfield--empty',
    actions: [act(NAMES.tabToTheInput, ['Tab'], ['1.3.1', '4.1.2'])],
  },
  {
    story: 'forms-copiesinput--middle',
    actions: [
      act(NAMES.tabToTheNumber, ['Tab', 'Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.arrowUp, ['Up'], ['4.1.2', '4.1.3'], {
        // Orca speaks the value and the text of a spin button.
        mayRepeat: /^\d+$/,
      }),
    ],
  },
  {
    story: 'forms-filefield--required',
    actions: [act(NAMES.tabToTheButton, ['Tab'], ['1.3.1', '3.3.2', '4.1.2'])],
  },
  {
    story: 'forms-button--primary',
    actions: [act(NAMES.tabToTheButton, ['Tab'], ['4.1.2'])],
  },
  {
    story: 'forms-button--loading',
    actions: [act(NAMES.tabToAButtonAtWork, ['Tab'], ['4.1.2'])],
  },
  {
    story: 'feedback-dialog--closed',
    actions: [
      // Orca says the description of a dialog twice.
      act(
        NAMES.open,
        ['Tab', 'Return'],
        ['2.4.3', '4.1.2'],
        { contains: /verworfen/ },
        {
          mayRepeat: /verworfen/,
        },
      ),
      act(NAMES.tab, ['Tab'], ['2.1.1', '4.1.2']),
      act(NAMES.escape, ['Escape'], ['2.1.2', '2.4.3']),
    ],
  },
  {
    story: 'navigation-tabs--second-open',
    actions: [
      // In Chromium, Orca is already at the open tab when the page has been loaded.
      act(NAMES.tabPastTheTabsAndBack, ['Tab', 'Tab', 'shift+Tab'], ['1.3.1', '4.1.2'], {
        contains: /^Flurstück/,
      }),
      act(NAMES.arrowLeft, ['Left'], ['4.1.2']),
      act(NAMES.space, ['space'], ['4.1.2'], ...once(/^ausgewählt/)),
    ],
  },
  {
    story: 'data-accordion--closed',
    actions: [
      act(NAMES.tabToTheFirstHeading, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.2'], ...once(/^ausgeklappt/)),
      act(NAMES.arrowDownInBrowseMode, [BROWSE, 'Down'], ['1.3.2'], ...once(/Ein Stück Land/)),
    ],
  },
  {
    story: 'data-disclosure--closed',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.2'], ...once(/^ausgeklappt/)),
      act(NAMES.arrowDownInBrowseMode, [BROWSE, 'Down'], ['1.3.2'], ...once(/Grundbuchauszug/)),
    ],
  },
  {
    story: 'data-ordertable--basket',
    actions: [
      act(NAMES.tab, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.tabAgain, ['Tab'], ['4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.2']),
      act(NAMES.arrowDownInBrowseMode, ['Down'], ['1.3.2']),
    ],
  },
  {
    story: 'data-ordertable--without-numbers',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['1.3.1', '4.1.2'], ...once(/^Position 1 entfernen/)),
      act(
        NAMES.enterRemovesAllRowsOneAfterAnother,
        ['Return', { waitMs: 1500 }, 'Return'],
        ['2.4.3', '4.1.3'],
        ...once(/Ihr Warenkorb ist leer/),
        // Two rows, each of which is the first one when it is removed.
        { mayRepeat: /^Position 1 wurde entfernt/ },
      ),
    ],
  },
  {
    story: 'data-resultstable--nothing-selected',
    actions: [
      act(NAMES.tabToTheFirstRow, ['Tab'], ['1.3.1', '4.1.2']),
      act(NAMES.space, ['space'], ['4.1.2']),
    ],
  },
  {
    story: 'navigation-stepper--configuration',
    actions: [act(NAMES.tabToAStep, ['Tab'], ['1.3.1', '4.1.2'])],
  },
  {
    story: 'navigation-optionmenu--language',
    actions: [act(NAMES.tabToTheMenu, ['Tab'], ['4.1.2'])],
  },
  {
    story: 'navigation-pagination--many',
    actions: [act(NAMES.tab, ['Tab'], ['1.3.1', '4.1.2']), act(NAMES.enter, ['Return'], ['4.1.3'])],
  },
  {
    story: 'feedback-notificationstack--severities',
    actions: [
      act(NAMES.tab, ['Tab'], ['4.1.2']),
      act(NAMES.enterClosesTheNotification, ['Return'], ['2.4.3', '4.1.2']),
      act(
        NAMES.enterClosesAllThatCanBeClosed,
        ['Return', { waitMs: 1500 }, 'Return'],
        ['2.4.3', '4.1.2'],
        ...once(/1 Mitteilung/),
      ),
    ],
  },
  {
    story: 'feedback-notificationstack--with-heading',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['4.1.2']),
      act(NAMES.enterClosesTheNotification, ['Return'], ['2.4.3'], ...LEFT_FOR_HEADING),
    ],
  },
  {
    story: 'feedback-announcementbanner--several',
    actions: [
      act(NAMES.tabToTheButton, ['Tab'], ['1.3.1', '4.1.2'], ...once(/Druckknopf/)),
      act(NAMES.enterClosesTheNotice, ['Return'], ['2.4.3'], ...LEFT_FOR_HEADING),
    ],
  },
  {
    story: 'navigation-breadcrumbs--collapsed',
    actions: [
      act(NAMES.tabToTheButton, ['Tab', 'Tab'], ['2.4.4', '4.1.2']),
      act(NAMES.enter, ['Return'], ['2.4.3', '4.1.2'], ...once(/^Auszüge/)),
    ],
  },
  {
    story: 'map-parcelpickermap--empty',
    actions: [
      act(NAMES.tab, ['Tab'], ['4.1.2']),
      act(NAMES.enter, ['Return'], ['4.1.2', '4.1.3']),
      act(NAMES.escape, ['Escape'], ['2.1.2']),
    ],
  },
  {
    story: 'map-mappreview--with-tiles',
    actions: [act(NAMES.tabToTheMap, ['Tab'], ['1.1.1', '4.1.2'])],
  },
  { story: 'foundations-icon--single', actions: [READ_DECORATION] },
  ...FURTHER_VISITS,
];
