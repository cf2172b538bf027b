/** Words and texts that have broken layouts before; put them where a portal's own texts go. */
export const hardTexts = {
  /** A compound without a place to break, longer than a phone is wide. */
  compound: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  /** A label of two such words. */
  label:
    'Liegenschaftskatasterauszugsbestellbestätigung und Flurstücksnachweisempfangsbescheinigung',
  /** A parcel's id of the German cadastre: 20 places, filled up with underscores. */
  parcelId: '121234001000450006__',
  /** Right to left, with digits and Latin letters in between. */
  rightToLeft: 'قطعة الأرض 45/6 في Musterstadt',
  /** Markup that must be read out as it stands. */
  markup: '<b>fett</b> & "Anführung"',
} as const;

/** Widths at which our own gate looks, in CSS px: a phone turned down to 280, 320 (WCAG 1.4.10), wide. */
export const gateWidths = [280, 320, 1140] as const;
