import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { ResultsChecklist, ResultsTable } from './index.ts';
import type { ResultColumn } from './index.ts';

interface Hit {
  readonly id: string;
  readonly subdistrict: string;
  readonly number: string;
  readonly area: string;
}

const hits: readonly Hit[] = [
  { id: '1', subdistrict: 'Lindenau', number: '114/1', area: '612 m²' },
  { id: '2', subdistrict: 'Lindenau', number: '114/2', area: '1.146 m²' },
  { id: '3', subdistrict: 'Lindenau', number: '114/3', area: '590 m²' },
];

const columns: readonly [ResultColumn<Hit>, ...ResultColumn<Hit>[]] = [
  { id: 'subdistrict', header: 'Gemarkung', cell: (hit) => hit.subdistrict },
  { id: 'section', header: 'Flur', cell: () => '3' },
  { id: 'number', header: 'Flurstück', cell: (hit) => hit.number, mono: true },
  { id: 'area', header: 'Fläche', cell: (hit) => hit.area, align: 'end' },
];

function Demo({ selected, busy }: { selected: string | null; busy?: boolean }): ReactElement {
  const [key, setKey] = useState(selected);
  return (
    <ResultsTable
      columns={columns}
      rows={hits}
      rowKey={(hit) => hit.id}
      rowLabel={(hit) => `Gemarkung ${hit.subdistrict}, Flur 3, Flurstück ${hit.number}`}
      selectedKey={key}
      onSelectedKeyChange={setKey}
      busy={busy}
    />
  );
}

function Checklist({
  selected,
  room,
}: {
  selected: readonly string[];
  room?: number;
}): ReactElement {
  const [keys, setKeys] = useState(selected);
  return (
    <ResultsChecklist
      columns={columns}
      rows={hits}
      rowKey={(hit) => hit.id}
      rowLabel={(hit) => `Gemarkung ${hit.subdistrict}, Flur 3, Flurstück ${hit.number}`}
      selectedKeys={keys}
      onSelectedChange={(rows, isSelected) => {
        const changed = rows.map(({ id }) => id);
        const others = keys.filter((key) => !changed.includes(key));
        setKeys(isSelected ? [...others, ...changed] : others);
      }}
      room={room}
    />
  );
}

const meta = {
  title: 'Order/ResultsTable',
  component: Demo,
  args: { selected: '2' },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One result is chosen. */
export const Chosen: Story = {};

/** None yet. */
export const NothingChosen: Story = { args: { selected: null } };

/** The next page is on its way. */
export const Busy: Story = { args: { busy: true } };

/** Little room. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** Several are chosen. */
export const Several: Story = { render: () => <Checklist selected={['1', '3']} /> };

/** Several are chosen, and there is room for no more. */
export const NoMoreRoom: Story = { render: () => <Checklist selected={['1', '2']} room={0} /> };

/** Several and little room. */
export const SeveralNarrow: Story = {
  ...Several,
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};
