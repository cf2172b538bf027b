import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from './index.ts';
import type { TextAreaProps } from './index.ts';

function Controlled(props: TextAreaProps) {
  const [value, setValue] = useState(props.value);
  return <TextArea {...props} value={value} onValueChange={setValue} />;
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/TextArea/Behaviour',
  component: TextArea,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Begründung', value: '', maxLength: 5 },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is announced once when typing pauses; text over the limit is not truncated. */
export const CountsAndAnnounces: Story = {
  parameters: {
    german:
      'Die Anzahl der Zeichen wird einmal angesagt, wenn das Tippen pausiert; zu langer Text wird nicht abgeschnitten.',
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.type(input, 'Kaufen');
    await expect(input).toHaveValue('Kaufen');
    const region = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region).toHaveTextContent('1 Zeichen zu viel'));
    await expect(region?.children).toHaveLength(1);
  },
};

/** Label and hint come before the control. */
export const LabelAndHintFirst: Story = {
  parameters: { german: 'Beschriftung und Hinweis stehen vor dem Bedienelement.' },
  args: { hint: 'Wofür brauchen Sie die Angaben?' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Begründung' });
    await expect(input).toHaveAccessibleDescription(/Wofür brauchen Sie die Angaben/);
    for (const text of ['Begründung', 'Wofür brauchen Sie die Angaben?']) {
      await expect(canvas.getByText(text).compareDocumentPosition(input)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
  },
};
