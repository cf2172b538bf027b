import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog } from './index.ts';
import type { DialogProps } from './index.ts';

function WithOpener(props: DialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Auftrag abbrechen</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>Auftrag behalten</Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Auftrag verwerfen
            </Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    heading: 'Auftrag wirklich abbrechen?',
    description: 'Alle Auszüge im Warenkorb werden verworfen. Bezahlt haben Sie noch nichts.',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  // A modal dialog of a page would cover the documentation.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
};
export const Closed: Story = { args: { open: false } };
