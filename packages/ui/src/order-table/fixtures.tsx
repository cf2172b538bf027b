import { Badge } from '../badge/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import { Price } from '../price/index.ts';
import type { OrderColumn } from './index.ts';

/** A position of the stories. */
export interface SamplePosition {
  readonly key: string;
  readonly extract: string;
  readonly parcel: string;
  readonly checked: boolean;
  readonly cents: number;
}

/** Two positions; one of them needs an approval. */
export const samplePositions: readonly SamplePosition[] = [
  {
    key: 'a',
    extract: 'Liegenschaftskarte',
    parcel: 'Lindenau 3 · 114/2',
    checked: false,
    cents: 3600,
  },
  {
    key: 'b',
    extract: 'Flurstücks- und Eigentumsnachweis',
    parcel: 'Lindenau 3 · 115',
    checked: true,
    cents: 1100,
  },
];

/** The columns of the order summary. */
export const sampleColumns: readonly [
  OrderColumn<SamplePosition>,
  ...OrderColumn<SamplePosition>[],
] = [
  { id: 'extract', header: 'Auszug', cell: (row) => row.extract },
  {
    id: 'parcel',
    header: 'Flurstück',
    narrowPlacement: 'line',
    cell: (row) => <span style={{ fontFamily: 'var(--portal-font-mono)' }}>{row.parcel}</span>,
  },
  {
    id: 'check',
    header: 'Prüfung',
    narrowPlacement: 'line',
    cell: (row) =>
      row.checked ? (
        <Badge tone="warning" icon="hourglass">
          ausstehend
        </Badge>
      ) : (
        <Badge icon="check">nicht erforderlich</Badge>
      ),
  },
  {
    id: 'fee',
    header: 'Gebühr',
    align: 'end',
    narrowPlacement: 'corner',
    cell: (row) => <Price cents={row.cents} />,
  },
];

/** A drawing of the extract, as the basket has it. */
export function samplePicture(row: SamplePosition) {
  return (
    <svg viewBox="0 0 84 57" aria-hidden="true">
      <rect width="84" height="57" fill="var(--portal-color-map-ground)" />
      <path
        d={row.checked ? 'M24 8h36v42H24z' : 'M20 12h40l6 30H24z'}
        fill="none"
        stroke="var(--portal-color-parcel)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** What tells the extract apart from others of the same parcel. */
export function sampleDescription(row: SamplePosition): string {
  return row.checked ? 'PDF' : 'A3 quer, 1:500, farbig · PDF und 3 Exemplare auf Papier';
}

/** What a row shows when it is open. */
export function sampleDetails(row: SamplePosition) {
  return (
    <DescriptionList
      layout="inline"
      items={[
        { term: 'Format', description: row.checked ? 'A4' : 'A3, Querformat' },
        { term: 'Maßstab', description: '1:500' },
        { term: 'Farbe', description: 'Farbig' },
        { term: 'Lieferung', description: 'PDF und 3 Exemplare auf Papier' },
      ]}
    />
  );
}

/** Many positions, for measuring the speed of a toggle. */
export function manyPositions(count: number): readonly SamplePosition[] {
  return Array.from({ length: count }, (_, index) => ({
    key: `row-${index}`,
    extract: 'Liegenschaftskarte',
    parcel: `Lindenau 3 · ${index + 1}`,
    checked: false,
    cents: 2200,
  }));
}
