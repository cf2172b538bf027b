import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { targetSize } from '../../docs/target-size.ts';
import { CopiesInput } from './index.ts';
import type { CopiesInputProps } from './index.ts';

function Controlled(props: CopiesInputProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number): void => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return (
    <form>
      <CopiesInput {...props} value={value} onValueChange={change} />
      <button type="reset">Zurücksetzen</button>
    </form>
  );
}

/** Interaction tests of UI-7. */
const meta = {
  title: 'Forms/CopiesInput/Behaviour',
  component: CopiesInput,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Anzahl der Exemplare', value: 3, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CopiesInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const liveRegion = (): Element | null => document.querySelector('[data-portal-announcer="polite"]');

/** Arrows, PageUp, PageDown, Home and End work as in the ARIA spinbutton pattern. */
export const Keys: Story = {
  parameters: {
    german: 'Pfeiltasten, Bild auf, Bild ab, Pos1 und Ende wirken wie im ARIA-Muster „spinbutton“.',
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Anzahl der Exemplare' });
    await userEvent.click(input);
    const keys = ['{ArrowUp}', '{ArrowDown}', '{PageUp}', '{PageDown}', '{End}', '{Home}'];
    const values: (string | null)[] = [];
    for (const key of keys) {
      await userEvent.keyboard(key);
      values.push(input.getAttribute('aria-valuenow'));
    }
    await expect(values).toEqual(['4', '3', '8', '3', '10', '1']);
  },
};

/** A number outside the range is clamped on blur, and the correction is announced. */
export const ClampedOnBlur: Story = {
  parameters: {
    german:
      'Eine Zahl außerhalb des Bereichs wird beim Verlassen des Felds auf die Grenze gesetzt; die Korrektur wird angesagt.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await expect(input).toHaveValue('99');
    await userEvent.tab();
    await expect(input).toHaveValue('10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    await waitFor(() =>
      expect(liveRegion()).toHaveTextContent('Möglich sind 1 bis 10. Der Wert ist jetzt 10.'),
    );
  },
};

/** Pasted characters other than digits are removed; an empty input restores the last number. */
export const PastedTextIsFiltered: Story = {
  parameters: {
    german:
      'Aus eingefügtem Text bleiben nur die Ziffern; ein leeres Feld erhält die letzte Zahl zurück.',
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('abc -7 Stück');
    await expect(input).toHaveValue('7');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('7');
  },
};

/** The buttons have accessible names, announce the result and stay focusable at the limit. */
export const Buttons: Story = {
  parameters: {
    german:
      'Die Schaltflächen haben zugängliche Namen, sagen das Ergebnis an und behalten an der Grenze den Fokus.',
  },
  args: { value: 9 },
  async play({ canvasElement }) {
    const plus = within(canvasElement).getByRole('button', {
      name: 'Anzahl der Exemplare erhöhen',
    });
    await userEvent.click(plus);
    await waitFor(() => expect(liveRegion()).toHaveTextContent('10 Exemplare'));
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(plus);
    await expect(within(canvasElement).getByRole('spinbutton')).toHaveValue('10');
  },
};

/** The mouse wheel does not change the value; resetting the form restores the initial number. */
export const WheelAndReset: Story = {
  parameters: {
    german:
      'Das Mausrad ändert den Wert nicht; das Zurücksetzen des Formulars stellt die anfängliche Zahl wieder her.',
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('spinbutton');
    await userEvent.click(input);
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{End}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(input).toHaveValue('3'));
  },
};

/** Longer than the time between two repetitions. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 400));

/** Holding a button repeats the step until it is released; buttons and input are one group. */
export const PressAndHold: Story = {
  parameters: {
    german:
      'Eine gedrückt gehaltene Schaltfläche wiederholt den Schritt, bis sie losgelassen wird; Schaltflächen und Feld sind eine Gruppe.',
  },
  args: { value: 1 },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Anzahl der Exemplare' });
    const input = within(group).getByRole('spinbutton');
    const plus = within(group).getByRole('button', { name: /erhöhen/ });
    // One person: a call without it does not know that the button is pressed.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: plus });
    await waitFor(() => expect(Number(input.getAttribute('aria-valuenow'))).toBeGreaterThan(3));
    await user.pointer({ keys: '[/MouseLeft]', target: plus });
    // A busy computer shows the last repetition later.
    await pause();
    const held = Number(input.getAttribute('aria-valuenow'));
    await pause();
    await expect(input).toHaveAttribute('aria-valuenow', String(held));
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(input).toHaveAttribute('aria-valuenow', String(held - 1)));
  },
};

