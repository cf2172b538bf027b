import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { samplePage } from '../parcel-sketch/fixtures.ts';
import { fakeServices } from '../feature-map/fake-services.ts';
import type { FakeServices } from '../feature-map/fake-services.ts';
import { brokenBaseLayer, sampleMap } from './fixtures.ts';
import { shiftRing } from '../feature-map/frame-geometry.ts';
import { handledKeys } from '../feature-map/handled-keys.ts';
import { MapPreview } from './index.ts';

/** Interaction tests of UI-8. */
const meta = {
  title: 'Map/MapPreview/Behaviour',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };

async function runningMap(canvasElement: HTMLElement): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)$/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  return map;
}

/** The map is one tab stop, described by the text alternative; keys move it. */
export const Keyboard: Story = {
  parameters: {
    german:
      'Die Karte ist ein einziger Tab-Halt, den die Textalternative beschreibt; Tasten verschieben sie.',
  },
  async play({ canvasElement }) {
    const map = await runningMap(canvasElement);
    await expect(map).toHaveAccessibleDescription(/Das Flurstück liegt ganz auf der Seite/);
    const figure = within(canvasElement).getByRole('figure');
    await expect(figure).toHaveAccessibleName(
      /^(Karte mit Flurstück und Seitenrahmen|Map with parcel and page frame)$/,
    );
    map.focus();
    await expect(map).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}++-0');
    await expect(map).toHaveFocus();
    await userEvent.tab();
    await expect(map).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** The keys with one character act only while the map has the focus. */
export const KeysOnlyWithFocus: Story = {
  parameters: {
    german: 'Tasten mit einem einzelnen Zeichen wirken nur, solange die Karte den Fokus hat.',
  },
  async play({ canvasElement }) {
    const map = await runningMap(canvasElement);
    await expect(handledKeys('+-0')).resolves.toBe('');
    const [button] = within(canvasElement).getAllByRole('button');
    button?.focus();
    await expect(handledKeys('+-0')).resolves.toBe('');
    map.focus();
    await expect(handledKeys('+-0')).resolves.toBe('+-0');
  },
};

/** Every function of the keys has a visible button. */
export const Buttons: Story = {
  parameters: { german: 'Zu jeder Funktion der Tasten gibt es eine sichtbare Schaltfläche.' },
  async play({ canvasElement }) {
    await runningMap(canvasElement);
    const controls = within(canvasElement).getByRole('group', { name: /bedienen|controls/ });
    await expect(within(controls).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(within(controls).getByRole('button', { expanded: false }));
    await expect(within(controls).getAllByRole('button')).toHaveLength(8);
    for (const button of within(controls).getAllByRole('button')) {
      await expect(button.clientHeight).toBeGreaterThanOrEqual(42);
    }
  },
};

/** The loading text is removed when the tiles are loaded. */
export const Ready: Story = {
  parameters: { german: 'Der Ladehinweis verschwindet, wenn die Kacheln geladen sind.' },
  async play({ canvasElement }) {
    await runningMap(canvasElement);
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toBeEmptyDOMElement(), { timeout: 10_000 });
  },
};

/** An exception report with HTTP 200 is a failure: an error is shown, and the drawing stays. */
export const Failure: Story = {
  parameters: {
    german:
      'Ein Fehlerbericht mit HTTP-Status 200 gilt als Fehlschlag: Ein Fehler wird gezeigt, und die Zeichnung bleibt.',
  },
  args: { baseLayer: brokenBaseLayer },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = await runningMap(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /Fehler beim Laden der Karte|Error loading map data/,
      ),
    );
    await expect(map.querySelector('canvas')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /neu laden|Reload/ })).toBeVisible();
  },
};

/** Moves the page as the portal does, and shows its offset. */
function MovablePage(props: ComponentProps<typeof MapPreview>) {
  const [{ dx, dy }, setOffset] = useState({ dx: 0, dy: 0 });
  return (
    <>
      <MapPreview
        {...props}
        pageRectangle={shiftRing(samplePage, { dx, dy })}
        // The limit of this page is ten metres to the west.
        onPrintAreaMove={(x, y) => setOffset({ dx: Math.max(-10, dx + x), dy: dy + y })}
        onPrintAreaReset={() => setOffset({ dx: 0, dy: 0 })}
      />
      <p data-testid="offset">{`${Math.round(dx)} ${Math.round(dy)}`}</p>
    </>
  );
}

/** The arrow keys move the page frame while its button is pressed; its position is announced. */
export const MoveFrameByKeys: Story = {
  parameters: {
    german:
      'Solange die Schaltfläche des Seitenrahmens gedrückt ist, verschieben ihn die Pfeiltasten; seine Lage wird angesagt.',
  },
  render: (args) => <MovablePage {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement);
    const toggle = canvas.getByRole('button', { name: /Seitenrahmen verschieben|Move page frame/ });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAccessibleDescription(/Schaltflächen|buttons/);
    const group = canvas.getByRole('group', { name: /Seitenrahmen|Page frame/ });
    const widthOfHint = (): number => within(group).getByText(/Escape/).offsetWidth;
    const isOverMap = getComputedStyle(group.parentElement ?? group).position === 'absolute';
    await expect(widthOfHint()).toBeGreaterThan(1);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    // Over the map it would cover the frame; it stays for screen readers.
    if (isOverMap) await expect(widthOfHint()).toBe(1);
    else await expect(widthOfHint()).toBeGreaterThan(1);
    await expect(toggle).toHaveAccessibleDescription(/Schaltflächen|buttons/);
    const offset = canvas.getByTestId('offset');
    await expect(offset).toHaveTextContent('3 6');
    const announcer = canvasElement.querySelector('[data-portal-announcer="polite"]');
    await waitFor(
      () => expect(announcer).toHaveTextContent(/(nördlich|north).+(östlich|east)/),
      WAIT,
    );
    await userEvent.keyboard('{ArrowLeft>8/}');
    await expect(offset).toHaveTextContent('-10 6');
    await waitFor(
      () => expect(announcer).toHaveTextContent(/(Weiter lässt|cannot be moved).+west/),
      WAIT,
    );
    await userEvent.keyboard('{Escape}{ArrowUp}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(offset).toHaveTextContent('-10 6');
    await userEvent.click(canvas.getByRole('button', { name: /zurücksetzen|Put the page/ }));
    await expect(offset).toHaveTextContent('0 0');
  },
};

