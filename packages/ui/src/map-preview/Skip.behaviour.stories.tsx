import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { sampleMap } from './fixtures.ts';
import { MapPreview } from './index.ts';

/** Past the map by keyboard. */
const meta = {
  title: 'Map/MapPreview/Skip/Behaviour',
  component: MapPreview,
  tags: ['!autodocs', 'behaviour'],
  args: sampleMap,
} satisfies Meta<typeof MapPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button skips the map and its buttons (WCAG 2.4.1). */
export const Skip: Story = {
  parameters: {
    german:
      'Eine Schaltfläche, die nur mit Fokus zu sehen ist, überspringt Karte und Schaltflächen.',
  },
  render: (args) => (
    <>
      <MapPreview {...args} />
      <Button>Danach</Button>
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = canvas.getByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    const skip = canvas.getByRole('button', { name: /^(Karte überspringen|Skip the map)$/ });
    await expect(skip.offsetWidth).toBe(1);
    await userEvent.tab();
    await expect(skip).toHaveFocus();
    await expect(skip.offsetWidth).toBeGreaterThan(100);
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveTextContent(/^(Ende der Karte|End of the map)$/);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
  },
};

/** Nothing covers the focus ring of the map: its texts are beside it (WCAG 2.4.11). */
export const WholeRing: Story = {
  parameters: { german: 'Nichts verdeckt den Fokusring der Karte: Ihre Texte stehen daneben.' },
  args: { attribution: 'Erfundene Grundstücke' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const map = canvas.getByRole('img', { name: /^(Karte|Map)$/ });
    await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), { timeout: 10_000 });
    const text = canvas.getByText('Erfundene Grundstücke');
    const fromEdge = (): number =>
      map.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
    await expect(fromEdge()).toBe(0);
    await userEvent.tab();
    await userEvent.tab();
    await expect(map).toHaveFocus();
    await expect(fromEdge()).toBe(7);
  },
};
