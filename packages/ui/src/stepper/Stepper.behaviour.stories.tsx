import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './index.ts';

const onSelect = fn();

const meta = {
  title: 'Order/Stepper/Behaviour',
  component: Stepper,
  tags: ['!autodocs'],
  args: {
    steps: [
      { id: 'login', label: 'Anmeldung', status: 'done', onSelect },
      { id: 'configuration', label: 'Konfiguration', status: 'current' },
      { id: 'summary', label: 'Bestellübersicht', status: 'blocked', href: '#/zu-frueh' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The state of every step is in its words; exactly one is the current step. */
export const StatesAreSpoken: Story = {
  async play({ canvasElement }) {
    const nav = within(canvasElement).getByRole('navigation', { name: /Fortschritt|progress/ });
    const items = within(nav).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Anmeldung, erledigt',
      'Konfiguration, aktueller Schritt',
      'Bestellübersicht, noch nicht möglich',
    ]);
    await expect(nav.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  },
};

/** A done step leads back by keyboard; a blocked one leads nowhere, whatever it was given. */
export const OnlyDoneStepsLeadBack: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^Anmeldung/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalled();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Folded, one line says where one is; pressing it lists all steps. */
export const FoldsAndUnfolds: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const folded = canvas.getByRole('button', { name: /Schritt 2 von 3: Konfiguration/ });
    await expect(canvas.queryByRole('list')).toBeNull();
    folded.focus();
    await userEvent.keyboard('{Enter}');
    await expect(folded).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('list')).toBeVisible();
  },
};
