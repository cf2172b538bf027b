import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/index.ts';
import { StatePage } from './index.ts';

const meta = {
  title: 'Feedback/StatePage',
  component: StatePage,
  args: {
    tone: 'success',
    heading: 'Ihr Auszug ist fertig',
    children: <p>Sie können ihn 21 Tage lang herunterladen.</p>,
    actions: (
      <Button asChild variant="primary">
        <a href="#/datei">Auszug herunterladen</a>
      </Button>
    ),
  },
} satisfies Meta<typeof StatePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};

/** Another party must act first. */
export const Waiting: Story = {
  args: {
    tone: 'waiting',
    heading: 'Vielen Dank für Ihren Auftrag',
    children: (
      <p>
        Das Katasteramt prüft Ihr berechtigtes Interesse. Das dauert in der Regel 2 bis 4 Werktage.
      </p>
    ),
    actions: undefined,
  },
};

export const Warning: Story = {
  args: { tone: 'warning', heading: 'Noch nicht bezahlt', children: <p>Bitte bezahlen Sie.</p> },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    heading: 'Der Auszug konnte nicht erstellt werden',
    children: <p>Wir kümmern uns darum. Sie bekommen eine Nachricht, Sie müssen nichts tun.</p>,
    actions: undefined,
  },
};

export const Info: Story = {
  args: { tone: 'info', heading: 'Ihre Papierausdrucke sind unterwegs', actions: undefined },
};
