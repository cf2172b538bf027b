import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { InlineMessage } from './index.ts';

const meta = {
  title: 'Feedback/InlineMessage',
  component: InlineMessage,
  args: { children: 'Die Lieferung dauert in der Regel wenige Minuten.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Ihr Auszug ist fertig.' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    heading: 'Ein Auszug wird vorher geprüft.',
    children:
      'Weil er Angaben zu Eigentümern enthält, prüft das Katasteramt Ihr berechtigtes Interesse. Das dauert in der Regel 2 bis 4 Werktage.',
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    children: 'Die Suche hat nicht geklappt. Ihre Eingaben sind noch da.',
    actions: (
      <Button size="small" icon="retry">
        Noch einmal suchen
      </Button>
    ),
  },
};
