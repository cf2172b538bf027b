import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './index.ts';
import type { StepperItem } from './index.ts';

const steps: readonly StepperItem[] = [
  { id: 'login', label: 'Anmeldung', status: 'done', href: '#/anmeldung' },
  { id: 'configuration', label: 'Konfiguration', status: 'current', subStep: 'Flurstück wählen' },
  { id: 'summary', label: 'Bestellübersicht', status: 'upcoming' },
  { id: 'payment', label: 'Bezahlung', status: 'upcoming' },
  { id: 'provisioning', label: 'Bereitstellung', status: 'upcoming' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { items: steps },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The second of five steps is current. */
export const Configuration: Story = {};

/** The first step is current; the others are blocked until login. */
export const Blocked: Story = {
  args: {
    items: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 0 ? 'current' : 'blocked',
    })),
  },
};

/** The last step is current; all others are done. */
export const LastStep: Story = {
  args: {
    items: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 4 ? 'current' : 'done',
    })),
  },
};

/** A step that was done needs attention. */
export const Attention: Story = {
  args: {
    texts: { label: 'Bestellung mit einem Schritt, der Aufmerksamkeit braucht' },
    items: steps.map((step, index) => ({
      ...step,
      subStep: undefined,
      status: index === 1 ? 'attention' : index === 2 ? 'current' : index < 2 ? 'done' : 'upcoming',
      href: index < 4 ? `#/${step.id}` : undefined,
    })),
  },
};

/** A vertical list; the total number of steps is unknown. */
export const Vertical: Story = {
  args: {
    texts: { label: 'Bestellung untereinander' },
    orientation: 'vertical',
    headingLevel: 2,
    stepCount: null,
    items: steps.slice(0, 3),
  },
};

/** In a narrow container the steps are collapsed to one line and a progress bar. */
export const Collapsed: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
};
