import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stepper } from './index.ts';
import type { StepperProps } from './index.ts';

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

/** What may be begun, what must be looked at again and what is barred: each has its own word. */
export const EveryStateHasItsWord: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Anmeldung', status: 'attention', href: '#/a' },
      { id: 'b', label: 'Konfiguration', status: 'upcoming', href: '#/b' },
      { id: 'c', label: 'Bezahlung', status: 'upcoming' },
    ],
  },
  // Without a current step there is nothing to fold to, so all steps stay in sight.
  decorators: [(Story) => <div style={{ inlineSize: '17.5rem' }}>{Story()}</div>],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Anmeldung, bitte prüfen',
      'Konfiguration, kann begonnen werden',
      'Bezahlung, noch offen',
    ]);
    await expect(canvas.getByText(', bitte prüfen').getBoundingClientRect().width).toBeGreaterThan(
      9,
    );
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function OneStepOn(props: StepperProps): ReactElement {
  const [step, setStep] = useState(0);
  return (
    <>
      <Stepper
        {...props}
        steps={['Anmeldung', 'Konfiguration'].map((label, index) => ({
          id: label,
          label,
          status: index === step ? 'current' : index < step ? 'done' : 'upcoming',
        }))}
      />
      <button type="button" onClick={() => setStep(1)}>
        Weiter
      </button>
    </>
  );
}

/** With a heading the position can take the focus when the step changes, and only then. */
export const HeadingTakesTheFocus: Story = {
  args: { headingLevel: 2, focusOnChange: true, total: null },
  render: (args) => <OneStepOn {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('Schritt 1: Anmeldung');
    await expect(document.body).toHaveFocus();
    canvas.getByRole('button', { name: 'Weiter' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveTextContent('Schritt 2: Konfiguration');
  },
};
