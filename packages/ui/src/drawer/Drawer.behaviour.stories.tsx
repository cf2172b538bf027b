import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Drawer } from './index.ts';
import type { DrawerProps } from './index.ts';

function WithOpener(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      <Drawer {...props} open={open} onOpenChange={setOpen}>
        <p>Zeitraum</p>
      </Drawer>
    </>
  );
}

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Feedback/Drawer/Behaviour',
  component: Drawer,
  tags: ['!autodocs', 'behaviour'],
  args: { open: false, onOpenChange: () => undefined, heading: 'Filter' },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page behind a dialog keeps the place of its scroll bar, in px. */
const SCROLL_BAR = 17;

/** The place of a box in the window. */
const placeOf = (element: Element) => {
  const { left, right, top, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return {
    start: left <= 0,
    end: right >= clientWidth - SCROLL_BAR,
    top: top <= 0,
    whole: height >= clientHeight,
  };
};

/** It fills the end of the window, gets the focus, and returns it after Escape. */
export const AtTheEnd: Story = {
  parameters: {
    german:
      'Der Seitendialog füllt den Rand des Fensters, erhält den Fokus und gibt ihn nach Escape zurück.',
  },
  async play({ canvasElement }) {
    const opener = within(canvasElement).getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const drawer = within(document.body).getByRole('dialog', { name: 'Filter' });
    await expect(drawer).toHaveFocus();
    await expect(placeOf(drawer)).toEqual({ start: false, end: true, top: true, whole: true });
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** From right to left, the end of the line is on the left. */
export const FromRightToLeft: Story = {
  parameters: { german: 'Von rechts nach links liegt das Ende der Zeile links.' },
  args: { dir: 'rtl' },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Öffnen' }));
    const drawer = within(document.body).getByRole('dialog', { name: 'Filter' });
    await expect(placeOf(drawer)).toEqual({ start: true, end: false, top: true, whole: true });
  },
};
