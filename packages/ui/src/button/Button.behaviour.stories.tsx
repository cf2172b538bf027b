import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { targetSize } from '../../docs/target-size.ts';
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

/** A disabled main button is in the tab order and described by its reason; it ignores clicks. */
export const FocusableWhenDisabled: Story = {
  args: {
    disabled: true,
    focusableWhenDisabled: true,
    'aria-describedby': 'reason',
  },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="reason">Bitte stimmen Sie zu.</p>
    </>
  ),
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Auftrag senden' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Bitte stimmen Sie zu.');
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
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

/** The focus ring is 3 px wide, in the colour whose contrast the test of the tokens checks. */
export const FocusRing: Story = {
  async play({ canvasElement }) {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button');
    const probe = document.createElement('span');
    probe.style.outline = `3px solid ${vars.color.focusRing}`;
    button.append(probe);
    const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(button);
    await expect(outlineColor).toBe(getComputedStyle(probe).outlineColor);
    await expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
    probe.remove();
  },
};

/** The target is at least 44 px wide and high. */
export const LargeTarget: Story = {
  args: { children: 'OK' },
  async play({ canvasElement }) {
    const { width, height } = targetSize(within(canvasElement).getByRole('button'));
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
