import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Heading, Prose, Text } from './index.ts';

const meta = {
  title: 'Foundations/Typography',
  component: Heading,
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The size follows the level, unless `size` is set. */
export const Headings: Story = {
  parameters: {
    german: 'Die Größe folgt der Ebene der Überschrift, wenn `size` nichts anderes sagt.',
  },
  render: () => (
    <Stack>
      <Heading headingLevel={2} size="large">
        Liegenschaftskataster
      </Heading>
      <Heading headingLevel={3} size="medium">
        Flurstücks- und Eigentumsnachweis
      </Heading>
      <Heading headingLevel={4}>Grundstücksnachweis</Heading>
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const sizes = [2, 3, 4].map((level) =>
      Number.parseFloat(getComputedStyle(canvas.getByRole('heading', { level })).fontSize),
    );
    await expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    await expect(new Set(sizes).size).toBe(3);
  },
};

/** Introduction, paragraph and note. */
export const Paragraphs: Story = {
  render: () => (
    <Stack gap="small">
      <Text size="large" variant="soft">
        Amtliche Auszüge für jedes Flurstück des Landes.
      </Text>
      <Text>Die Liegenschaftskarte zeigt Flurstücke, Gebäude und Straßen.</Text>
      <Text size="small" variant="soft">
        Stand der Daten: 22. November 2026
      </Text>
    </Stack>
  ),
};

/** Plain HTML elements. */
export const RunningText: Story = {
  parameters: { german: 'Einfache HTML-Elemente.' },
  render: () => (
    <Prose>
      <h2>Barrierefreiheit</h2>
      <p>Dieses Portal soll für alle Menschen benutzbar sein.</p>
      <h3>Was noch fehlt</h3>
      <ul>
        <li>Die Karte hat keine Beschreibung in Leichter Sprache.</li>
        <li>Ältere Auszüge sind keine barrierefreien Dokumente.</li>
      </ul>
      <p>Schreiben Sie uns, wenn Sie auf ein Hindernis stoßen.</p>
    </Prose>
  ),
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list');
    await expect(getComputedStyle(list).listStyleType).toBe('disc');
  },
};
