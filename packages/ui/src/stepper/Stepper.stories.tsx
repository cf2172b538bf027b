import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './index.ts';
import type { Step } from './index.ts';

const steps: readonly Step[] = [
  { id: 'login', label: 'Anmeldung', status: 'done', href: '#/anmeldung' },
  { id: 'configuration', label: 'Konfiguration', status: 'current', subStep: 'Flurstück wählen' },
  { id: 'summary', label: 'Bestellübersicht', status: 'upcoming' },
  { id: 'payment', label: 'Bezahlung', status: 'upcoming' },
  { id: 'provisioning', label: 'Bereitstellung', status: 'upcoming' },
];

const meta = {
  title: 'Order/Stepper',
  component: Stepper,
  args: { steps },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the middle of the configuration. */
export const Configuration: Story = {};

/** At the start: one may not go ahead without logging in. */
export const Blocked: Story = {
  args: {
    steps: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 0 ? 'current' : 'blocked',
    })),
  },
};

/** At the end, with all other steps done. */
export const LastStep: Story = {
  args: {
    steps: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 4 ? 'current' : 'done',
    })),
  },
};

/** Something in a step that was done has to be looked at again. */
export const Attention: Story = {
  args: {
    texts: { label: 'Bestellung mit einem Schritt, der Aufmerksamkeit braucht' },
    steps: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 1 ? 'attention' : index === 2 ? 'current' : index < 2 ? 'done' : 'upcoming',
      href: index < 4 ? `#/${step.id}` : undefined,
    })),
  },
};

/** Below each other, beside a form; nobody knows yet how many steps there will be. */
export const Vertical: Story = {
  args: {
    texts: { label: 'Bestellung untereinander' },
    orientation: 'vertical',
    headingLevel: 2,
    total: null,
    steps: steps.slice(0, 3),
  },
};

/** Little room: the steps fold to one line and a bar. */
export const Folded: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};
