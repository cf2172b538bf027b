import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { useAnnounce } from '../provider/index.ts';
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

/** Interaction tests of UI-9. */
const meta = {
  title: 'Feedback/Dialog/Behaviour',
  component: Dialog,
  tags: ['!autodocs', 'behaviour'],
  args: {
    open: false,
    onOpenChange: () => undefined,
    heading: 'Wirklich abbrechen?',
    description: 'Der Warenkorb wird geleert.',
  },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog receives the focus, Escape closes it, and the focus returns to the opener. */
export const FocusReturns: Story = {
  parameters: {
    german:
      'Der Dialog erhält den Fokus, Escape schließt ihn, und der Fokus kehrt zum auslösenden Schalter zurück.',
  },
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
    await expect(dialog).not.toHaveAttribute('open');
    await expect(getComputedStyle(dialog).display).toBe('none');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

function Announcing() {
  const announce = useAnnounce();
  return <Button onClick={() => announce('Die Frist wurde verlängert.')}>Verlängern</Button>;
}

/** The dialog itself receives the focus, so that its question and consequence are announced. */
export const DialogHasFocus: Story = {
  parameters: {
    german: 'Der Dialog selbst erhält den Fokus, damit seine Frage und die Folge angesagt werden.',
  },
  args: { actions: <Button>Weiter bestellen</Button> },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abbrechen' }));
    const dialog = await within(document.body).findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Schließen' })).toHaveFocus();
  },
};

/** Announcements of an open dialog are made inside it: live regions outside are inert. */
export const AnnouncesInside: Story = {
  parameters: {
    german:
      'Ansagen eines offenen Dialogs stehen im Dialog, denn Live-Regionen außerhalb sind inaktiv.',
  },
  args: { children: <Announcing /> },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abbrechen' }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Verlängern' }));
    await waitFor(() => expect(dialog).toHaveTextContent('Die Frist wurde verlängert.'));
  },
};

/** A click on the backdrop closes the dialog; a press that starts inside does not. */
export const ClosedByBackdrop: Story = {
  parameters: {
    german:
      'Ein Klick auf den Hintergrund schließt den Dialog; wurde die Taste innerhalb gedrückt, bleibt er offen.',
  },
  async play({ canvasElement }) {
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abbrechen' }));
    const dialog = await body.findByRole('dialog');
    const inside = dialog.getBoundingClientRect();
    const atBackdrop = { clientX: 1, clientY: 1 };
    await userEvent.pointer([
      {
        keys: '[MouseLeft>]',
        target: dialog,
        coords: { clientX: inside.x + 5, clientY: inside.y + 5 },
      },
      { keys: '[/MouseLeft]', target: dialog, coords: atBackdrop },
    ]);
    await expect(dialog).toBeVisible();
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: atBackdrop });
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** With `closedBy="closerequest"` a click on the backdrop leaves what was typed; Escape closes the dialog (LIB-19). */
export const KeptByBackdrop: Story = {
  args: { closedBy: 'closerequest' },
  parameters: {
    german:
      'Mit `closedBy="closerequest"` lässt ein Klick auf den Hintergrund die Eingaben stehen; Escape schließt den Dialog.',
  },
  async play({ canvasElement }) {
    const body = within(document.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Abbrechen' }));
    const dialog = await body.findByRole('dialog');
    const coords = { clientX: 1, clientY: 1 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords });
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};
