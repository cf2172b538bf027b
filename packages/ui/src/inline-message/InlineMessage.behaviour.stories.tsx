import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { InlineMessage } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Feedback/InlineMessage/Behaviour',
  component: InlineMessage,
  tags: ['!autodocs'],
  args: { tone: 'danger', role: 'alert', children: 'Die Suche hat nicht geklappt.' },
} satisfies Meta<typeof InlineMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tone is also given as text. */
export const ToneAsText: Story = {
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Fehler: Die Suche hat nicht geklappt.',
    );
  },
};

/** A page whose message disappears with its action, as a proposal does once it is followed. */
function WithProposal(): ReactElement {
  const [follows, setFollows] = useState(false);
  const [hasField, setHasField] = useState(true);
  return (
    <>
      {hasField && <Button>Maßstab</Button>}
      {!follows && (
        <InlineMessage
          tone="warning"
          actions={<Button onClick={() => setFollows(true)}>Vorschlag wählen</Button>}
        >
          Das Flurstück passt nicht auf das Blatt.
          <Button onClick={() => setHasField(false)}>Ohne Maßstab</Button>
        </InlineMessage>
      )}
    </>
  );
}

/** When the message disappears with the button that has the focus, the focus returns to where it came from. */
export const FocusAfterRemoval: Story = {
  render: () => <WithProposal />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Vorschlag wählen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Maßstab' })).toHaveFocus());
  },
};

/** When what had the focus before the message is gone as well, the focus moves to the heading of the page. */
export const FocusOnHeading: Story = {
  render: () => <WithProposal />,
  async play({ canvasElement }) {
    const heading = document.createElement('h2');
    heading.textContent = 'Format und Maßstab';
    canvasElement.querySelector('main')?.prepend(heading);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveFocus());
    heading.remove();
  },
};
