import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Menu } from './index.ts';

const copy = fn();
const cancel = fn();

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Navigation/Menu/Behaviour',
  component: Menu,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Aktionen',
    items: [
      { id: 'copy', label: 'Kopieren', onClick: copy },
      { id: 'receipt', label: 'Rechnung', href: '#rechnung', current: true },
      {
        id: 'cancel',
        label: 'Stornieren',
        disabled: true,
        reason: 'Schon erstellt.',
        onClick: cancel,
      },
      {
        id: 'more',
        heading: 'Speichern',
        items: [
          { id: 'table', label: 'Übersicht als Tabelle' },
          { id: 'plain', label: 'Übersicht als Text' },
        ],
      },
    ],
  },
  beforeEach: () => {
    copy.mockClear();
    cancel.mockClear();
  },
  render: (args) => (
    <>
      <Menu {...args} />
      <Button>Danach</Button>
    </>
  ),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const buttonIn = (canvasElement: HTMLElement): HTMLElement =>
  within(canvasElement).getByRole('button', { name: 'Aktionen' });

/** The item, which is in the page while the menu is closed, too. */
const itemIn = (canvasElement: HTMLElement, name: string): HTMLElement =>
  within(canvasElement).getByRole('menuitem', { name, hidden: true });

/** Arrows open the menu and go round in it; Home and End move to its ends; Escape returns the focus. */
export const ByArrows: Story = {
  parameters: {
    german:
      'Pfeiltasten öffnen das Menü und laufen darin im Kreis. Pos1 und Ende führen an den Rand. Escape gibt den Fokus zurück.',
  },
  async play({ canvasElement }) {
    const button = buttonIn(canvasElement);
    const item = (name: string) => itemIn(canvasElement, name);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Kopieren')).toHaveFocus());
    await expect(within(canvasElement).getByRole('menu', { name: 'Aktionen' })).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Übersicht als Text')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('Rechnung')).toHaveFocus();
    await expect(item('Rechnung')).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{End}');
    await expect(item('Übersicht als Text')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Kopieren')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(item('Kopieren')).not.toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Übersicht als Text')).toHaveFocus());
  },
};

/** Letters move to the next item that begins with them, whatever their case and accents. */
export const ByLetters: Story = {
  parameters: {
    german:
      'Buchstaben führen zum nächsten Eintrag, der so beginnt. Groß und klein und Umlautpunkte sind gleich.',
  },
  async play({ canvasElement }) {
    const item = (name: string) => itemIn(canvasElement, name);
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(item('Kopieren')).toHaveFocus());
    await userEvent.keyboard('s');
    await expect(item('Stornieren')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard('ubersicht als te');
    await expect(item('Übersicht als Text')).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await userEvent.keyboard('u');
    await expect(item('Übersicht als Tabelle')).toHaveFocus();
  },
};

/** An action is called once the button has the focus again; a disabled one is not, and says why. */
export const Activated: Story = {
  parameters: {
    german:
      'Eine Aktion schließt das Menü und gibt den Fokus zurück. Eine gesperrte tut nichts und nennt den Grund.',
  },
  async play({ canvasElement }) {
    const button = buttonIn(canvasElement);
    const item = (name: string) => itemIn(canvasElement, name);
    await userEvent.click(button);
    await waitFor(() => expect(item('Kopieren')).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
    await expect(item('Stornieren')).toHaveFocus();
    await expect(item('Stornieren')).toHaveAccessibleDescription('Schon erstellt.');
    await userEvent.keyboard('{Enter}');
    await expect(cancel).not.toHaveBeenCalled();
    await expect(item('Stornieren')).toHaveFocus();
    copy.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(copy).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(item('Kopieren')).not.toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(item('Kopieren')).toHaveFocus());
    await userEvent.click(item('Kopieren'));
    await expect(copy).toHaveBeenCalledTimes(2);
    await expect(button).toHaveFocus();
  },
};

/** The space key follows a link, too. */
export const LinkBySpace: Story = {
  parameters: { german: 'Auch die Leertaste folgt einem Link.' },
  async play({ canvasElement }) {
    const followed = fn();
    const link = itemIn(canvasElement, 'Rechnung');
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed();
    });
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(itemIn(canvasElement, 'Kopieren')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown} ');
    await expect(followed).toHaveBeenCalledTimes(1);
    await expect(buttonIn(canvasElement)).toHaveFocus();
  },
};

/** A blank right after a letter activates, as no label continues with it. */
export const SpaceAfterLetter: Story = {
  parameters: {
    german: 'Gleich nach einem Buchstaben wählt die Leertaste, wenn kein Eintrag so weitergeht.',
  },
  async play({ canvasElement }) {
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(itemIn(canvasElement, 'Kopieren')).toHaveFocus());
    await userEvent.keyboard('{End}k ');
    await expect(copy).toHaveBeenCalledTimes(1);
    await expect(buttonIn(canvasElement)).toHaveFocus();
  },
};

/** It closes when the focus moves on by Tab, and by a press elsewhere. */
export const Left: Story = {
  parameters: { german: 'Tab und ein Druck daneben schließen das Menü.' },
  async play({ canvasElement }) {
    const next = within(canvasElement).getByRole('button', { name: 'Danach' });
    const first = itemIn(canvasElement, 'Kopieren');
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await waitFor(() => expect(first).not.toBeVisible());
    await userEvent.click(buttonIn(canvasElement));
    await waitFor(() => expect(first).toHaveFocus());
    await fireEvent.pointerDown(next);
    await waitFor(() => expect(first).not.toBeVisible());
    await expect(buttonIn(canvasElement)).toHaveFocus();
  },
};

function WithQuestion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="Aktionen"
        items={[{ id: 'delete', label: 'Löschen', onClick: () => setOpen(true) }]}
      />
      <Dialog open={open} onOpenChange={setOpen} heading="Wirklich löschen?" />
    </>
  );
}

/** The focus returns to the button from a dialog that an action has opened. */
export const OpensADialog: Story = {
  parameters: { german: 'Ein Dialog, den eine Aktion öffnet, gibt den Fokus an die Schaltfläche.' },
  render: () => <WithQuestion />,
  async play({ canvasElement }) {
    await userEvent.click(buttonIn(canvasElement));
    const item = itemIn(canvasElement, 'Löschen');
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog', { name: 'Wirklich löschen?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(buttonIn(canvasElement)).toHaveFocus());
  },
};
