import { Badge } from '../badge/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import type { TableColumn } from './index.ts';

/** A row of the stories. */
export interface SampleRequest {
  readonly key: string;
  readonly subject: string;
  readonly received: string;
  readonly decided: boolean;
  readonly pages: number;
}

/** Two requests; one of them is decided. */
export const sampleRequests: readonly SampleRequest[] = [
  { key: 'a', subject: 'Parkausweis', received: '3. März 2026', decided: false, pages: 2 },
  {
    key: 'b',
    subject: 'Aufstellung eines Baugerüsts auf dem Gehweg',
    received: '27. Februar 2026',
    decided: true,
    pages: 14,
  },
];

/** Text, figures, and a state with more than text. */
export const sampleColumns: readonly [TableColumn<SampleRequest>, ...TableColumn<SampleRequest>[]] =
  [
    { id: 'subject', header: 'Antrag', cell: (row) => row.subject },
    { id: 'received', header: 'Eingang', narrowPlacement: 'line', cell: (row) => row.received },
    {
      id: 'state',
      header: 'Stand',
      cell: (row) =>
        row.decided ? (
          <Badge icon="check">entschieden</Badge>
        ) : (
          <Badge tone="warning" icon="hourglass">
            in Arbeit
          </Badge>
        ),
    },
    { id: 'pages', header: 'Seiten', align: 'end', cell: (row) => row.pages },
  ];

/** What a row shows when it is open. */
export function sampleDetails(row: SampleRequest) {
  return (
    <DescriptionList
      layout="inline"
      items={[
        { term: 'Aktenzeichen', description: `2026-${row.pages}` },
        { term: 'Zuständig', description: 'Bürgeramt Mitte' },
      ]}
    />
  );
}
