import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Popover } from './index.ts';
import type { PopoverProps } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Feedback/Popover/Behaviour',
  component: Popover,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Ansprechstelle', onOpenChange: fn(), children: <a href="#amt">Katasteramt</a> },
  render: (args) => (
    <>
      <Popover {...args} />
      <p>Text der Seite</p>
      <Button>Danach</Button>
    </>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    button: canvas.getByRole('button', { name: 'Ansprechstelle' }),
    link: canvas.getByText('Katasteramt'),
    page: canvas.getByText('Text der Seite'),
  };
};

/** A press opens it; the content is next by Tab, and Escape returns the focus to the button. */
export const ByKeyboard: Story = {
  parameters: {
    german:
      'Ein Druck öffnet den Inhalt. Mit Tab folgt der Inhalt. Escape gibt den Fokus an die Schaltfläche zurück.',
  },
  async play({ canvasElement, args }) {
    const { button, link } = partsOf(canvasElement);
    await userEvent.hover(button);
    await expect(link).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(link).toBeVisible());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(
      within(canvasElement).getByRole('group', { name: 'Ansprechstelle' }),
    ).toContainElement(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(link).not.toBeVisible());
    await expect(button).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

/** It closes when the focus leaves it, and covers nothing that has the focus (WCAG 2.4.11). */
export const LeftByTab: Story = {
  parameters: { german: 'Verlässt der Fokus den Inhalt, so schließt er sich.' },
  async play({ canvasElement }) {
    const { button, link } = partsOf(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(link).toBeVisible());
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Danach' })).toHaveFocus();
    await waitFor(() => expect(link).not.toBeVisible());
  },
};

/** A press elsewhere closes it, one inside does not. */
export const PressedElsewhere: Story = {
  parameters: { german: 'Ein Druck daneben schließt den Inhalt, ein Druck darin nicht.' },
  async play({ canvasElement }) {
    const { button, link, page } = partsOf(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(link).toBeVisible());
    await fireEvent.pointerDown(link);
    await expect(link).toBeVisible();
    await fireEvent.pointerDown(page);
    await waitFor(() => expect(link).not.toBeVisible());
    await expect(button).toHaveFocus();
  },
};

/** Without CSS anchors, it lies below its button all the same, and follows it while the page scrolls. */
export const WithoutAnchors: Story = {
  parameters: { german: 'Auch ohne CSS-Anker liegt der Inhalt unter seiner Schaltfläche.' },
  render: (args) => (
    <div style={{ minBlockSize: '200vh', padding: '4rem' }}>
      <Popover {...args} />
    </div>
  ),
  async play({ canvasElement }) {
    const supports = spyOn(CSS, 'supports').mockReturnValue(false);
    try {
      const button = within(canvasElement).getByRole('button', { name: 'Ansprechstelle' });
      const content = within(canvasElement).getByText('Katasteramt').parentElement;
      if (!content) throw new Error('There is no content.');
      // As a browser does that does not know the property.
      content.style.setProperty('position-area', 'none');
      await userEvent.click(button);
      const isBelow = async (): Promise<void> => {
        const [above, below] = [button.getBoundingClientRect(), content.getBoundingClientRect()];
        await expect(Math.round(below.top - above.bottom)).toBe(4);
        await expect(Math.round(below.left)).toBe(Math.round(above.left));
      };
      await waitFor(isBelow);
      window.scrollBy(0, 20);
      await waitFor(isBelow);
    } finally {
      supports.mockRestore();
      window.scrollTo(0, 0);
    }
  },
};

function Controlled(props: PopoverProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover {...props} open={open} onOpenChange={setOpen}>
      <Button onClick={() => setOpen(false)}>Übernehmen</Button>
    </Popover>
  );
}

/** A page closes it itself; in a dialog, Escape closes the popover first. */
export const InADialog: Story = {
  parameters: {
    german:
      'Eine Seite kann den Inhalt selbst schließen. In einem Dialog schließt Escape zuerst den Inhalt.',
  },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} heading="Zone wählen">
      <Controlled {...args} />
    </Dialog>
  ),
  async play() {
    const dialog = within(document.body).getByRole('dialog');
    const button = within(dialog).getByRole('button', { name: 'Ansprechstelle' });
    const apply = within(dialog).getByText('Übernehmen');
    await userEvent.click(button);
    await waitFor(() => expect(apply).toBeVisible());
    await userEvent.click(apply);
    await waitFor(() => expect(apply).not.toBeVisible());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(apply).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(apply).not.toBeVisible());
    await expect(dialog).toBeVisible();
    await expect(button).toHaveFocus();
  },
};
