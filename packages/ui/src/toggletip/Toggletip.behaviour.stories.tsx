import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
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
