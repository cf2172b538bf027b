import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { ResultsChecklist, ResultsTable } from './index.ts';
import type { ResultColumn } from './index.ts';

interface Result {
  readonly id: string;
  readonly subdistrict: string;
  readonly number: string;
  readonly area: string;
}

const results: readonly Result[] = [
  { id: '1', subdistrict: 'Lindenau', number: '114/1', area: '612 m²' },
  { id: '2', subdistrict: 'Lindenau', number: '114/2', area: '1.146 m²' },
  { id: '3', subdistrict: 'Lindenau', number: '114/3', area: '590 m²' },
];

const columns: readonly [ResultColumn<Result>, ...ResultColumn<Result>[]] = [
  { id: 'subdistrict', header: 'Gemarkung', cell: (result) => result.subdistrict },
  { id: 'section', header: 'Flur', cell: () => '3' },
  { id: 'number', header: 'Flurstück', cell: (result) => result.number, mono: true },
  { id: 'area', header: 'Fläche', cell: (result) => result.area, align: 'end' },
];

function Demo({ selected, busy }: { selected: string | null; busy?: boolean }): ReactElement {
  const [key, setKey] = useState(selected);
  return (
    <ResultsTable
      columns={columns}
      rows={results}
      rowKey={(result) => result.id}
      rowLabel={(result) => `Gemarkung ${result.subdistrict}, Flur 3, Flurstück ${result.number}`}
      selectedKey={key}
      onSelectedKeyChange={setKey}
      loading={busy}
    />
  );
}

function Checklist({
  selected,
  remainingCapacity,
}: {
  selected: readonly string[];
  remainingCapacity?: number;
}): ReactElement {
  const [keys, setKeys] = useState(selected);
  return (
    <ResultsChecklist
      columns={columns}
      rows={results}
      rowKey={(result) => result.id}
      rowLabel={(result) => `Gemarkung ${result.subdistrict}, Flur 3, Flurstück ${result.number}`}
      selectedKeys={keys}
      onRowsToggle={(rows, isSelected) => {
        const changed = rows.map(({ id }) => id);
        const others = keys.filter((key) => !changed.includes(key));
        setKeys(isSelected ? [...others, ...changed] : others);
      }}
      remainingCapacity={remainingCapacity}
    />
  );
}

const meta = {
  title: 'Data/ResultsTable',
  component: Demo,
  args: { selected: '2' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One result is selected. */
export const Selected: Story = {};

/** No result is selected. */
export const NothingSelected: Story = { args: { selected: null } };

/** The next page is loading. */
export const Busy: Story = { args: { busy: true } };

/** In a narrow container. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** Several results are selected. */
export const Several: Story = { render: () => <Checklist selected={['1', '3']} /> };

/** No more results can be selected. */
export const NoCapacityLeft: Story = {
  render: () => <Checklist selected={['1', '2']} remainingCapacity={0} />,
};

/** Multiple selection in a narrow container. */
export const SeveralNarrow: Story = {
  ...Several,
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};
