import { Badge } from '../badge/index.ts';
import type { DataColumn } from './index.ts';

/** A row of the stories. */
export interface SampleRequest {
  readonly key: string;
  readonly subject: string;
  /** Day, ISO 8601. */
  readonly received: string;
  readonly decided: boolean;
  readonly pages: number;
}

const SUBJECTS = [
  'Parkausweis',
  'Baugerüst',
  'Straßenfest',
  'Zweitwohnung',
  'Ärztliches Gutachten',
];

/** Any number of requests, each time the same. */
export function sampleRequests(count: number): readonly SampleRequest[] {
  return Array.from({ length: count }, (_, at) => ({
    key: `request-${at + 1}`,
    subject: `${SUBJECTS[at % SUBJECTS.length]} ${at + 1}`,
    received: `2026-0${1 + (at % 9)}-${10 + (at % 18)}`,
    decided: at % 3 === 0,
    pages: 1 + ((at * 7) % 40),
  }));
}

const DAY = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeZone: 'UTC' });

/** Text, a date, a state and figures. */
export const sampleColumns: readonly DataColumn<SampleRequest>[] = [
  {
    id: 'subject',
    header: 'Antrag',
    cell: (row) => row.subject,
    sortValue: (row) => row.subject,
    filterText: (row) => row.subject,
  },
  {
    id: 'received',
    header: 'Eingang',
    cell: (row) => DAY.format(new Date(row.received)),
    sortValue: (row) => new Date(row.received),
  },
  {
    id: 'state',
    header: 'Stand',
    cell: (row) => (row.decided ? <Badge icon="check">entschieden</Badge> : 'in Arbeit'),
    filterText: (row) => (row.decided ? 'entschieden' : 'in Arbeit'),
  },
  {
    id: 'pages',
    header: 'Seiten',
    align: 'end',
    cell: (row) => row.pages,
    sortValue: (row) => row.pages,
  },
];

export const keyOf = (row: SampleRequest): string => row.key;
export const labelOf = (row: SampleRequest): string => row.subject;

/** What a row shows when it is open. */
export const sampleDetails = (row: SampleRequest) => <p>Aktenzeichen 2026-{row.pages}</p>;
