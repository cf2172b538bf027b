/** A success criterion of WCAG 2.2 at level A or AA. */
export interface Criterion {
  /** WCAG number, such as `1.4.3`. */
  readonly id: string;
  readonly level: 'A' | 'AA';
  readonly de: string;
  readonly en: string;
  /** Set if WCAG 2.2 added the criterion; EN 301 549 v3.2.1 does not include it. */
  readonly since22?: true;
}

type Row = readonly [id: string, level: 'A' | 'AA', de: string, en: string];

const WCAG_21: readonly Row[] = [
  ['1.1.1', 'A', 'Nicht-Text-Inhalt', 'Non-text Content'],
  [
    '1.2.1',
    'A',
    'Reines Audio und reines Video (aufgezeichnet)',
    'Audio-only and Video-only (Prerecorded)',
  ],
  ['1.2.2', 'A', 'Untertitel (aufgezeichnet)', 'Captions (Prerecorded)'],
  [
    '1.2.3',
    'A',
    'Audiodeskription oder Medienalternative (aufgezeichnet)',
    'Audio Description or Media Alternative (Prerecorded)',
  ],
  ['1.2.4', 'AA', 'Untertitel (live)', 'Captions (Live)'],
  ['1.2.5', 'AA', 'Audiodeskription (aufgezeichnet)', 'Audio Description (Prerecorded)'],
  ['1.3.1', 'A', 'Info und Beziehungen', 'Info and Relationships'],
  ['1.3.2', 'A', 'Bedeutungstragende Reihenfolge', 'Meaningful Sequence'],
  ['1.3.3', 'A', 'Sensorische Eigenschaften', 'Sensory Characteristics'],
  ['1.3.4', 'AA', 'Ausrichtung', 'Orientation'],
  ['1.3.5', 'AA', 'Eingabezweck bestimmen', 'Identify Input Purpose'],
  ['1.4.1', 'A', 'Benutzung von Farbe', 'Use of Color'],
  ['1.4.2', 'A', 'Audio-Steuerelement', 'Audio Control'],
  ['1.4.3', 'AA', 'Kontrast (Minimum)', 'Contrast (Minimum)'],
  ['1.4.4', 'AA', 'Textgröße ändern', 'Resize Text'],
  ['1.4.5', 'AA', 'Bilder von Text', 'Images of Text'],
  ['1.4.10', 'AA', 'Automatischer Umbruch (Reflow)', 'Reflow'],
  ['1.4.11', 'AA', 'Nicht-Text-Kontrast', 'Non-text Contrast'],
  ['1.4.12', 'AA', 'Textabstand', 'Text Spacing'],
  ['1.4.13', 'AA', 'Eingeblendeter Inhalt bei Hover oder Fokus', 'Content on Hover or Focus'],
  ['2.1.1', 'A', 'Tastatur', 'Keyboard'],
  ['2.1.2', 'A', 'Keine Tastaturfalle', 'No Keyboard Trap'],
  ['2.1.4', 'A', 'Tastenkürzel aus einem Zeichen', 'Character Key Shortcuts'],
  ['2.2.1', 'A', 'Zeiteinteilung anpassbar', 'Timing Adjustable'],
  ['2.2.2', 'A', 'Pausieren, beenden, ausblenden', 'Pause, Stop, Hide'],
  [
    '2.3.1',
    'A',
    'Dreimaliges Blitzen oder unterhalb des Grenzwerts',
    'Three Flashes or Below Threshold',
  ],
  ['2.4.1', 'A', 'Blöcke umgehen', 'Bypass Blocks'],
  ['2.4.2', 'A', 'Seite mit Titel versehen', 'Page Titled'],
  ['2.4.3', 'A', 'Fokus-Reihenfolge', 'Focus Order'],
  ['2.4.4', 'A', 'Linkzweck (im Kontext)', 'Link Purpose (In Context)'],
  ['2.4.5', 'AA', 'Verschiedene Wege', 'Multiple Ways'],
  ['2.4.6', 'AA', 'Überschriften und Beschriftungen', 'Headings and Labels'],
  ['2.4.7', 'AA', 'Fokus sichtbar', 'Focus Visible'],
  ['2.5.1', 'A', 'Zeigergesten', 'Pointer Gestures'],
  ['2.5.2', 'A', 'Abbruch der Zeigeraktion', 'Pointer Cancellation'],
  ['2.5.3', 'A', 'Beschriftung im Namen', 'Label in Name'],
  ['2.5.4', 'A', 'Betätigung durch Bewegung', 'Motion Actuation'],
  ['3.1.1', 'A', 'Sprache der Seite', 'Language of Page'],
  ['3.1.2', 'AA', 'Sprache von Teilen', 'Language of Parts'],
  ['3.2.1', 'A', 'Bei Fokus', 'On Focus'],
  ['3.2.2', 'A', 'Bei Eingabe', 'On Input'],
  ['3.2.3', 'AA', 'Konsistente Navigation', 'Consistent Navigation'],
  ['3.2.4', 'AA', 'Konsistente Erkennung', 'Consistent Identification'],
  ['3.3.1', 'A', 'Fehlererkennung', 'Error Identification'],
  ['3.3.2', 'A', 'Beschriftungen oder Anweisungen', 'Labels or Instructions'],
  ['3.3.3', 'AA', 'Fehlerempfehlung', 'Error Suggestion'],
  [
    '3.3.4',
    'AA',
    'Fehlervermeidung (rechtlich, finanziell, Daten)',
    'Error Prevention (Legal, Financial, Data)',
  ],
  ['4.1.2', 'A', 'Name, Rolle, Wert', 'Name, Role, Value'],
  ['4.1.3', 'AA', 'Statusmeldungen', 'Status Messages'],
];

