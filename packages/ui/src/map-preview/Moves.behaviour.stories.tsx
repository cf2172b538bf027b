import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';

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
