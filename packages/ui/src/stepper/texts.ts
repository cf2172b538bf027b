/** Built-in texts of the stepper. */
export const stepperTexts = {
  component: 'stepper',
  de: {
    label: 'Fortschritt',
    position: (step: number, total: number | null) =>
      total === null ? `Schritt ${step}:` : `Schritt ${step} von ${total}:`,
    showAll: 'Alle Schritte anzeigen',
    done: 'erledigt',
    upcoming: 'noch offen',
    available: 'kann begonnen werden',
    blocked: 'noch nicht möglich',
    attention: 'bitte prüfen',
  },
  en: {
    label: 'Progress',
    position: (step: number, total: number | null) =>
      total === null ? `Step ${step}:` : `Step ${step} of ${total}:`,
    showAll: 'Show all steps',
    done: 'done',
    upcoming: 'not started',
    available: 'can be started',
    blocked: 'not possible yet',
    attention: 'please check',
  },
};

/** The texts of the stepper in one language. */
export type StepperTexts = typeof stepperTexts.de;
