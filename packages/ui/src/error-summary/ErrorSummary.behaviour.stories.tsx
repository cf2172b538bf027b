import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ErrorSummary } from './index.ts';
import type { ErrorSummaryProps } from './index.ts';

function Form(props: ErrorSummaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ErrorSummary {...props} items={attempt > 0 ? props.items : []} attempt={attempt} />
      <RadioGroup
        id="behaviour-scale"
        label="Maßstab"
        value={null}
        onValueChange={() => undefined}
        items={[{ value: '500', label: '1:500' }]}
      />
      <Button onClick={() => setAttempt(attempt + 1)}>Weiter</Button>
    </>
  );
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/ErrorSummary/Behaviour',
  component: ErrorSummary,
  tags: ['!autodocs', 'behaviour'],
  args: { items: [{ fieldId: 'behaviour-scale', message: 'Wählen Sie einen Maßstab.' }] },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The summary receives the focus after each failed attempt; its link focuses the control of the group. */
export const FocusAndLink: Story = {
  parameters: {
    german:
      'Die Fehlerübersicht erhält nach jedem gescheiterten Versuch den Fokus; ihr Link führt zum Bedienelement der Gruppe.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Weiter' });
    const hash = window.location.hash;
    for (const _ of ['first', 'second']) {
      await userEvent.click(next);
      const summary = canvas.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(summary).toHaveAccessibleDescription('Wählen Sie einen Maßstab.');
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Wählen Sie einen Maßstab.' }));
    await expect(canvas.getByRole('radio', { name: '1:500' })).toHaveFocus();
    await expect(window.location.hash).toBe(hash);
  },
};
