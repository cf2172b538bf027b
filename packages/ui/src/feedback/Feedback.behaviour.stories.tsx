import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Feedback } from './index.ts';
import type { FeedbackProps } from './index.ts';

/** Fails once, then sends. */
function FailsOnce({ onSend, ...props }: FeedbackProps) {
  const [attempts, setAttempts] = useState(0);
  const status = (['open', 'failed', 'sent'] as const)[Math.min(attempts, 2)];
  return (
    <Feedback
      {...props}
      status={status}
      onSend={(answer) => {
        onSend(answer);
        setAttempts(attempts + 1);
      }}
    />
  );
}

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/Feedback/Behaviour',
  component: Feedback,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Wie einfach war das?',
    items: [
      { value: 'easy', label: 'Einfach' },
      { value: 'difficult', label: 'Schwierig' },
    ],
    onSend: fn(),
    maxLength: 20,
  },
  render: (args) => <FailsOnce {...args} />,
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing or too long is said, and gets the focus; nothing is sent. */
export const Checked: Story = {
  parameters: {
    german: 'Was fehlt oder zu lang ist, wird gesagt und erhält den Fokus. Nichts wird gesendet.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const send = canvas.getByRole('button', { name: 'Meinung senden' });
    const easy = canvas.getByRole('radio', { name: 'Einfach' });
    await expect(easy).not.toBeChecked();
    await userEvent.click(send);
    await expect(easy).toHaveFocus();
    await expect(canvas.getByText('Bitte wählen Sie eine der Antworten.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(easy).toBeChecked();
    const field = canvas.getByRole('textbox', { name: /besser machen/ });
    await userEvent.type(field, 'Ein Satz, der länger ist als erlaubt');
    await userEvent.click(send);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/auf 20 Zeichen/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** At first no answer is chosen; one is sent without a text. */
export const WithoutAText: Story = {
  parameters: { german: 'Zuerst ist keine Antwort gewählt. Sie lässt sich ohne Text senden.' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const answers = canvas.getAllByRole('radio');
    await expect(answers).toHaveLength(2);
    for (const answer of answers) await expect(answer).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Einfach' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Meinung senden' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith({ value: 'easy', comment: '' });
  },
};

/** After a failure everything is still there; sending again succeeds, and the thanks have the focus. */
export const SentAgain: Story = {
  parameters: {
    german:
      'Nach einem Fehler ist alles noch da. Das zweite Senden gelingt, und der Dank erhält den Fokus.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Schwierig' }));
    const field = canvas.getByRole('textbox', { name: /besser machen/ });
    await userEvent.type(field, ' Die Suche ');
    await userEvent.click(canvas.getByRole('button', { name: 'Meinung senden' }));
    const answer = { value: 'difficult', comment: 'Die Suche' };
    await expect(args.onSend).toHaveBeenLastCalledWith(answer);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Ihre Meinung wurde nicht gesendet.',
    );
    await expect(canvas.getByRole('radio', { name: 'Schwierig' })).toBeChecked();
    await expect(field).toHaveValue(' Die Suche ');
    await userEvent.clear(field);
    await userEvent.type(field, 'Die Karte');
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal senden' }));
    await expect(args.onSend).toHaveBeenLastCalledWith({ ...answer, comment: 'Die Karte' });
    const thanks = await canvas.findByText('Vielen Dank für Ihre Meinung.');
    await waitFor(() => expect(thanks).toHaveFocus());
  },
};

/** The thanks do not take the focus of somebody who has answered before. */
export const AnsweredBefore: Story = {
  parameters: { german: 'Wer schon geantwortet hat, behält seinen Fokus.' },
  render: (args) => (
    <>
      <a href="#seite">Seite</a>
      <Feedback {...args} status="sent" />
    </>
  ),
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link', { name: 'Seite' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
  },
};
