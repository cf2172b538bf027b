import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
