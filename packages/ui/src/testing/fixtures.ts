/** Texts that broke layouts in the past; use them in place of a portal's texts. */
export const hardTexts = {
  /** A German compound without hyphenation points, wider than a phone. */
  compound: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  /** A label of two long compounds. */
  label:
    'Liegenschaftskatasterauszugsbestellbestätigung und Flurstücksnachweisempfangsbescheinigung',
  /** A parcel id: 20 characters, padded with underscores. */
  parcelId: '121234001000450006__',
  /** Right to left, with digits and Latin letters. */
  rightToLeft: 'قطعة الأرض 45/6 في Musterstadt',
  /** Markup that must be shown as text. */
  markup: '<b>fett</b> & "Anführung"',
} as const;

/**
 * Widths of our own gate in CSS px: 280 (the narrowest phone), 320 (WCAG 1.4.10), 1140 (desktop).
 */
export const gateWidths = [280, 320, 1140] as const;
