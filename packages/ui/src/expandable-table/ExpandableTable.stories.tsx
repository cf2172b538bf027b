import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { sampleColumns, sampleDetails, sampleRequests } from './fixtures.tsx';
import type { SampleRequest } from './fixtures.tsx';
import { ExpandableTable } from './index.ts';

interface DemoProps {
  readonly requests: readonly SampleRequest[];
  readonly detailsOpen?: boolean;
  readonly removable?: boolean;
  readonly numbered?: boolean;
  readonly loading?: boolean;
}

function Demo({ requests, detailsOpen, removable, numbered, loading }: DemoProps): ReactElement {
  const [rows, setRows] = useState(requests);
  return (
    <ExpandableTable
      caption="Ihre Anträge"
      columns={sampleColumns}
      rows={rows}
      rowKey={(row) => row.key}
      details={sampleDetails}
      detailsOpen={detailsOpen}
      numbered={numbered}
      loading={loading}
      onRemove={
        removable ? (row) => setRows((all) => all.filter((other) => other !== row)) : undefined
      }
      total={{ label: 'Seiten zusammen', value: rows.reduce((sum, row) => sum + row.pages, 0) }}
      empty={<p>Sie haben noch keinen Antrag gestellt.</p>}
    />
  );
}

const meta = {
  title: 'Data/ExpandableTable',
  component: Demo,
  args: { requests: sampleRequests },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows that open. */
export const Requests: Story = {};

/** With all details open. */
export const AllOpen: Story = { args: { detailsOpen: true } };

/** With numbers, and with a button that removes a row. */
export const NumberedAndRemovable: Story = { args: { numbered: true, removable: true } };

/** In a narrow container each row is a few lines. */
export const Cards: Story = {
  args: { detailsOpen: true, removable: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** No rows. */
export const Empty: Story = { args: { requests: [] } };

/** The rows are loading. */
export const Loading: Story = { args: { requests: [], loading: true } };
