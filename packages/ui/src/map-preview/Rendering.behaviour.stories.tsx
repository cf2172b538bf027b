import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { samplePage } from '../parcel-sketch/fixtures.ts';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';

/** How often the map reads what it is given. */
const meta = {
  title: 'Map/MapPreview/Rendering',
  component: MapPreview,
  tags: ['!autodocs'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

const reads = { count: 0 };

/** An outline that counts how often it is read. */
const countedOutline = new Proxy(samplePage, {
  get(ring, key) {
    reads.count += 1;
    return Reflect.get(ring, key);
  },
});
const countedNeighbours = [[[countedOutline]]];

function RenderedAgain(props: ComponentProps<typeof MapPreview>) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <MapPreview {...props} neighbours={countedNeighbours} />
      <Button onClick={() => setTimes(times + 1)}>{`Noch einmal ${times}`}</Button>
    </>
  );
}

/** Rendering again does not read geometry that is the same object. */
export const SameGeometryAgain: Story = {
  parameters: { german: 'Erneutes Zeichnen liest keine Geometrie, die dasselbe Objekt ist.' },
  render: (args) => <RenderedAgain {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = canvas.getByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), WAIT);
    await expect(reads.count).toBeGreaterThan(0);
    reads.count = 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal 0' }));
    await expect(canvas.getByRole('button', { name: 'Noch einmal 1' })).toBeVisible();
    await expect(reads.count).toBe(0);
  },
};
