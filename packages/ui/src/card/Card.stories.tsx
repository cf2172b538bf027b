import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/index.ts';
import { Link } from '../link/index.ts';
import { Grid } from '../stack/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: {
    heading: 'Bauantrag 2026-118',
    badge: <Badge tone="info">In Bearbeitung</Badge>,
    children: <p>Eingegangen am 12. Februar 2026.</p>,
    actions: <Link href="#118">Bauantrag 2026-118 ansehen</Link>,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A card with everything. */
export const Whole: Story = {};

/** Heading and content only. */
export const Plain: Story = { args: { badge: undefined, actions: undefined } };

/** Cards of one height; their actions are in line. */
export const SideBySide: Story = {
  render: (args) => (
    <Grid>
      <Card {...args} />
      <Card {...args} heading="Voranfrage 2026-97" badge={undefined}>
        <p>Eingegangen am 3. Februar 2026.</p>
        <p>Es fehlt noch ein Lageplan. Sie können ihn bis zum 1. März nachreichen.</p>
      </Card>
    </Grid>
  ),
};

/** Long words wrap. */
export const LongWords: Story = {
  args: { heading: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
};