/** A press acts when the button is released, once; a pointer that is moved away before changes nothing. */
export const ActsOnRelease: Story = {
  parameters: {
    german:
      'Eine Schaltfläche wirkt beim Loslassen, einmal. Wer den Zeiger vorher wegbewegt, ändert nichts.',
  },
  args: { value: 1 },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Anzahl der Exemplare' });
    const input = within(group).getByRole('spinbutton');
    const plus = within(group).getByRole('button', { name: /erhöhen/ });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: plus },
      { target: input },
      { keys: '[/MouseLeft]', target: input },
    ]);
    await pause();
    await expect(input).toHaveAttribute('aria-valuenow', '1');
    await userEvent.click(plus);
    await waitFor(() => expect(input).toHaveAttribute('aria-valuenow', '2'));
  },
};

/** A fraction is neither 35 nor 10: the field says what it accepts, and the number before it stays. */
export const FractionRejected: Story = {
  parameters: {
    german:
      'Ein Bruch wird weder zu 35 noch zu 10: Das Feld nennt, was es annimmt, und die vorige Zahl bleibt.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton');
    await userEvent.clear(input);
    await userEvent.type(input, '3,5');
    await expect(input).toHaveValue('3,5');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect(input).toHaveValue('3');
    await expect(input).toHaveAccessibleDescription(/Geben Sie eine ganze Zahl von 1 bis 10 ein/);
  },
};

/** A power or a division is not read as a number without a word: the field says what it accepts (FIND-7). */
export const NotationRejected: Story = {
  parameters: {
    german:
      '„1e1“ und „1/1“ werden nicht wortlos zu 10: Das Feld nennt, was es annimmt, und die vorige Zahl bleibt.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('spinbutton');
    for (const text of ['1e1', '1/1']) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await userEvent.tab();
      await expect(input).toHaveValue('1');
      await expect(input).toHaveAccessibleDescription(/Geben Sie eine ganze Zahl von 1 bis 10 ein/);
    }
    await expect(args.onValueChange).not.toHaveBeenCalledWith(10);
  },
};

/** Both buttons and the input are targets of at least 44 px. */
export const LargeTargets: Story = {
  parameters: { german: 'Beide Schaltflächen und das Feld sind mindestens 44 Pixel groß.' },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Anzahl der Exemplare' });
    const controls = [
      ...within(group).getAllByRole('button'),
      within(group).getByRole('spinbutton'),
    ];
    for (const control of controls) {
      const { width, height } = targetSize(control);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

/** A number outside the range is corrected, and the field says so until the next change (SEED-3). */
export const ClampedIsSaid: Story = {
  parameters: {
    german:
      'Eine Zahl außerhalb des Bereichs wird korrigiert, und das Feld sagt es bis zur nächsten Änderung.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Anzahl der Exemplare' });
    const said = /^(Möglich sind 1 bis 10\. Der Wert ist jetzt 10|You can choose 1 to 10)/;
    await userEvent.clear(input);
    await userEvent.type(input, '57{Tab}');
    await expect(input).toHaveValue('10');
    await expect(canvas.getByText(said, { selector: 'span' })).toBeVisible();
    await userEvent.type(input, '{ArrowDown}');
    await expect(canvas.queryByText(said, { selector: 'span' })).toBeNull();
  },
};

/** With `onEmptyChange` an empty field stays empty; the application says what is missing (SEED-3). */
export const EmptyStays: Story = {
  args: { onEmptyChange: fn() },
  parameters: {
    german: 'Mit `onEmptyChange` bleibt ein leeres Feld leer; die Anwendung sagt, was fehlt.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('spinbutton', { name: 'Anzahl der Exemplare' });
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(input).toHaveValue('');
    await waitFor(() => expect(args.onEmptyChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(input, '4{Tab}');
    await waitFor(() => expect(args.onEmptyChange).toHaveBeenLastCalledWith(false));
    await expect(input).toHaveAttribute('aria-valuenow', '4');
  },
};