/** Without dragging: all four arrow buttons are shown, move the frame and are named accordingly. */
export const MoveFrameByButtons: Story = {
  parameters: {
    german:
      'Ohne Ziehen: Vier Pfeilschaltflächen sind da, verschieben den Rahmen und sind danach benannt.',
  },
  render: (args) => <MovablePage {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /rahmen verschieben|Move page/ }));
    await expect(
      canvas.queryByRole('button', { name: /^(Karte verschieben|Move the map)$/ }),
    ).toBeNull();
    const arrows = canvas.getAllByRole('button', { name: /rahmen nach|frame (n|s|e|w)/ });
    await expect(arrows).toHaveLength(4);
    for (const arrow of arrows) await userEvent.click(arrow);
    await expect(canvas.getByTestId('offset')).toHaveTextContent(/^0 0$/);
    await userEvent.click(canvas.getByRole('button', { name: /rahmen nach Süden|frame south/ }));
    await expect(canvas.getByTestId('offset')).toHaveTextContent(/^0 -3$/);
    await userEvent.click(canvas.getByRole('button', { name: /rahmen nach Osten|frame east/ }));
    await expect(canvas.getByTestId('offset')).toHaveTextContent(/^3 -3$/);
  },
};

function pointer(element: Element, type: string, x: number, y: number): void {
  const place = { clientX: x, clientY: y, button: 0, pointerId: 1, isPrimary: true };
  const options = { ...place, buttons: type === 'pointerup' ? 0 : 1, bubbles: true };
  element.dispatchEvent(new PointerEvent(type, { ...options, pointerType: 'mouse' }));
}

/** Dragging inside the page frame moves it; the map does not move. */
export const MoveFrameByDrag: Story = {
  parameters: { german: 'Ziehen im Seitenrahmen verschiebt ihn; die Karte bleibt stehen.' },
  render: (args) => <MovablePage {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = await runningMap(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /rahmen verschieben|Move page/ }));
    const viewport = map.querySelector('.ol-viewport');
    await expect(viewport).not.toBeNull();
    if (!viewport) return;
    const { left, top, width, height } = viewport.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const offset = canvas.getByTestId('offset');
    // Hit detection works after the first rendering only.
    await waitFor(() => {
      pointer(viewport, 'pointerdown', x, y);
      for (const step of [10, 20, 40]) pointer(document.body, 'pointermove', x + step, y - step);
      pointer(viewport, 'pointerup', x + 40, y - 40);
      return expect(offset).toHaveTextContent(/^[1-9]\d* [1-9]\d*$/);
    }, WAIT);
  },
};

/** With `static`: one image with its text alternative, no buttons, no loading. */
export const Static: Story = {
  parameters: {
    german:
      'Mit `static`: ein einziges Bild mit Textalternative, ohne Schaltflächen und ohne Laden.',
  },
  args: { static: true },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /liegt ganz auf der Seite/ })).toBeVisible();
    await expect(canvas.getAllByRole('img')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A land estimate layer is requested only with `showLandEstimate`. */
function estimateStory(showLandEstimate: boolean): Story {
  let services: FakeServices | undefined;
  return {
    args: {
      showLandEstimate,
      baseLayer: undefined,
      wmsLayers: [{ url: 'https://map.invalid/tile/', layers: 'estimate', landEstimate: true }],
    },
    beforeEach() {
      services = fakeServices({ crs: 'EPSG:25833', matrices: ['0'] });
      return services.remove;
    },
    async play({ canvasElement }) {
      await runningMap(canvasElement);
      const status = within(canvasElement).getByRole('status');
      await waitFor(() => expect(status).toBeEmptyDOMElement(), WAIT);
      if (showLandEstimate) {
        await waitFor(() => expect(services?.tiles.length).toBeGreaterThan(0), WAIT);
      } else await expect(services?.tiles).toHaveLength(0);
      for (const url of services?.tiles ?? []) await expect(url).toContain('VERSION=1.3.0');
    },
  };
}

export const WithLandEstimate: Story = estimateStory(true);

export const WithoutLandEstimate: Story = estimateStory(false);

/** In the drawing the page is dashed and the parcel is solid. */
export const DrawingWithoutColour: Story = {
  parameters: { german: 'In der Zeichnung ist das Blatt gestrichelt, das Flurstück durchgezogen.' },
  args: { static: true },
  async play({ canvasElement }) {
    const dashes = [...canvasElement.querySelectorAll('svg path')].map(
      (path) => getComputedStyle(path).strokeDasharray,
    );
    await expect(dashes).toContain('none');
    await expect(dashes.some((dash) => dash !== 'none')).toBe(true);
  },
};
