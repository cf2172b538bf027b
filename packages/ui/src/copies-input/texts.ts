/** Built-in texts of the copies input. */
export const copiesInputTexts = {
  component: 'copies-input',
  de: {
    increase: (label: string) => `${label} erhöhen`,
    decrease: (label: string) => `${label} verringern`,
    value: (count: number) => (count === 1 ? '1 Exemplar' : `${count} Exemplare`),
    clamped: (min: number, max: number, value: number) =>
      `Möglich sind ${min} bis ${max}. Der Wert ist jetzt ${value}.`,
    whole: (min: number, max: number, value: number) =>
      `Geben Sie eine ganze Zahl von ${min} bis ${max} ein. Bestellt wird jetzt: ${value}.`,
  },
  en: {
    increase: (label: string) => `Increase ${label}`,
    decrease: (label: string) => `Decrease ${label}`,
    value: (count: number) => (count === 1 ? '1 copy' : `${count} copies`),
    clamped: (min: number, max: number, value: number) =>
      `You can choose ${min} to ${max}. The value is now ${value}.`,
    whole: (min: number, max: number, value: number) =>
      `Enter a whole number from ${min} to ${max}. The number is now ${value}.`,
  },
};

/** The texts of the copies input in one language. */
export type CopiesInputTexts = typeof copiesInputTexts.de;
