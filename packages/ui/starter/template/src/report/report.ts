import { checkDate } from '@portal/ui/date-field';

/** What people can report. */
export const KINDS = [
  { value: 'lamp', label: 'Straßenlampe' },
  { value: 'road', label: 'Fahrbahn oder Gehweg' },
  { value: 'tree', label: 'Baum' },
] as const;

export type Kind = (typeof KINDS)[number]['value'];

/** The answers of the form; all of them are empty at first. */
export interface Answers {
  readonly kind: Kind | null;
  /** `YYYY-MM-DD`. */
  readonly seenOn: string;
  readonly street: string;
}

export const NO_ANSWERS: Answers = { kind: null, seenOn: '', street: '' };

/** A report that was sent. */
export interface Report extends Answers {
  readonly id: string;
}

/** A sentence for each answer that is missing or wrong. @param today `YYYY-MM-DD` */
export function faultsOf(
  { kind, seenOn, street }: Answers,
  today: string,
): Partial<Record<keyof Answers, string>> {
  const date = checkDate(seenOn, { max: today });
  return {
    ...(kind === null && { kind: 'Wählen Sie, was beschädigt ist.' }),
    ...(seenOn === '' && { seenOn: 'Geben Sie ein Datum ein.' }),
    ...(date && {
      seenOn:
        date.reason === 'late'
          ? 'Das Datum liegt in der Zukunft.'
          : 'Geben Sie Tag, Monat und Jahr ein, etwa 24 12 2026.',
    }),
    ...(street.trim() === '' && { street: 'Geben Sie eine Straße ein.' }),
  };
}

/** Name of a kind. */
export const labelOf = (kind: Kind | null): string =>
  KINDS.find(({ value }) => value === kind)?.label ?? '';

/** A date in words. @param date `YYYY-MM-DD` */
export const dateText = (date: string): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const STORED = 'reports';

/** The reports that were sent from this browser. */
export const sentReports = (): readonly Report[] =>
  JSON.parse(localStorage.getItem(STORED) ?? '[]') as Report[];

/** Sends a report; replace it by a call to your backend. @throws Error when it was not sent */
export async function sendReport(answers: Answers): Promise<Report> {
  const report = { ...answers, id: String(sentReports().length + 1) };
  localStorage.setItem(STORED, JSON.stringify([...sentReports(), report]));
  return report;
}
