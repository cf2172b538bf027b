/** Built-in texts of every field. */
export const fieldTexts = {
  component: 'field',
  de: { error: 'Fehler:', optional: 'freiwillig', required: 'Pflichtangabe' },
  en: { error: 'Error:', optional: 'optional', required: 'required' },
};

/** The texts of a field in one language. */
export type FieldTexts = typeof fieldTexts.de;
