import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, within } from 'storybook/test';
import {
  sampleColumns,
  sampleDescription,
  sampleDetails,
  samplePicture,
  samplePositions,
} from './fixtures.tsx';
import { OrderTable } from './index.ts';

function PicturesDemo(): ReactElement {
  return (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <OrderTable
        caption="Auszüge im Warenkorb"
        columns={sampleColumns}
        picture={samplePicture}
        description={sampleDescription}
        rows={samplePositions}
        rowKey={(row) => row.key}
        details={sampleDetails}
        onRemove={() => undefined}
        empty="Leer"
      />
    </div>
  );
}

/** Rows of a narrow container. */
const meta = {
  title: 'Data/OrderTable/Lines',
  component: PicturesDemo,
  tags: ['!autodocs', 'behaviour'],
} satisfies Meta<typeof PicturesDemo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a narrow container name and fee are the first line, and the description is read with the name of the row. */
export const LinesOfARow: Story = {
  parameters: {
    german:
      'In einem schmalen Behälter stehen Name und Gebühr in der ersten Zeile; die Beschreibung wird mit dem Namen der Zeile vorgelesen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const header = canvas.getByRole('rowheader', { name: /A3 quer, 1:500, farbig/ });
    const [fee] = canvas.getAllByRole('cell', { name: /36,00/ });
    const parcel = canvas.getByRole('cell', { name: 'Lindenau 3 · 114/2' });
    await expect(fee?.getBoundingClientRect().top).toBeLessThan(
      header.getBoundingClientRect().bottom,
    );
    await expect(fee?.getBoundingClientRect().left).toBeGreaterThan(
      header.getBoundingClientRect().left,
    );
    await expect(parcel.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      header.getBoundingClientRect().bottom,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
