import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { keyOf, labelOf, sampleColumns, sampleDetails, sampleRequests } from './fixtures.tsx';
import { DataTable } from './index.ts';
import type { DataSort } from './index.ts';

interface DemoProps {
  readonly count: number;
  readonly pageSize?: number;
  readonly selectable?: boolean;
  readonly hasDetails?: boolean;
  readonly loading?: boolean;
  readonly defaultSort?: DataSort;
}

function Demo(props: DemoProps): ReactElement {
  const { count, pageSize = 5, selectable, hasDetails, loading, defaultSort } = props;
  const [rows] = useState(() => sampleRequests(count));
  const [keys, setKeys] = useState<readonly string[]>(['request-2']);
  return (
    <DataTable
      caption="Anträge"
      columns={sampleColumns}
      rows={rows}
      rowKey={keyOf}
      rowLabel={labelOf}
      pageSize={pageSize}
      defaultSort={defaultSort}
      details={hasDetails ? sampleDetails : undefined}
      selectedKeys={selectable ? keys : undefined}
      onSelectedKeysChange={setKeys}
      loading={loading}
      empty={<p>Es gibt noch keinen Antrag.</p>}
    />
  );
}

const meta = {
  title: 'Data/DataTable',
  component: Demo,
  args: { count: 12 },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Filter, order, pages. */
export const Pages: Story = {};

/** Sorted by a column, with checkboxes and details. */
export const SelectableWithDetails: Story = {
  args: {
    selectable: true,
    hasDetails: true,
    defaultSort: { id: 'pages', direction: 'descending' },
  },
};

/** In a narrow container each row is a few lines, and a field chooses the order. */
export const Cards: Story = {
  args: { selectable: true, hasDetails: true, pageSize: 3 },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** No rows. */
export const Empty: Story = { args: { count: 0 } };

/** The rows are loading. */
export const Loading: Story = { args: { count: 0, loading: true } };
