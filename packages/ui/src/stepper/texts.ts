/** Built-in texts of the stepper. */
export const stepperTexts = {
  de: {
    label: 'Fortschritt der Bestellung',
    position: (step: number, total: number) => `Schritt ${step} von ${total}:`,
    showAll: 'Alle Schritte anzeigen',
    done: 'erledigt',
    current: 'aktueller Schritt',
    upcoming: 'noch offen',
    blocked: 'noch nicht möglich',
  },
  en: {
    label: 'Order progress',
    position: (step: number, total: number) => `Step ${step} of ${total}:`,
    showAll: 'Show all steps',
    done: 'done',
    current: 'current step',
    upcoming: 'not started',
    blocked: 'not possible yet',
  },
};

/** The texts of the stepper in one language; any of them can be overridden. */
export type StepperTexts = typeof stepperTexts.de;
