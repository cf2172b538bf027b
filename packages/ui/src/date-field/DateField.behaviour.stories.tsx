import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ErrorSummary } from '../error-summary/index.ts';
import { checkDate, DateField } from './index.ts';
import type { DateFieldProps } from './index.ts';

const DAY = /^(?:Tag|Day)$/;
const MONTH = /^(?:Monat|Month)$/;
const YEAR = /^(?:Jahr|Year)$/;

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/DateField/Behaviour',
  component: DateField,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Geburtsdatum', onValueChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields are a group with the label as its name; the day is the first one. */
export const ThreeFieldsOfAGroup: Story = {
  parameters: {
    german:
      'Die Felder sind eine Gruppe mit der Beschriftung als Namen; der Tag kommt zuerst, dann Monat und Jahr.',
  },
  args: { hint: 'Zum Beispiel 5 2 1980', autoComplete: 'bday' },
  async play({ canvasElement }) {
    const group = within(canvasElement).getByRole('group', { name: 'Geburtsdatum' });
    await expect(group).toHaveAccessibleDescription('Zum Beispiel 5 2 1980');
    const fields = within(group).getAllByRole('textbox');
    for (const [at, name] of [DAY, MONTH, YEAR].entries()) {
      await userEvent.tab();
      await expect(fields[at]).toHaveFocus();
      await expect(fields[at]).toHaveAccessibleName(expect.stringMatching(name));
      await expect(fields[at]).toHaveAttribute('inputmode', 'numeric');
    }
    const purposes = fields.map((field) => field.getAttribute('autocomplete'));
    await expect(purposes).toEqual(['bday-day', 'bday-month', 'bday-year']);
  },
};

/** Typing changes nothing that was typed and moves no focus; the value is an ISO date, unfinished ones have empty parts. */
export const TypedAsItIs: Story = {
  parameters: {
    german:
      'Beim Tippen bleibt der Text, wie er ist, und der Fokus bleibt im Feld; der Wert ist ein ISO-Datum, auch ein unfertiges.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const day = canvas.getByRole('textbox', { name: DAY });
    const month = canvas.getByRole('textbox', { name: MONTH });
    const year = canvas.getByRole('textbox', { name: YEAR });
    await userEvent.type(day, '5');
    await expect(day).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('--05');
    // As many digits as a month has, and more than there are months.
    await userEvent.type(month, '13');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('-x');
    await expect(month).toHaveFocus();
    await expect(month).toHaveValue('13-x');
    await userEvent.clear(month);
    await userEvent.type(month, '2');
    await userEvent.type(year, '1980');
    await expect(year).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1980-02-05');
    await expect(day).toHaveValue('5');
  },
};

/** A pasted date fills all three fields; another text goes into one field, as it is. */
export const PastedDate: Story = {
  parameters: {
    german: 'Ein eingefügtes Datum füllt alle drei Felder; anderer Text steht nur in seinem Feld.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const month = canvas.getByRole('textbox', { name: MONTH });
    await userEvent.click(month);
    await userEvent.paste('März');
    await expect(month).toHaveValue('März');
    await userEvent.paste('5.2.1980');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1980-02-05');
    await expect(canvas.getByRole('textbox', { name: YEAR })).toHaveValue('1980');
    await userEvent.paste('1979-12-24');
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map(({ value }) => value)).toEqual(['24', '12', '1979']);
  },
};

function WithSummary(props: DateFieldProps): ReactElement {
  const [value, setValue] = useState('1980-13-05');
  const problem = checkDate(value);
  const error = problem && 'Der Monat muss zwischen 1 und 12 liegen.';
  return (
    <>
      <ErrorSummary items={error ? [{ fieldId: 'birth', message: error }] : []} />
      <DateField
        {...props}
        id="birth"
        value={value}
        onValueChange={setValue}
        error={error}
        errorParts={problem?.parts}
      />
    </>
  );
}

/** The error describes the wrong part only; a link of the error summary leads to the field. */
export const ErrorOnThePart: Story = {
  parameters: {
    german:
      'Der Fehler beschreibt nur den falschen Teil; der Link der Fehlerliste führt in das Feld.',
  },
  render: (args) => <WithSummary {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const month = canvas.getByRole('textbox', { name: MONTH });
    await expect(month).toBeInvalid();
    await expect(month).toHaveAccessibleDescription(/Der Monat muss zwischen 1 und 12 liegen\./);
    await expect(canvas.getByRole('textbox', { name: DAY })).toBeValid();
    await userEvent.click(canvas.getByRole('link', { name: /Monat/ }));
    const fields = canvas.getAllByRole('textbox');
    await waitFor(() => expect(fields).toContain(document.activeElement));
    await userEvent.clear(month);
    await userEvent.type(month, '12');
    await waitFor(() => expect(month).toBeValid());
  },
};

/** In a form the value is submitted under its name; a reset restores the initial date. */
export const InAForm: Story = {
  parameters: {
    german:
      'Ein Formular sendet den Wert unter seinem Namen; Zurücksetzen stellt das Datum wieder her.',
  },
  args: { name: 'birth', defaultValue: '1980-02-05' },
  render: (args) => (
    <form>
      <DateField {...args} />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = (): FormDataEntryValue | null => new FormData(form).get('birth');
    const day = canvas.getByRole('textbox', { name: DAY });
    await userEvent.clear(day);
    await userEvent.type(day, '6');
    await expect(sent()).toBe('1980-02-06');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(day).toHaveValue('05'));
    await expect(sent()).toBe('1980-02-05');
  },
};