const ADDED_BY_22: readonly Row[] = [
  ['2.4.11', 'AA', 'Fokus nicht verdeckt (Minimum)', 'Focus Not Obscured (Minimum)'],
  ['2.5.7', 'AA', 'Ziehbewegungen', 'Dragging Movements'],
  ['2.5.8', 'AA', 'Zielgröße (Minimum)', 'Target Size (Minimum)'],
  ['3.2.6', 'A', 'Konsistente Hilfe', 'Consistent Help'],
  ['3.3.7', 'A', 'Redundante Eingabe', 'Redundant Entry'],
  ['3.3.8', 'AA', 'Barrierefreie Authentisierung (Minimum)', 'Accessible Authentication (Minimum)'],
];

/**
 * The 55 criteria of WCAG 2.2 at A and AA: those of WCAG 2.1, which clause 9 of EN 301 549 v3.2.1 (and so BITV 2.0) requires, followed by
 * those that WCAG 2.2 added. 4.1.1 (Parsing) is none: WCAG 2.2 has removed it, and by the errata of WCAG 2.1 every page in HTML meets it.
 */
export const CRITERIA: readonly Criterion[] = [
  ...WCAG_21.map(([id, level, de, en]) => ({ id, level, de, en })),
  ...ADDED_BY_22.map(([id, level, de, en]) => ({ id, level, de, en, since22: true as const })),
];

/** The clause of EN 301 549 v3.2.1 for a criterion; undefined if there is none. */
export function clauseOf({ id, since22 }: Criterion): string | undefined {
  return since22 ? undefined : `9.${id}`;
}

/** Criteria of level AAA that components meet although EN 301 549 does not require them. */
export const LEVEL_AAA: Readonly<Record<string, Readonly<Record<'de' | 'en', string>>>> = {
  '2.4.8': { en: 'Location', de: 'Position' },
  '2.4.13': { en: 'Focus Appearance', de: 'Aussehen des Fokus' },
  '2.5.5': { en: 'Target Size (Enhanced)', de: 'Zielgröße (erweitert)' },
  '3.2.5': { en: 'Change on Request', de: 'Änderung auf Anfrage' },
  '3.3.5': { en: 'Help', de: 'Hilfe' },
};
