/* Loaded where data are asked for. */
export const dataHintTexts = {
  component: 'data-hint',
  de: {
    kept: (duration: string) => `Wir löschen sie spätestens nach dieser Zeit: ${duration}.`,
    more: 'Mehr zum Datenschutz',
  },
  en: {
    kept: (duration: string) => `We delete them after this time at the latest: ${duration}.`,
    more: 'More about data protection',
  },
};
