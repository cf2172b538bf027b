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
  tags: ['!autodocs', 'behaviour'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

const A4 = { width: 210, height: 297, field: { left: 10, top: 10, width: 190, height: 237 } };

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

/** Waits until a map and its layers are drawn in the colours of its theme. @returns the focusable element of the map */
async function drawnMap(canvasElement: HTMLElement): Promise<HTMLElement> {
  const canvas = within(canvasElement);
  const map = canvas.getByRole('img', { name: /^(Karte|Map)$/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), WAIT);
  return map;
}

/** The bytes of a colour of the theme in which an element is. */
const themeColor = (element: HTMLElement, name: string): readonly number[] =>
  bytesOf(getComputedStyle(element).getPropertyValue(`--portal-color-${name}`).trim());

const inDarkTheme: Story['decorators'] = [
  (Story) => (
    <div data-portal-theme="dark" style={{ background: vars.color.paper, color: vars.color.ink }}>
      <Story />
    </div>
  ),
];

/** Without tiles the map lies on the paper of the theme, and boundaries have the colour of that theme (PAGE-14). */
export const BoundariesOnDarkPaper: Story = {
  parameters: {
    german:
      'Ohne Kacheln liegt die Karte auf dem Papier des Themas, und Grenzen haben die Farbe dieses Themas.',
  },
  args: { baseLayer: undefined, neighbours: sampleNeighbours },
  decorators: inDarkTheme,
  async play({ canvasElement }) {
    const map = await drawnMap(canvasElement);
    await waitFor(() => expect(shows(map, themeColor(map, 'map-boundary'))).toBe(true), WAIT);
  },
};

/** In a dark theme the images of the services are inverted, what is drawn above them is not: it has the colours of the theme. */
export const DarkTiles: Story = {
  parameters: {
    german:
      'Im dunklen Thema werden die Bilder der Dienste umgekehrt; was darüber gezeichnet ist, hat die Farben des Themas.',
  },
  args: { neighbours: sampleNeighbours },
  decorators: inDarkTheme,
  async play({ canvasElement }) {
    const map = await drawnMap(canvasElement);
    await waitFor(() => expect(shows(map, bytesOf('#f1f0ea'))).toBe(true), WAIT);
    await waitFor(() => expect(shows(map, themeColor(map, 'parcel'))).toBe(true), WAIT);
    const inverted = [...map.querySelectorAll('canvas')].filter(
      ({ parentElement }) => parentElement && getComputedStyle(parentElement).filter !== 'none',
    );
    await expect(inverted).toHaveLength(1);
    // A page can leave the images as they are.
    map.style.setProperty('--portal-map-dark-filter', 'none');
    map.style.setProperty('--portal-map-dark-blend', 'normal');
    const { filter, mixBlendMode } = getComputedStyle(inverted[0]?.parentElement ?? map);
    await expect([filter, mixBlendMode]).toEqual(['none', 'normal']);
  },
};

/** A sheet is white paper in every theme: the map on it and its legend have the colours of the light theme. */
export const SheetInDarkTheme: Story = {
  parameters: {
    german:
      'Ein Blatt ist in jedem Thema weißes Papier: Die Karte darauf und ihre Legende haben die Farben des hellen Themas.',
  },
  args: { neighbours: sampleNeighbours, sheet: A4 },
  decorators: inDarkTheme,
  async play({ canvasElement }) {
    const map = await drawnMap(canvasElement);
    const paper = document.createElement('span');
    paper.dataset['portalTheme'] = 'light';
    canvasElement.append(paper);
    const parcel = themeColor(paper, 'parcel');
    await expect(themeColor(map, 'parcel')).toEqual(parcel);
    await waitFor(() => expect(shows(map, parcel)).toBe(true), WAIT);
    // The paper draws the page frame.
    await expect(shows(map, themeColor(map, 'print-frame'))).toBe(false);
    for (const { parentElement } of map.querySelectorAll('canvas')) {
      await expect(parentElement && getComputedStyle(parentElement).filter).toBe('none');
    }
    const swatch = getComputedStyle(within(canvasElement).getByText('Flurstück'), '::before');
    await expect(bytesOf(swatch.borderTopColor)).toEqual(parcel);
  },
};

/** The element of a layer, once its canvas has a pixel of a colour. */
async function layerIn(map: HTMLElement, name: string, color: readonly number[]) {
  let layer: HTMLElement | null = null;
  await waitFor(() => {
    layer = map.querySelector<HTMLElement>(`.portal-${name}`);
    if (!layer) throw new Error(`The map has no layer ${name}`);
    return expect(shows(layer, color)).toBe(true);
  }, WAIT);
  return getComputedStyle(layer ?? map);
}

/** A chosen parcel is hatched, and takes its number, which the tiles draw, in its colour (LOOK-2). */
export const ChosenParcel: Story = {
  parameters: {
    german:
      'Ein gewähltes Flurstück ist schraffiert; seine Nummer aus den Kacheln hat seine Farbe.',
  },
  async play({ canvasElement }) {
    const map = await drawnMap(canvasElement);
    const parcel = themeColor(map, 'parcel');
    const ink = await layerIn(map, 'ink', parcel);
    await expect(ink.mixBlendMode).toBe('lighten');
    // On a transparent ground, before there are tiles, the parcel would be filled with the colour.
    const ground = map.querySelector('.ol-layers');
    await expect(ground && getComputedStyle(ground).backgroundColor).toMatch(
      /^(?!rgba\(0, 0, 0, 0\))/,
    );
    const hatch = await layerIn(map, 'hatch', parcel);
    await expect(hatch.getPropertyValue('-webkit-mask-image')).toContain(
      'repeating-linear-gradient',
    );
  },
};

/** In a dark theme letters are what is lighter than the ground. */
export const ChosenParcelInDark: Story = {
  parameters: { german: 'Im dunklen Thema sind Buchstaben, was heller als der Grund ist.' },
  decorators: inDarkTheme,
  async play({ canvasElement }) {
    const map = await drawnMap(canvasElement);
    const ink = await layerIn(map, 'ink', themeColor(map, 'parcel'));
    await expect(ink.mixBlendMode).toBe('darken');
  },
};
