import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { TeaserCard, TeaserGroup } from './index.ts';

const meta = {
  title: 'Navigation/TeaserCard',
  component: TeaserCard,
  args: {
    heading: 'Auszüge bestellen',
    children:
      'Liegenschaftskarte, Flurstücks- und Eigentumsnachweis: suchen, Format wählen, bezahlen, herunterladen.',
    action: (
      <Button asChild variant="primary">
        <a href="#/auszuege">Auszüge bestellen</a>
      </Button>
    ),
  },
} satisfies Meta<typeof TeaserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Emphasis: Story = { args: { emphasis: true } };

/** Two cards side by side. */
export const Group: Story = {
  args: { emphasis: true },
  render: (args) => (
    <TeaserGroup>
      <TeaserCard {...args} />
      <TeaserCard
        heading="Kartenviewer"
        action={
          <Button asChild variant="secondary">
            <a href="#/viewer">Kartenviewer öffnen</a>
          </Button>
        }
      >
        Flurstücke und Luftbilder ansehen. Kostenlos und ohne Anmeldung.
      </TeaserCard>
    </TeaserGroup>
  ),
};
