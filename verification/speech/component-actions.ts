import type { Rule } from './rules.ts';

/** Keys of X, or a text that is typed. */
export type Step = string | { readonly type: string } | { readonly waitMs: number };

/** What a person does with a component, and what must be spoken. */
export interface ComponentAction {
  readonly action: string;
  readonly steps: readonly Step[];
  readonly criteria: readonly string[];
  readonly rules: readonly Rule[];
}

/** A story and what a person does in it, one after another. The first key finds the start of the page. */
export interface Visit {
  readonly story: string;
  readonly actions: readonly ComponentAction[];
}

/** Whatever else is spoken, an action is not answered by silence. */
const SOMETHING: Rule = { contains: /\p{L}/u };

const act = (
  action: string,
  steps: readonly Step[],
  criteria: readonly string[],
  ...rules: Rule[]
): ComponentAction => ({ action, steps, criteria, rules: rules.length > 0 ? rules : [SOMETHING] });

/** Leaves the focus mode, which Orca enters on a button that expands something. */
const BROWSE = 'Insert+a';

const once = (text: RegExp): Rule[] => [{ contains: text }, { atMostOnce: text }];

/**
 * The focus has left a region for the heading of the page; that is the name of the story, which is not recorded. In one of four
 * runs in Firefox, on a busy computer, only the new place was spoken.
 */
const LEFT_FOR_HEADING: Rule[] = [{ contains: /^(?:Bereich wird verlassen|Hauptinhalt)/ }];

/** A region is named by its heading: both are read. */
export const MAY_REPEAT: Rule = { mayRepeat: /^Ihre Auswahl$/ };

/** Orca reads a page that only decorates. */
const READ_DECORATION: ComponentAction = act('Read all', ['KP_Add'], ['1.1.1'], {
  never: /\p{L}/u,
});

