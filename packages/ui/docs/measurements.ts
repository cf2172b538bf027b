/** What our checks measure in every story besides the rules of axe, and the criteria that it is evidence for. */
export interface Measurement {
  /** Id in the report, beside the ids of axe rules. */
  readonly id: string;
  readonly criteria: readonly string[];
  readonly de: string;
  readonly en: string;
  readonly helpUrl: string;
}

const UNDERSTANDING = 'https://www.w3.org/WAI/WCAG22/Understanding';

/** Every story of every component has these measurements, in the gate (`tools/a11y/gate`) and in the report. */
export const MEASURED = {
  reflow: {
    id: 'portal-reflow',
    criteria: ['1.4.4', '1.4.10'],
    de: 'Bei 320 Pixeln Breite, also 1280 Pixeln mit 400 % Zoom, läuft nichts seitlich über',
    en: 'Nothing overflows at a width of 320 px, which is 1280 px at a zoom of 400 %',
    helpUrl: `${UNDERSTANDING}/reflow`,
  },
  textSpacing: {
    id: 'portal-text-spacing',
    criteria: ['1.4.12'],
    de: 'Mit den Textabständen von WCAG 1.4.12 läuft nichts seitlich über',
    en: 'Nothing overflows with the text spacing of WCAG 1.4.12',
    helpUrl: `${UNDERSTANDING}/text-spacing`,
  },
  targetSize: {
    id: 'portal-target-size',
    criteria: ['2.5.8'],
    de: 'Bedienelemente sind mindestens 24 mal 24 Pixel groß',
    en: 'Targets are at least 24 by 24 px',
    helpUrl: `${UNDERSTANDING}/target-size-minimum`,
  },
  nonTextContrast: {
    id: 'portal-non-text-contrast',
    criteria: ['1.4.11'],
    de: 'Ränder von Feldern und Symbole haben einen Kontrast von mindestens 3:1',
    en: 'Edges of fields, and icons, have a contrast of at least 3:1',
    helpUrl: `${UNDERSTANDING}/non-text-contrast`,
  },
  focus: {
    id: 'portal-focus-visible',
    criteria: ['2.4.7'],
    de: 'Jede Art von Bedienelement zeigt den Fokus mit einem Kontrast von mindestens 3:1',
    en: 'Every kind of control shows the focus with a contrast of at least 3:1',
    helpUrl: `${UNDERSTANDING}/focus-visible`,
  },
} as const satisfies Readonly<Record<string, Measurement>>;

/** The measurements in the order of the report. */
export const MEASUREMENTS: readonly Measurement[] = Object.values(MEASURED);
