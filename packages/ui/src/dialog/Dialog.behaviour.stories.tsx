import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from './index.ts';
import type { DialogProps } from './index.ts';

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abbrechen</Button>
      <Dialog {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Foundations/Dialog/Behaviour',
  component: Dialog,
  tags: ['!autodocs'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    title: 'Wirklich abbrechen?',
    description: 'Der Warenkorb wird geleert.',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog receives the focus, Escape closes it, and the focus returns to the opener. */
export const FocusReturns: Story = {
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Abbrechen' });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog', {
      name: 'Wirklich abbrechen?',
    });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(dialog).toHaveAccessibleDescription('Der Warenkorb wird geleert.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
