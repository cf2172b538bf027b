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
export const MEASUREMENTS: readonly [Measurement, Measurement, Measurement] = [
  {
    id: 'portal-reflow',
    criteria: ['1.4.4', '1.4.10'],
    de: 'Bei 320 Pixeln Breite, also 1280 Pixeln mit 400 % Zoom, läuft nichts seitlich über',
    en: 'Nothing overflows at a width of 320 px, which is 1280 px at a zoom of 400 %',
    helpUrl: `${UNDERSTANDING}/reflow`,
  },
  {
    id: 'portal-text-spacing',
    criteria: ['1.4.12'],
    de: 'Mit den Textabständen von WCAG 1.4.12 läuft nichts seitlich über',
    en: 'Nothing overflows with the text spacing of WCAG 1.4.12',
    helpUrl: `${UNDERSTANDING}/text-spacing`,
  },
  {
    id: 'portal-target-size',
    criteria: ['2.5.8'],
    de: 'Bedienelemente sind mindestens 24 mal 24 Pixel groß',
    en: 'Targets are at least 24 by 24 px',
    helpUrl: `${UNDERSTANDING}/target-size-minimum`,
  },
];

const [REFLOW, TEXT_SPACING, TARGET_SIZE] = MEASUREMENTS;

/** The measurements by what is measured. */
export const MEASURED = { reflow: REFLOW, textSpacing: TEXT_SPACING, targetSize: TARGET_SIZE };