/** Components that a person operates. The others are read. */
export const VISITS: readonly Visit[] = [
  {
    story: 'forms-textfield--with-hint',
    actions: [
      act('Tab to the field', ['Tab'], ['1.3.1', '3.3.2', '4.1.2'], ...once(/Hausnummer/), {
        contains: /Freiwillig/,
      }),
    ],
  },
  {
    story: 'forms-textfield--with-error',
    actions: [
      act('Tab to the field with an error', ['Tab'], ['3.3.1', '4.1.2'], ...once(/Schreiben Sie/), {
        contains: /Straße/,
      }),
    ],
  },
  {
    story: 'forms-field--with-error',
    actions: [
      act(
        'Tab to the field with hint and error',
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
      act('Tab to the field', ['Tab'], ['1.3.1', '4.1.2']),
      act('Type', [{ type: 'Kaufvertrag' }, { waitMs: 1500 }], ['4.1.3'], {
        contains: /Zeichen/,
      }),
    ],
  },
  {
    story: 'forms-checkbox--unchecked',
    actions: [
      act('Tab to the checkbox', ['Tab'], ['1.3.1', '4.1.2'], { contains: /nicht ausgewählt/ }),
      act('Space', ['space'], ['4.1.2'], ...once(/^ausgewählt/)),
    ],
  },
  {
    story: 'forms-checkbox--with-error',
    actions: [
      act('Tab to the checkbox with an error', ['Tab'], ['3.3.1', '4.1.2'], ...once(/Fehler: /)),
    ],
  },
  {
    story: 'forms-radiogroup--vertical',
    actions: [
      act('Tab to the group', ['Tab'], ['1.3.1', '4.1.2']),
      act('Arrow down', ['Down'], ['4.1.2']),
    ],
  },
  {
    story: 'forms-radiogroup--with-error',
    actions: [
      act('Tab to the group with an error', ['Tab'], ['3.3.1', '4.1.2'], ...once(/Fehler: /)),
    ],
  },
  {
    story: 'forms-select--selected',
    actions: [
      act('Tab to the list', ['Tab'], ['1.3.1', '4.1.2'], { contains: /Land/ }),
      act('Arrow down', ['Down'], ['4.1.2'], { contains: /Österreich/ }),
    ],
  },
  {
    story: 'forms-combobox--empty',
    actions: [
      act('Tab to the input', ['Tab'], ['1.3.1', '4.1.2'], ...once(/Gemarkung/)),
      act('Type', [{ type: 'neud' }, { waitMs: 800 }], ['4.1.3'], { contains: /Vorschl/ }),
      act('Arrow down', ['Down'], ['4.1.2']),
      act('Enter', ['Return'], ['4.1.2'], ...once(/Neudorf/)),
    ],
  },
  {
    story: 'forms-suggestionfield--empty',
    actions: [act('Tab to the input', ['Tab'], ['1.3.1', '4.1.2'])],
  },
  {
    story: 'forms-datefield--with-error',
    actions: [
      act('Tab to the day', ['Tab'], ['3.3.1', '4.1.2'], ...once(/Fehler: Diesen Tag/)),
      act('Tab to the month', ['Tab'], ['1.3.1', '4.1.2'], { never: /Fehler/ }),
    ],
  },
  {
    story: 'forms-copiesinput--middle',
    actions: [
      act('Tab to the number', ['Tab', 'Tab'], ['1.3.1', '4.1.2']),
      act('Arrow up', ['Up'], ['4.1.2', '4.1.3'], {
        // Orca speaks the value and the text of a spin button.
        mayRepeat: /^\d+$/,
      }),
    ],
  },
  {
    story: 'forms-filefield--required',
    actions: [act('Tab to the button', ['Tab'], ['1.3.1', '3.3.2', '4.1.2'])],
  },
  {
    story: 'forms-button--primary',
    actions: [act('Tab to the button', ['Tab'], ['4.1.2'])],
  },
  {
    story: 'forms-button--loading',
    actions: [act('Tab to a button at work', ['Tab'], ['4.1.2'])],
  },
  {
    story: 'feedback-dialog--closed',
    actions: [
      act('Open', ['Tab', 'Return'], ['2.4.3', '4.1.2']),
      act('Tab', ['Tab'], ['2.1.1', '4.1.2']),
      act('Escape', ['Escape'], ['2.1.2', '2.4.3']),
    ],
  },
  {
    story: 'navigation-tabs--second-open',
    actions: [
      // In Chromium, Orca is already at the open tab when the page has been loaded.
      act('Tab past the tabs and back', ['Tab', 'Tab', 'shift+Tab'], ['1.3.1', '4.1.2'], {
        contains: /^Flurstück/,
      }),
      act('Arrow left', ['Left'], ['4.1.2']),
      act('Space', ['space'], ['4.1.2'], ...once(/^ausgewählt/)),
    ],
  },
  {
    story: 'data-accordion--closed',
    actions: [
      act('Tab to the first heading', ['Tab'], ['1.3.1', '4.1.2']),
      act('Enter', ['Return'], ['4.1.2'], ...once(/^ausgeklappt/)),
      act('Arrow down in browse mode', [BROWSE, 'Down'], ['1.3.2'], ...once(/Ein Stück Land/)),
    ],
  },
  {
    story: 'data-disclosure--closed',
    actions: [
      act('Tab to the button', ['Tab'], ['4.1.2']),
      act('Enter', ['Return'], ['4.1.2'], ...once(/^ausgeklappt/)),
      act('Arrow down in browse mode', [BROWSE, 'Down'], ['1.3.2'], ...once(/Grundbuchauszug/)),
    ],
  },
  {
    story: 'data-ordertable--basket',
    actions: [
      act('Tab', ['Tab'], ['1.3.1', '4.1.2']),
      act('Tab again', ['Tab'], ['4.1.2']),
      act('Enter', ['Return'], ['4.1.2']),
      act('Arrow down in browse mode', ['Down'], ['1.3.2']),
    ],
  },
  {
    story: 'data-ordertable--without-numbers',
    actions: [
      act('Tab to the button', ['Tab'], ['1.3.1', '4.1.2'], ...once(/^Position 1 entfernen/)),
      act(
        'Enter removes all rows, one after another',
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
      act('Tab to the first row', ['Tab'], ['1.3.1', '4.1.2']),
      act('Space', ['space'], ['4.1.2']),
    ],
  },
  {
    story: 'navigation-stepper--configuration',
    actions: [act('Tab to a step', ['Tab'], ['1.3.1', '4.1.2'])],
  },
  {
    story: 'navigation-optionmenu--language',
    actions: [act('Tab to the menu', ['Tab'], ['4.1.2'])],
  },
  {
    story: 'navigation-pagination--many',
    actions: [act('Tab', ['Tab'], ['1.3.1', '4.1.2']), act('Enter', ['Return'], ['4.1.3'])],
  },
  {
    story: 'feedback-notificationstack--severities',
    actions: [
      act('Tab', ['Tab'], ['4.1.2']),
      act('Enter closes the notification', ['Return'], ['2.4.3', '4.1.2']),
      act(
        'Enter closes all that can be closed',
        ['Return', { waitMs: 1500 }, 'Return'],
        ['2.4.3', '4.1.2'],
        ...once(/1 Mitteilung/),
      ),
    ],
  },
  {
    story: 'feedback-notificationstack--with-heading',
    actions: [
      act('Tab to the button', ['Tab'], ['4.1.2']),
      act('Enter closes the notification', ['Return'], ['2.4.3'], ...LEFT_FOR_HEADING),
    ],
  },
  {
    story: 'feedback-announcementbanner--several',
    actions: [
      act('Tab to the button', ['Tab'], ['1.3.1', '4.1.2'], ...once(/Druckknopf/)),
      act('Enter closes the notice', ['Return'], ['2.4.3'], ...LEFT_FOR_HEADING),
    ],
  },
  {
    story: 'navigation-breadcrumbs--collapsed',
    actions: [
      act('Tab to the button', ['Tab', 'Tab'], ['2.4.4', '4.1.2']),
      act('Enter', ['Return'], ['2.4.3', '4.1.2'], ...once(/^Auszüge/)),
    ],
  },
  {
    story: 'map-parcelpickermap--empty',
    actions: [
      act('Tab', ['Tab'], ['4.1.2']),
      act('Enter', ['Return'], ['4.1.2', '4.1.3']),
      act('Escape', ['Escape'], ['2.1.2']),
    ],
  },
  {
    story: 'map-mappreview--with-tiles',
    actions: [act('Tab to the map', ['Tab'], ['1.1.1', '4.1.2'])],
  },
  { story: 'foundations-icon--single', actions: [READ_DECORATION] },
];
