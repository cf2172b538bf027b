import { vars } from '@portal/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { targetSize } from '../../docs/target-size.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Button } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Button/Behaviour',
  component: Button,
  tags: ['!autodocs', 'behaviour'],
  args: { children: 'Auftrag senden', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter and Space activate the button. */
export const ActivatedByKeyboard: Story = {
  parameters: { german: 'Enter und Leertaste lösen die Schaltfläche aus.' },
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A disabled main button is in the tab order and described by its reason; it ignores clicks. */
export const FocusableWhenDisabled: Story = {
  parameters: {
    german:
      'Eine gesperrte Hauptschaltfläche ist mit Tab erreichbar, und der Grund ist ihre Beschreibung; Klicks bewirken nichts.',
  },
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
  parameters: {
    german:
      'Während des Ladens behält die Schaltfläche den Fokus, nennt ihren Zustand und beachtet keine Klicks.',
  },
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

/** While loading, a spinner replaces the first icon, so that the button does not grow by it. */
export const SpinnerReplacesIcon: Story = {
  parameters: { german: 'Während des Ladens ersetzt eine Drehscheibe das erste Symbol.' },
  args: { loading: true, icon: 'check' },
  async play({ canvasElement }) {
    const icons = [...canvasElement.querySelectorAll('button svg')];
    await expect(icons.map((icon) => icon.getAttribute('data-icon'))).toEqual(['loader']);
  },
};

/** The focus ring is 3 px wide, in the colour whose contrast the test of the tokens checks. */
export const FocusRing: Story = {
  parameters: {
    german:
      'Der Fokusring ist 3 Pixel breit und hat die Farbe, deren Kontrast der Test der Design-Tokens prüft.',
  },
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
  parameters: { german: 'Die Fläche zum Bedienen ist mindestens 44 Pixel breit und hoch.' },
  args: { children: 'OK' },
  async play({ canvasElement }) {
    const { width, height } = targetSize(within(canvasElement).getByRole('button'));
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** A `Link` as the child keeps the frame and the space of the button's variant. */
export const LinkAsChild: Story = {
  parameters: {
    german: 'Ein `Link` als Kind behält Rahmen und Abstände der Variante der Schaltfläche.',
  },
  render: () => (
    <Stack orientation="horizontal" gap="small">
      <Button asChild variant="secondary">
        <Link href="https://example.org" external>
          Kartenviewer
        </Link>
      </Button>
      <Button asChild variant="secondary">
        <Link href="#/hilfe">Hilfe</Link>
      </Button>
      <Button variant="secondary">Suchen</Button>
    </Stack>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const edge = getComputedStyle(canvas.getByRole('button', { name: 'Suchen' })).borderTopColor;
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('data-variant', 'secondary');
      await expect(getComputedStyle(link).borderTopColor).toBe(edge);
    }
  },
};
