import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProgressBar } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Feedback/ProgressBar/Behaviour',
  component: ProgressBar,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Übertragung', value: 0.999 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The bar has a name and a value in words; it does not say 100 % before the end. */
export const NamedValue: Story = {
  parameters: {
    german:
      'Der Balken hat einen Namen und einen Wert in Worten. Vor dem Ende zeigt er nicht 100 %.',
  },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Übertragung' });
    await expect(bar).toHaveAttribute('aria-valuetext', '99\u00a0%');
    await expect(within(canvasElement).getByText(/^99\s%$/)).toBeVisible();
  },
};

/** Values outside of the range are shown as its ends; a value that is not known has no number. */
export const OutOfRange: Story = {
  parameters: {
    german:
      'Werte außerhalb des Bereichs zeigt der Balken als dessen Enden. Ein unbekannter Wert hat keine Zahl.',
  },
  render: () => (
    <>
      <ProgressBar label="Zu viel" value={12} max={10} />
      <ProgressBar label="Zu wenig" value={-1} />
      <ProgressBar label="Unbekannt" />
    </>
  ),
  async play({ canvasElement }) {
    const named = (name: string) =>
      within(canvasElement).getByRole<HTMLProgressElement>('progressbar', { name });
    await expect(named('Zu viel').value).toBe(1);
    await expect(named('Zu wenig').value).toBe(0);
    await expect(named('Unbekannt')).not.toHaveAttribute('value');
    await expect(named('Unbekannt')).not.toHaveAttribute('aria-valuetext');
  },
};

/** Without a value the bar has stripes, which do not move. */
export const StripesThatDoNotMove: Story = {
  parameters: { german: 'Ohne Wert hat der Balken Streifen, die sich nicht bewegen.' },
  args: { value: undefined },
  async play({ canvasElement }) {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(getComputedStyle(bar).backgroundImage).toMatch(/^repeating-linear-gradient/);
    // Browsers animate a bar without value that has their own appearance.
    await expect(getComputedStyle(bar).appearance).toBe('none');
    await expect(bar.getAnimations({ subtree: true })).toEqual([]);
    const { animationName, transitionDuration } = getComputedStyle(bar);
    await expect([animationName, transitionDuration]).toEqual(['none', '0s']);
  },
};
