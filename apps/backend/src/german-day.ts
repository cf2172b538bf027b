const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day of an instant in Germany, such as `2026-12-31`. */
export const germanDay = (at: Date): string => DAY.format(at);
