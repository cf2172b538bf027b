import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectionCard } from './index.ts';

const onChange = fn();

const meta = {
  title: 'Patterns/SelectionCard/Behaviour',
  component: SelectionCard,
  tags: ['!autodocs', 'behaviour'],
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

/** At the foot of a step the card is closed in every width; the opener comes before it, and Escape in the card returns to it. */
export const OpensUpwards: Story = {
  parameters: {
    german:
      'Am Fuß eines Schritts ist die Karte in jeder Breite zu; der Schalter steht vor ihr, und Escape in der Karte führt zu ihm zurück.',
  },
  args: { placement: 'foot', barText: 'Liegenschaftskarte' },
  decorators: [
    (Story) => <div style={{ position: 'relative', marginBlockStart: '20rem' }}>{Story()}</div>,
  ],
  async play({ canvasElement }) {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { expanded: false });
    await expect(opener).toHaveAccessibleName(/(Ihre Auswahl|Your selection) Liegenschaftskarte/);
    await expect(canvas.queryByRole('button', { name: /ändern|Change/ })).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}{Tab}');
    const change = canvas.getByRole('button', { name: /Auszug ändern|Change Auszug/ });
    await expect(change).toHaveFocus();
    const card = change.closest('dl');
    await expect(card?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      opener.getBoundingClientRect().top,
    );
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};
