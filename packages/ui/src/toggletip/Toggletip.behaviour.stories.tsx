import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '../dialog/index.ts';
import { Toggletip } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Feedback/Toggletip/Behaviour',
  component: Toggletip,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Hilfe zu Zone', children: 'Ein Gebiet mit ähnlichen Werten.' },
} satisfies Meta<typeof Toggletip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press opens and announces the explanation; hovering does not; Escape closes it. */
export const ByPress: Story = {
  parameters: {
    german:
      'Ein Druck öffnet die Erklärung und sagt sie an. Darüberfahren öffnet sie nicht. Escape schließt sie.',
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Hilfe zu Zone' });
    const bubble = within(canvasElement).getByText('Ein Gebiet mit ähnlichen Werten.');
    await userEvent.hover(button);
    await expect(bubble).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bubble).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(button.nextElementSibling).toBe(bubble);
    const polite = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(polite).toHaveTextContent('Ein Gebiet mit ähnlichen Werten.'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(bubble).not.toBeVisible());
  },
};

/** In a dialog, Escape closes the explanation first. */
export const InADialog: Story = {
  parameters: { german: 'In einem Dialog schließt Escape zuerst die Erklärung.' },
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} heading="Zone wählen">
      <p>
        Zone <Toggletip {...args} />
      </p>
    </Dialog>
  ),
  async play() {
    const dialog = within(document.body).getByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hilfe zu Zone' }));
    const bubble = within(dialog).getByText('Ein Gebiet mit ähnlichen Werten.');
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeVisible());
    await expect(dialog).toBeVisible();
  },
};

/** It stays open while the pointer leaves it; Escape, a second press, a press elsewhere and the focus that leaves it close it. */
export const StaysOpen: Story = {
  parameters: {
    german:
      'Die Erklärung bleibt offen, wenn der Zeiger sie verlässt. Escape, ein zweiter Druck und ein Druck daneben schließen sie, ebenso der Fokus, der weitergeht.',
  },
  render: (args) => (
    <>
      <Toggletip {...args} />
      <p>Text der Seite</p>
      <button type="button">Danach</button>
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Hilfe zu Zone' });
    const bubble = canvas.getByText('Ein Gebiet mit ähnlichen Werten.');
    const page = canvas.getByText('Text der Seite');
    await userEvent.click(button);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.hover(bubble);
    await userEvent.unhover(bubble);
    await userEvent.hover(page);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await expect(bubble).toBeVisible();
    await fireEvent.pointerDown(page);
    await waitFor(() => expect(bubble).not.toBeVisible());
    const endings = [() => userEvent.keyboard('{Escape}'), () => userEvent.click(button)];
    for (const end of endings) {
      await userEvent.click(button);
      await waitFor(() => expect(bubble).toBeVisible());
      await end();
      await waitFor(() => expect(bubble).not.toBeVisible());
    }
    await userEvent.click(button);
    await waitFor(() => expect(bubble).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Danach' })).toHaveFocus();
    await waitFor(() => expect(bubble).not.toBeVisible());
  },
};

/** A finger opens it. */
export const ByTouch: Story = {
  parameters: { german: 'Ein Finger öffnet die Erklärung; Darüberfahren öffnet sie nicht.' },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Hilfe zu Zone' });
    const bubble = within(canvasElement).getByText('Ein Gebiet mit ähnlichen Werten.');
    await userEvent.hover(button);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await expect(bubble).not.toBeVisible();
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(bubble).toBeVisible());
  },
};
