import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import {
  keyOf,
  labelOf,
  sampleColumns,
  sampleDetails,
  sampleRequests,
} from '../data-table/fixtures.tsx';
import { DataTable } from '../data-table/index.ts';
import { VirtualRows } from './index.ts';

function Demo({ count }: { readonly count: number }): ReactElement {
  const [rows] = useState(() => sampleRequests(count));
  const [keys, setKeys] = useState<readonly string[]>([]);
  return (
    <DataTable
      caption="Anträge"
      columns={sampleColumns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={labelOf}
      details={sampleDetails}
      selectedKeys={keys}
      onSelectedKeysChange={setKeys}
      virtualRows={VirtualRows}
      empty="Es gibt noch keinen Antrag."
    />
  );
}

const meta = {
  title: 'Data/VirtualRows',
  component: Demo,
  args: { count: 120 },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table without pages. */
export const WithoutPages: Story = {};
