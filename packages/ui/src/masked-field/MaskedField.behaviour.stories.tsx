import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { iban, MaskedField } from './index.ts';
import type { MaskedFieldProps } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/MaskedField/Behaviour',
  component: MaskedField,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'IBAN', format: iban, onValueChange: fn() },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While it is typed the text stays as it is; it gets its form when the field is left. */
export const FormatsWhileLeaving: Story = {
  parameters: {
    german:
      'Beim Tippen bleibt der Text, wie er ist; seine Form bekommt er beim Verlassen des Felds.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, 'de021203');
    await expect(input).toHaveValue('de021203');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('DE021203');
    // In the middle of the text, too.
    await userEvent.type(input, '-', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(input).toHaveValue('de02-1203');
    await userEvent.tab();
    await expect(input).toHaveValue('DE02 1203');
  },
};

/** Pasted text gets its form at once. */
export const PastedText: Story = {
  parameters: { german: 'Eingefügter Text bekommt seine Form sofort.' },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'IBAN' });
    await userEvent.click(input);
    await userEvent.paste('IBAN: de02 1203-0000\u00a00000 2020 51\u200b');
    await expect(input).toHaveValue('DE02 1203 0000 0000 2020 51');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('DE02120300000000202051');
  },
};

function WithCheck(props: MaskedFieldProps): ReactElement {
  const [value, setValue] = useState('');
  const [left, setLeft] = useState('');
  const error = iban.problem(left) === 'checksum' && 'Die Prüfziffern passen nicht.';
  return (
    <MaskedField
      {...props}
      value={value}
      onValueChange={setValue}
      onBlur={() => setLeft(value)}
      error={error || undefined}
    />
  );
}

/** A wrong text stays, so that it can be corrected; the error describes the field. */
export const WrongTextStays: Story = {
  parameters: {
    german:
      'Ein falscher Text bleibt stehen, damit man ihn berichtigen kann; der Fehler beschreibt das Feld.',
  },
  render: (args) => <WithCheck {...args} />,
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, 'DE02120300000000202052');
    await userEvent.tab();
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription(/Die Prüfziffern passen nicht\./);
    await expect(input).toHaveValue('DE02 1203 0000 0000 2020 52');
  },
};

/** A text without a usual form stays as it was typed, without blanks at its ends. */
export const TextWithoutForm: Story = {
  parameters: {
    german:
      'Ein Text ohne übliche Form bleibt, wie er getippt wurde, ohne Leerzeichen am Anfang und Ende.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'IBAN' });
    await userEvent.type(input, ' mein Konto? ');
    await expect(input).toHaveValue(' mein Konto? ');
    await userEvent.tab();
    await expect(input).toHaveValue('mein Konto?');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mein Konto?');
  },
};

/** A form submits the value without blanks; a reset restores the initial one. */
export const InAForm: Story = {
  parameters: {
    german:
      'Ein Formular sendet den Wert ohne Leerzeichen; Zurücksetzen stellt den ersten wieder her.',
  },
  args: { name: 'account', defaultValue: 'DE02120300000000202051' },
  render: (args) => (
    <form>
      <MaskedField {...args} />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = (): FormDataEntryValue | null => new FormData(form).get('account');
    const input = canvas.getByRole('textbox', { name: 'IBAN' });
    await expect(input).toHaveValue('DE02 1203 0000 0000 2020 51');
    await userEvent.clear(input);
    await userEvent.type(input, 'nl91 abna 0417 1643 00');
    await expect(sent()).toBe('NL91ABNA0417164300');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(input).toHaveValue('DE02 1203 0000 0000 2020 51'));
    await expect(sent()).toBe('DE02120300000000202051');
  },
};
