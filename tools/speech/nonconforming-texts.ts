import type { BrowserName } from './browsers.ts';
import type { Rule } from './rules.ts';

/** A page that violates the rules of a record on purpose. */
export interface NonconformingPage {
  readonly name: string;
  /** The row of the table of announcements in `docs/accessibility.md`, or null for a rule of every record. */
  readonly row: string | null;
  readonly html: string;
  /** The only browser with the fault. */
  readonly browser?: BrowserName;
  readonly keys: readonly string[];
  readonly rules: readonly Rule[];
  /** The fault that must be found: another one is no proof that the rule can fail. */
  readonly fault: RegExp;
}

/** Texts that no record may contain or leave out. */
export const NONCONFORMING_TEXTS: readonly NonconformingPage[] = [
  {
    name: 'A text that is spoken twice in a row',
    row: null,
    html: '<p>Ihr Auszug ist fertig</p><p>Ihr Auszug ist fertig</p><p>Ihr Auszug ist fertig</p>',
    keys: ['Down', 'Down', 'Down'],
    rules: [],
    fault: /^doubled: /,
  },
  {
    name: 'A description that is not read',
    row: null,
    browser: 'Firefox',
    html: '<dl><div><dt>Flurstück</dt><dd><p>Lindenau 3, 114/2</p></dd></div></dl><p>Gebühr 22,00 €</p>',
    keys: ['KP_Add'],
    rules: [{ reads: ['Flurstück', 'Lindenau 3, 114/2', 'Gebühr 22,00 €'] }],
    fault: /^not read: Lindenau 3, 114\/2$/,
  },
  {
    name: 'A heading that is not read',
    row: null,
    html: '<section tabindex="-1" aria-labelledby="s"><h2 id="s">Ihre Angaben</h2><p>Zwei Felder sind leer.</p></section>',
    keys: ['KP_Add'],
    rules: [{ reads: ['Ihre Angaben', 'Zwei Felder sind leer.'] }],
    fault: /^not read: Ihre Angaben$/,
  },
  {
    name: 'A symbol that is read by its name',
    row: null,
    html: '<button>PDF 22,00 € · Papier 22,00 €</button>',
    keys: ['Tab'],
    rules: [],
    fault: /^symbol: /,
  },
  {
    name: 'An English text on a German page',
    row: null,
    html: '<button>Please close the dialog</button>',
    keys: ['Tab'],
    rules: [],
    fault: /^English: /,
  },
  {
    name: 'Two texts without a blank between them',
    row: null,
    html: '<button>Liegenschaftskataster online<b>Auszüge bestellen</b></button>',
    keys: ['Tab'],
    rules: [],
    fault: /^joined: /,
  },
  {
    name: 'A blank before a comma',
    row: null,
    html: '<button>Anmeldung , erledigt</button>',
    keys: ['Tab'],
    rules: [],
    fault: /^stray blank: /,
  },
];
