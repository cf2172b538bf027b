import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { withMargin } from '../feature-map/extent-check.ts';
import { shiftRing } from '../feature-map/frame-geometry.ts';
import type { MapPlaces } from '../feature-map/types.ts';
import { samplePage, sampleParcel } from '../parcel-sketch/fixtures.ts';
import { extentOf, ringsOf } from '../parcel-sketch/geometry.ts';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';
import type { MapPreviewProps } from './index.ts';

/** Announcements of moves of the map. */
const meta = {
  title: 'Map/MapPreview/Moves/Behaviour',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

const WAIT = { timeout: 10_000 };
const LONG_WAIT = { timeout: 20_000 };

async function runningMap(canvasElement: HTMLElement): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)$/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
  return map;
}

/** Moves by key and button are announced, and that nothing has moved at the limit; no button is spoken with its title (LIB-14). */
export const MovesAnnounced: Story = {
  parameters: {
    german:
      'Bewegungen mit Taste und Schaltfläche werden angesagt, ebenso, dass sich an der Grenze nichts bewegt hat; keine Schaltfläche wird mit Titel vorgelesen (LIB-14).',
  },
  async play({ canvasElement }) {
    const map = await runningMap(canvasElement);
    const controls = within(canvasElement).getByRole('group', { name: /bedienen|controls/ });
    const announcer = canvasElement.querySelector('[data-portal-announcer="polite"]');
    for (const button of within(controls).getAllByRole('button')) {
      await expect(button).not.toHaveAccessibleDescription();
    }
    map.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      // Once more if the map got its size only now: then the new section is announced.
      await waitFor(
        () => expect(announcer).toHaveTextContent(/(Karte verschoben|Map moved): .+(östlich|east)/),
        { timeout: 2500 },
      );
    }, WAIT);
    await userEvent.click(within(controls).getByRole('button', { name: /Vergrößern|Zoom in/ }));
    await waitFor(
      () => expect(announcer).toHaveTextContent(/(Kartenausschnitt|Map section): .+ (mal|by) /),
      WAIT,
    );
    const zoomIn = within(controls).getByRole('button', { name: /Vergrößern|Zoom in/ });
    // The most detailed level is reached.
    for (let level = 0; level < 15; level += 1) await userEvent.click(zoomIn);
    await waitFor(async () => {
      await userEvent.click(zoomIn);
      // Announced after a pause, which is longer on a busy computer.
      await waitFor(() => expect(announcer).toHaveTextContent(/Weiter geht es nicht|no further/), {
        timeout: 2500,
      });
    }, LONG_WAIT);
  },
};

/** A button unfolds four arrows, and each moves the map in its direction: nobody needs to drag. */
export const ArrowsMoveTheMap: Story = {
  parameters: {
    german:
      'Eine Schaltfläche klappt vier Pfeile auf, und jeder verschiebt die Karte in seine Richtung. Niemand muss ziehen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await runningMap(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), WAIT);
    const arrows = () =>
      canvas.queryAllByRole('button', { name: /^(Nach .+ verschieben|Move .+)$/ });
    const unfold = canvas.getByRole('button', { name: /^(Karte verschieben|Move the map)$/ });
    await expect(arrows().filter((button) => button !== unfold)).toHaveLength(0);
    await userEvent.click(unfold);
    await expect(arrows().filter((button) => button !== unfold)).toHaveLength(4);
    const announcer = canvasElement.querySelector('[data-portal-announcer="polite"]');
    for (const [to, moved] of [
      [/^(Nach Norden|Move north)/, /: [\d,.]+ k?m (nördlich|north)\.$/],
      [/^(Nach Westen|Move west)/, /: [\d,.]+ k?m (westlich|west)\.$/],
      [/^(Nach Süden|Move south)/, /: [\d,.]+ k?m (südlich|south)\.$/],
      [/^(Nach Osten|Move east)/, /: [\d,.]+ k?m (östlich|east)\.$/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: to }));
      await waitFor(() => expect(announcer?.textContent.trim()).toMatch(moved), WAIT);
    }
  },
};

/** Metres of one press. */
const STEP_M = 5;

const kept: { map: MapPlaces | null } = { map: null };

/** Keeps the map, to ask where a place is in it. */
function keepMap(map: MapPlaces): null {
  kept.map = map;
  return null;
}

