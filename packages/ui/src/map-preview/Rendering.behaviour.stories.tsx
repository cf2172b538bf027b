import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '@portal/tokens';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { sampleNeighbours, samplePage } from '../parcel-sketch/fixtures.ts';
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

/** The bytes of a pixel in a colour of CSS. */
function bytesOf(color: string): readonly number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Whether a pixel of a map has a colour, or nearly: edges of lines are mixed with what is below them. */
function shows(map: HTMLElement, color: readonly number[]): boolean {
  return [...map.querySelectorAll('canvas')].some((canvas) => {
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? { data: [] };
    for (let at = 0; at < data.length; at += 4) {
      if (color.every((byte, index) => Math.abs((data[at + index] ?? 0) - byte) < 8)) return true;
    }
    return false;
  });
}

/** Without tiles the map lies on the paper of the theme, and boundaries have the colour of that theme (PAGE-14). */
export const BoundariesOnDarkPaper: Story = {
  parameters: {
    german:
      'Ohne Kacheln liegt die Karte auf dem Papier des Themas, und Grenzen haben die Farbe dieses Themas.',
  },
  args: { baseLayer: undefined, neighbours: sampleNeighbours },
  decorators: [
    (Story) => (
      <div data-portal-theme="dark" style={{ background: vars.color.paper, color: vars.color.ink }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvasElement }) {
    const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
    await waitFor(
      () => expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement(),
      WAIT,
    );
    const boundary = bytesOf(
      getComputedStyle(map).getPropertyValue('--portal-color-map-boundary').trim(),
    );
    // Until the colours of the state in which all is loaded are painted.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(shows(map, boundary)).toBe(true);
  },
};
