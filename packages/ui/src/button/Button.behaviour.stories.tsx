import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Button/Behaviour',
  component: Button,
  tags: ['!autodocs'],
  args: { children: 'Auftrag senden', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space activate the button. */
export const ActivatedByKeyboard: Story = {
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** While loading, the button keeps the focus, exposes the state and ignores clicks. */
export const LoadingIgnoresClicks: Story = {
  args: { loading: true },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', {
      name: 'Auftrag senden (Bitte warten)',
    });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};
