import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Feedback } from './index.ts';
import type { FeedbackProps } from './index.ts';

/** Each attempt has the status of the story. */
function Attempted({ status, ...props }: FeedbackProps) {
  const [isTried, setTried] = useState(false);
  return <Feedback {...props} status={isTried ? status : 'open'} onSend={() => setTried(true)} />;
}

const meta = {
  title: 'Forms/Feedback',
  component: Feedback,
  args: {
    label: 'Wie einfach war dieser Antrag?',
    items: [
      { value: '3', label: 'Einfach' },
      { value: '2', label: 'Teils, teils' },
      { value: '1', label: 'Schwierig' },
    ],
    hint: 'Schreiben Sie bitte keine Namen.',
    description: 'Wir speichern Ihre Antwort ohne Ihren Namen.',
    onSend: () => undefined,
  },
} satisfies Meta<typeof Feedback>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No answer is chosen at first. */
export const Asked: Story = {};

/** The question alone. */
export const WithoutText: Story = { args: { withText: false } };

/** On its way. */
export const Sending: Story = { args: { status: 'sending' } };

/** Nothing that was entered is lost. */
export const Failed: Story = {
  args: { status: 'failed' },
  parameters: { german: 'Nichts, was eingegeben wurde, geht verloren.' },
  render: (args) => <Attempted {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Einfach' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Meinung senden' }));
  },
};

/** The thanks. */
export const Sent: Story = { args: { status: 'sent' } };
