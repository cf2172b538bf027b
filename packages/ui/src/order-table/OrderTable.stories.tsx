import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { Price } from '../price/index.ts';
import {
  sampleColumns,
  sampleDescription,
  sampleDetails,
  samplePicture,
  samplePositions,
} from './fixtures.tsx';
import type { SamplePosition } from './fixtures.tsx';
import { OrderTable } from './index.ts';
import type { RowAction } from './index.ts';

interface DemoProps {
  readonly positions: readonly SamplePosition[];
  readonly detailsOpen?: boolean;
  readonly removable?: boolean;
  readonly rowActions?: readonly RowAction<SamplePosition>[];
  readonly loading?: boolean;
  readonly numbered?: boolean;
  readonly hasDetails?: boolean;
  readonly hasPictures?: boolean;
}

function Demo(props: DemoProps): ReactElement {
  const { positions, detailsOpen, removable = true, rowActions, loading } = props;
  const { numbered, hasDetails = true, hasPictures = false } = props;
  const [rows, setRows] = useState(positions);
  const sum = rows.reduce((total, row) => total + row.cents, 0);
  return (
    <OrderTable
      caption="Auszüge im Warenkorb"
      columns={sampleColumns}
      rows={rows}
      rowKey={(row) => row.key}
      numbered={numbered}
      picture={hasPictures ? samplePicture : undefined}
      description={hasPictures ? sampleDescription : undefined}
      details={hasDetails ? sampleDetails : undefined}
      detailsOpen={detailsOpen}
      loading={loading}
      rowActions={rowActions}
      onRemove={
        removable ? (row) => setRows((all) => all.filter((other) => other !== row)) : undefined
      }
      total={{ label: 'Summe', value: <Price cents={sum} /> }}
      empty={<p>Ihr Warenkorb ist leer. Wählen Sie zuerst ein Produkt.</p>}
    />
  );
}

const meta = {
  title: 'Data/OrderTable',
  component: Demo,
  args: { positions: samplePositions },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The basket. */
export const Basket: Story = {};

/** With a picture before each name and a line below it. */
export const Pictures: Story = { args: { hasPictures: true } };

/** The same in a narrow container: the first line of a row is number, picture, name and fee. */
export const PicturesInLines: Story = {
  args: { hasPictures: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '20.5rem' }}>{Story()}</div>],
};

/** With all details open. */
export const AllOpen: Story = { args: { detailsOpen: true } };

const rowActions: readonly RowAction<SamplePosition>[] = [
  {
    id: 'change',
    icon: 'edit',
    label: (position) => `Position ${position} ändern`,
    onClick: () => undefined,
  },
  {
    id: 'duplicate',
    icon: 'copy',
    label: (position) => `Position ${position} duplizieren`,
    disabled: true,
    onClick: () => undefined,
  },
];

/** With further buttons in each row. */
export const Actions: Story = { args: { rowActions } };

/** Further buttons in a narrow container. */
export const ActionsInCards: Story = {
  args: { rowActions },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** An order that was sent: without remove buttons. */
export const ReadOnly: Story = { args: { removable: false } };

/** Without the column of numbers, and without details. */
export const WithoutNumbers: Story = { args: { numbered: false, hasDetails: false } };

/** In a narrow container each row is a few lines. */
export const Cards: Story = {
  args: { detailsOpen: true },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
};

/** Nothing ordered yet. */
export const Empty: Story = { args: { positions: [] } };

/** The basket is loading. */
export const Loading: Story = { args: { positions: [], loading: true } };
