import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectionCard } from './index.ts';

const onChange = fn();

const meta = {
  title: 'Patterns/SelectionCard/Behaviour',
  component: SelectionCard,
  tags: ['!autodocs'],
  decorators: [(Story) => <div style={{ paddingInline: vars.space[4] }}>{Story()}</div>],
  args: {
    items: [{ id: 'product', label: 'Auszug', value: 'Liegenschaftskarte', onEdit: onChange }],
  },
} satisfies Meta<typeof SelectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The name of "ändern" says what it changes; a card that is a bar is expanded first and collapsed
 * by Escape.
 */
export const ChangesByKeyboard: Story = {
  parameters: {
    german:
      'Der Name von „ändern“ sagt, was geändert wird; eine Karte in Form einer Leiste wird zuerst aufgeklappt und mit Escape wieder eingeklappt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const aside = canvas.getByRole('complementary', { name: /Ihre Auswahl|Your selection/ });
    const bar = within(aside).queryByRole('button', { expanded: false });
    if (bar) {
      bar.focus();
      await userEvent.keyboard('{Enter}');
      await expect(bar).toHaveAttribute('aria-expanded', 'true');
    }
    within(aside)
      .getByRole('button', { name: /Auszug ändern|Change Auszug/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    if (bar) {
      bar.focus();
      await userEvent.keyboard('{Escape}');
      await expect(bar).toHaveAttribute('aria-expanded', 'false');
    }
  },
};

/** The bar of a narrow window scrolls with the page: only beside the step, in a wide window, the card is sticky. */
export const CoversNothing: Story = {
  parameters: {
    german:
      'Die Leiste in einem schmalen Fenster läuft mit der Seite mit; nur neben dem Schritt, in einem breiten Fenster, bleibt die Karte stehen.',
  },
  async play({ canvasElement }) {
    const aside = within(canvasElement).getByRole('complementary');
    const isWide = window.matchMedia('(min-width: 60em)').matches;
    for (const element of [aside, ...aside.querySelectorAll('*')]) {
      const { position } = getComputedStyle(element);
      await expect(position).not.toBe('fixed');
      if (!isWide) await expect(position).not.toBe('sticky');
    }
  },
};
