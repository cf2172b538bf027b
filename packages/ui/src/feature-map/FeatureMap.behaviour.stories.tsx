import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { clickMap } from '../parcel-picker/map-testing.ts';
import { sampleFeatureMap, sampleFeatures } from './fixtures.ts';
import type { SampleProperties } from './fixtures.ts';
import { handledKeys } from './handled-keys.ts';
import { FeatureMap } from './index.ts';
import type { FeatureMapProps } from './index.ts';

const Demo = (props: FeatureMapProps<SampleProperties>) => <FeatureMap {...props} />;

/** All features but the last, which arrives when somebody asks for it. */
function Growing(props: FeatureMapProps<SampleProperties>): ReactElement {
  const [count, setCount] = useState(3);
  return (
    <>
      <button type="button" onClick={() => setCount(4)}>
        Alle
      </button>
      <FeatureMap {...props} features={sampleFeatures.slice(0, count)} />
    </>
  );
}

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Map/FeatureMap/Behaviour',
  component: Demo,
  tags: ['!autodocs', 'behaviour'],
  args: { ...sampleFeatureMap, onSelectedIdChange: fn() },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

async function runningMap(canvasElement: HTMLElement): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)$/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
  return map;
}

/** How many pixels of a canvas are painted. */
function paintedPixels(map: HTMLElement): number {
  const canvas = map.querySelector<HTMLCanvasElement>('.portal-drawing canvas');
  if (!canvas || canvas.width === 0) return 0;
  const image = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  return image?.filter((value, at) => at % 4 === 3 && value > 0).length ?? 0;
}

/** Features in degrees are projected and drawn: areas, lines and points. */
export const Degrees: Story = {
  parameters: { german: 'Objekte in Grad werden umgerechnet und gezeichnet.' },
  async play({ canvasElement }) {
    const map = await runningMap(canvasElement);
    await waitFor(() => expect(paintedPixels(map)).toBeGreaterThan(5000), WAIT);
    await expect(within(canvasElement).queryByText(/Fehler|Error/)).toBeNull();
  },
};

/** The list selects by keyboard, says so, and takes the selection back. */
export const ListByKeyboard: Story = {
  parameters: {
    german: 'Die Liste wählt mit der Tastatur aus, sagt es, und nimmt die Auswahl zurück.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const path = canvas.getByRole('button', { name: /Bohlenweg/ });
    path.focus();
    await userEvent.keyboard('{Enter}');
    await expect(path).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('path');
    const said = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(said.join(' ')).toMatch(/(Ausgewählt|Selected): Bohlenweg\./);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: /Messstelle Nord/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(path).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith(null);
  },
};

/** A press on the map selects what is there: a point above an area. */
export const OnTheMap: Story = {
  args: { features: sampleFeatures.filter(({ id }) => id === 'reserve' || id === 'north') },
  parameters: {
    german: 'Ein Druck auf die Karte wählt aus, was dort liegt: einen Punkt über einer Fläche.',
  },
  async play({ canvasElement, args }) {
    const map = await runningMap(canvasElement);
    await waitFor(() => expect(paintedPixels(map)).toBeGreaterThan(1000), WAIT);
    // The station is in the middle of the hole of the area, which is that of the map.
    clickMap(map, 8, 0);
    await waitFor(() => expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('north'), WAIT);
    await expect(
      within(canvasElement).getByRole('button', { name: /Messstelle Nord/ }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};

/** The map is one tab stop that the text alternative describes; its keys act only while it has the focus. */
export const Keys: Story = {
  parameters: {
    german:
      'Die Karte ist ein einziger Tab-Halt, den die Textalternative beschreibt. Ihre Tasten wirken nur mit Fokus.',
  },
  async play({ canvasElement }) {
    const map = await runningMap(canvasElement);
    await expect(map).toHaveAccessibleDescription(/Die Moorwiesen mit dem Bohlenweg/);
    await expect(handledKeys('+-0')).resolves.toBe('');
    map.focus();
    await expect(handledKeys('+-0')).resolves.toBe('+-0');
    await userEvent.tab();
    await expect(map).not.toHaveFocus();
  },
};

/** Buttons move and zoom the map without dragging; what they did is announced. */
export const WithoutDragging: Story = {
  parameters: {
    german:
      'Schaltflächen verschieben und vergrößern die Karte ohne Ziehen. Was sie getan haben, wird angesagt.',
  },
  async play({ canvasElement }) {
    await runningMap(canvasElement);
    const canvas = within(canvasElement);
    const announcer = canvasElement.querySelector('[data-portal-announcer="polite"]');
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await press(/^(Vergrößern|Zoom in)$/);
    await waitFor(
      () => expect(announcer).toHaveTextContent(/Kartenausschnitt:|Map section:/),
      WAIT,
    );
    await press(/^(Karte verschieben|Move the map)$/);
    await press(/^(Nach Osten verschieben|Move east)$/);
    await waitFor(() => expect(announcer).toHaveTextContent(/östlich|east/), WAIT);
  },
};

/** A button skips map and buttons; everything is 24 px large and more. */
export const Skipped: Story = {
  parameters: { german: 'Eine Schaltfläche überspringt Karte und Schaltflächen.' },
  async play({ canvasElement }) {
    await runningMap(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /überspringen|Skip/ }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Moorwiesen/ })).toHaveFocus();
    for (const button of within(canvas.getByRole('list', { name: /Auf der|On the/ })).getAllByRole(
      'button',
    )) {
      await expect(button.clientHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

/** The host's own kinds and words are all that the map says of its subject. */
export const NeutralWords: Story = {
  parameters: { german: 'Die Karte sagt nur, was der Aufrufer sagt: kein Wort des Katasters.' },
  async play({ canvasElement }) {
    await runningMap(canvasElement);
    const said = [
      canvasElement.textContent,
      ...[...canvasElement.querySelectorAll('[aria-label]')].map((one) =>
        one.getAttribute('aria-label'),
      ),
    ].join(' ');
    await expect(said).toMatch(/Moorwiesen/);
    await expect(said).not.toMatch(/Flurst|Position|parcel|Seitenrahmen|page frame/i);
  },
};

/** An unknown CRS of the features leaves the drawing, the list and a message. */
export const UnknownCrs: Story = {
  args: { featuresCrs: { code: 'EPSG:99999' } },
  parameters: {
    german:
      'Ein unbekanntes Koordinatensystem der Objekte lässt Zeichnung, Liste und eine Meldung stehen.',
  },
  async play({ canvasElement }) {
    const frame = await waitFor(() => {
      const found = canvasElement.querySelector('[data-tiles="failed"]');
      if (!found) throw new Error('The map has not failed yet.');
      return found;
    }, WAIT);
    await expect(frame).toBeVisible();
    await expect(frame.querySelector('svg path')).not.toBeNull();
    const button = within(canvasElement).getByRole('button', { name: /Moorwiesen/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Features that arrive later are shown, without a new map if they lie within the view. */
export const LaterFeatures: Story = {
  parameters: { german: 'Objekte, die später kommen, erscheinen ohne eine neue Karte.' },
  render: (args) => <Growing {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = await runningMap(canvasElement);
    await waitFor(() => expect(paintedPixels(map)).toBeGreaterThan(1000), WAIT);
    const viewport = map.querySelector('.ol-viewport');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle' }));
    await expect(canvas.getByRole('button', { name: /Messstelle Süd/ })).toBeVisible();
    await expect(map.querySelector('.ol-viewport')).toBe(viewport);
  },
};
