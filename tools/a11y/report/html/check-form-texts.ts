import type { Language } from './texts.ts';

/** The fields of a check with a screen reader, in the order of the form; named as in the file. */
export const CHECK_FIELDS = [
  'date',
  'role',
  'reader',
  'readerVersion',
  'browser',
  'browserVersion',
  'system',
  'subject',
  'result',
  'spoken',
  'note',
] as const;

/** A field of the form. */
export type CheckField = (typeof CHECK_FIELDS)[number];

interface FieldTexts {
  readonly label: string;
  readonly hint?: string;
  /** What to do when the value is missing; none for an optional field. */
  readonly missing?: string;
}

/** The texts of the form in one language. */
export interface CheckFormTexts {
  readonly title: string;
  readonly intro: readonly string[];
  readonly fields: Readonly<Record<CheckField, FieldTexts>>;
  readonly passed: string;
  readonly failed: string;
  readonly future: string;
  readonly errors: string;
  readonly error: string;
  readonly save: string;
  /** `{name}` is replaced by the name of the file. */
  readonly saved: string;
  readonly content: string;
  readonly contentHint: string;
  readonly withoutScript: string;
}

const de: CheckFormTexts = {
  title: 'Prüfung mit einem Screenreader festhalten',
  intro: [
    'Schreiben Sie hier auf, was Ihr Screenreader auf einer Seite oder bei einer Komponente sagt. Das Formular speichert daraus eine Datei auf Ihrem Gerät; es sendet nichts. Schicken Sie die Datei an die Stelle, von der Sie diesen Bericht haben. Der nächste Bericht enthält dann Ihre Prüfung.',
    'Nennen Sie bitte keinen Namen: Im Bericht steht nur Ihre Rolle. Alle Angaben außer der Bemerkung sind nötig.',
  ],
  fields: {
    date: {
      label: 'Datum der Prüfung',
      missing: 'Bitte geben Sie das Datum der Prüfung an.',
    },
    role: {
      label: 'Ihre Rolle',
      hint: 'Was Sie sind, nicht wie Sie heißen, zum Beispiel „nutzt seit zehn Jahren einen Screenreader“',
      missing: 'Bitte geben Sie Ihre Rolle an.',
    },
    reader: {
      label: 'Screenreader',
      hint: 'Zum Beispiel NVDA, JAWS, VoiceOver oder TalkBack',
      missing: 'Bitte geben Sie den Screenreader an.',
    },
    readerVersion: {
      label: 'Version des Screenreaders',
      missing: 'Bitte geben Sie die Version des Screenreaders an.',
    },
    browser: { label: 'Browser', missing: 'Bitte geben Sie den Browser an.' },
    browserVersion: {
      label: 'Version des Browsers',
      missing: 'Bitte geben Sie die Version des Browsers an.',
    },
    system: {
      label: 'Betriebssystem mit Version',
      hint: 'Zum Beispiel Windows 11 24H2',
      missing: 'Bitte geben Sie das Betriebssystem an.',
    },
    subject: {
      label: 'Was Sie geprüft haben',
      hint: 'Seite, Komponente oder Ablauf, zum Beispiel „Flurstück wählen: Karte“',
      missing: 'Bitte geben Sie an, was Sie geprüft haben.',
    },
    result: {
      label: 'Konnten Sie tun, was Sie wollten?',
      missing: 'Bitte wählen Sie Ja oder Nein.',
    },
    spoken: {
      label: 'Was der Screenreader sagte',
      hint: 'Eine Ansage je Zeile, in der Reihenfolge, in der er sie sprach',
      missing: 'Bitte schreiben Sie auf, was der Screenreader sagte.',
    },
    note: {
      label: 'Bemerkung (freiwillig)',
      hint: 'Einstellungen, Schwierigkeiten, und was Sie nicht versucht haben',
    },
  },
  passed: 'Ja',
  failed: 'Nein',
  future: 'Das Datum der Prüfung liegt in der Zukunft.',
  errors: 'Bitte prüfen Sie Ihre Angaben',
  error: 'Fehler:',
  save: 'Datei speichern',
  saved:
    'Die Datei {name} ist fertig. Sie liegt dort, wo Ihr Browser heruntergeladene Dateien ablegt.',
  content: 'Inhalt der Datei',
  contentHint:
    'Falls Ihr Browser keine Datei gespeichert hat, kopieren Sie diesen Text in eine Mail.',
  withoutScript:
    'Das Formular braucht JavaScript. Sie können die Angaben auch in eine Mail schreiben, in der Reihenfolge der Felder.',
};

const en: CheckFormTexts = {
  title: 'Record a check with a screen reader',
  intro: [
    'Write down what your screen reader says on a page or with a component. The form saves a file on your device; it sends nothing. Send the file to those who gave you this report. The next report then contains your check.',
    'Please give no name: the report shows your role only. Everything except the note is required.',
  ],
  fields: {
    date: { label: 'Date of the check', missing: 'Please enter the date of the check.' },
    role: {
      label: 'Your role',
      hint: 'What you are, not who, such as “screen reader user for ten years”',
      missing: 'Please enter your role.',
    },
    reader: {
      label: 'Screen reader',
      hint: 'Such as NVDA, JAWS, VoiceOver or TalkBack',
      missing: 'Please enter the screen reader.',
    },
    readerVersion: {
      label: 'Version of the screen reader',
      missing: 'Please enter the version of the screen reader.',
    },
    browser: { label: 'Browser', missing: 'Please enter the browser.' },
    browserVersion: {
      label: 'Version of the browser',
      missing: 'Please enter the version of the browser.',
    },
    system: {
      label: 'Operating system with version',
      hint: 'Such as Windows 11 24H2',
      missing: 'Please enter the operating system.',
    },
    subject: {
      label: 'What you checked',
      hint: 'A page, component or journey, such as “Choose a parcel: map”',
      missing: 'Please enter what you checked.',
    },
    result: {
      label: 'Could you do what you wanted to do?',
      missing: 'Please choose yes or no.',
    },
    spoken: {
      label: 'What the screen reader said',
      hint: 'One utterance on each line, in the order in which it was spoken',
      missing: 'Please write down what the screen reader said.',
    },
    note: {
      label: 'Note (optional)',
      hint: 'Settings, difficulties, and what you did not try',
    },
  },
  passed: 'Yes',
  failed: 'No',
  future: 'The date of the check is in the future.',
  errors: 'Please check your entries',
  error: 'Error:',
  save: 'Save file',
  saved: 'The file {name} is ready. It is where your browser puts downloaded files.',
  content: 'Content of the file',
  contentHint: 'If your browser saved no file, copy this text into a mail.',
  withoutScript:
    'The form needs JavaScript. You can also write the answers into a mail, in the order of the fields.',
};

/** The texts of the form by language. */
export const CHECK_FORM_TEXTS: Readonly<Record<Language, CheckFormTexts>> = { de, en };
