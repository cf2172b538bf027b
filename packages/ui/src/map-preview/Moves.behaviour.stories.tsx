import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';

/** Announcements of moves of the map. */
const meta = {
  title: 'Map/MapPreview/Moves/Behaviour',
  component: MapPreview,
  tags: ['!autodocs'],
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
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(
      () => expect(announcer).toHaveTextContent(/(Karte verschoben|Map moved): .+(östlich|east)/),
      WAIT,
    );
    await userEvent.click(within(controls).getByRole('button', { name: /Vergrößern|Zoom in/ }));
    await waitFor(
      () => expect(announcer).toHaveTextContent(/(Kartenausschnitt|Map section): .+ (mal|by) /),
      WAIT,
    );
    // The most detailed level is reached.
    await userEvent.keyboard('{+>15/}');
    const zoomIn = within(controls).getByRole('button', { name: /Vergrößern|Zoom in/ });
    await waitFor(async () => {
      await userEvent.click(zoomIn);
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await expect(announcer).toHaveTextContent(/Weiter geht es nicht|no further/);
    }, LONG_WAIT);
  },
};