const pixelOf = (x: number, y: number) => kept.map?.pixelOf([x, y]) ?? [Number.NaN];

/** Distance of a pixel from the middle, as a share of the size. */
const fromMiddle = (pixel: number, size: number): number => Math.abs(pixel / size - 0.5);

function PageMovedEast(props: MapPreviewProps): ReactElement {
  const [dx, setEast] = useState(0);
  return (
    <>
      <MapPreview
        {...props}
        pageRectangle={shiftRing(samplePage, { dx, dy: 0 })}
        overlay={keepMap}
      />
      <Button onClick={() => setEast(dx + STEP_M)}>Nach Osten</Button>
    </>
  );
}

/** The view follows a page that was moved only if parcel and page, with 5 % more on each side, leave its inner 75 %. */
export const FollowsThePage: Story = {
  parameters: {
    german:
      'Der Ausschnitt folgt einem verschobenen Blatt nur, wenn Flurstück und Blatt mit 5 % Rand seine inneren 75 % verlassen.',
  },
  render: (args) => <PageMovedEast {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const { clientWidth, clientHeight } = await runningMap(canvasElement);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), WAIT);
    const press = canvas.getByRole('button', { name: 'Nach Osten' });
    const followed: boolean[] = [];
    for (let presses = 1; presses <= 40; presses += 1) {
      const page = shiftRing(samplePage, { dx: presses * STEP_M, dy: 0 });
      const box = extentOf([page, ...ringsOf(sampleParcel)]) ?? [0, 0, 0, 0];
      const [west, south, east, north] = withMargin(box, 0.05);
      const corners = [pixelOf(west, north), pixelOf(east, south)];
      const isOutside = corners.some(
        ([x = 0, y = 0]) =>
          Math.max(fromMiddle(x, clientWidth), fromMiddle(y, clientHeight)) > 0.375,
      );
      const place = () => pixelOf(west, north).join(' ');
      const before = place();
      press.click();
      if (isOutside) await waitFor(() => expect(place()).not.toBe(before), WAIT);
      // Until the view rests.
      for (let last = '', frames = 0; frames < 3; frames = place() === last ? frames + 1 : 0) {
        last = place();
        await new Promise(requestAnimationFrame);
      }
      await expect([presses, place() !== before]).toEqual([presses, isOutside]);
      followed.push(isOutside);
    }
    await expect(new Set(followed).size).toBe(2);
  },
};

const A4 = { width: 210, height: 297, field: { left: 10, top: 10, width: 190, height: 237 } };

function pointer(element: Element, type: string, x: number, y: number): void {
  const place = { clientX: x, clientY: y, button: 0, pointerId: 1, isPrimary: true };
  const options = { ...place, buttons: type === 'pointerup' ? 0 : 1, bubbles: true };
  element.dispatchEvent(new PointerEvent(type, { ...options, pointerType: 'mouse' }));
}

/** The frame of a sheet has a round handle in the middle of its upper line, and is dragged at it (LOOK-2). */
export const SheetHandle: Story = {
  parameters: {
    german:
      'Der Rahmen eines Blattes hat in der Mitte seiner oberen Linie einen runden Griff, an dem man ihn zieht (LOOK-2).',
  },
  args: { sheet: A4, onPrintAreaMove: fn() },
  async play({ args, canvasElement }) {
    const map = await runningMap(canvasElement);
    const viewport = map.querySelector('.ol-viewport') ?? map;
    const handle = await waitFor(() => {
      const shown = canvasElement.querySelector('svg + span');
      if (!shown || shown.getBoundingClientRect().y === 0) throw new Error('No handle yet');
      return shown;
    }, WAIT);
    const { left, top, width, height } = handle.getBoundingClientRect();
    await expect(Math.round(width)).toBe(44);
    // Near its upper end, where the line itself is too far away.
    const [x, y] = [left + width / 2, top + height / 2 - 18];
    await waitFor(() => {
      pointer(viewport, 'pointerdown', x, y);
      for (const step of [10, 20, 40]) pointer(document.body, 'pointermove', x + step, y - step);
      pointer(viewport, 'pointerup', x + 40, y - 40);
      return expect(args.onPrintAreaMove).toHaveBeenCalled();
    }, WAIT);
  },
};
