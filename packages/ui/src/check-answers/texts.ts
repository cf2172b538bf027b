/** Built-in texts of the summary of answers. */
export const checkAnswersTexts = {
  component: 'check-answers',
  de: {
    change: 'Ändern',
    changeOf: (label: string) => `Ändern: ${label}`,
    unanswered: 'keine Angabe',
  },
  en: {
    change: 'Change',
    changeOf: (label: string) => `Change: ${label}`,
    unanswered: 'not answered',
  },
};

/** The texts of the summary of answers in one language. */
export type CheckAnswersTexts = typeof checkAnswersTexts.de;
