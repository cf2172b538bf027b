import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { focusField } from '../error-summary/index.ts';
import { checkDate, DateField, EMPTY_DATE } from './index.ts';
import type { DateFieldProps } from './index.ts';

function WithValidation(props: DateFieldProps): ReactElement {
  const [value, setValue] = useState(props.value ?? EMPTY_DATE);
  const check = checkDate(value);
  const invalid = check.kind === 'unreal' ? check.parts : undefined;
  return (
    <DateField
      {...props}
      value={value}
      onValueChange={setValue}
      error={invalid && 'Diesen Tag gibt es nicht.'}
      invalidParts={invalid}
    />
  );
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/DateField/Behaviour',
  component: DateField,
  tags: ['!autodocs'],
  args: {
    id: 'day-of-sale',
    label: 'Tag des Kaufs',
    value: EMPTY_DATE,
    onValueChange: () => undefined,
    autoComplete: 'bday',
  },
  render: (args) => <WithValidation {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus moves only by Tab; only the part that the error is about is invalid. */
export const TypedByKeyboard: Story = {
  parameters: {
    german: 'Der Fokus wechselt nur mit Tab; ungültig ist nur der Teil, den der Fehler betrifft.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Tag des Kaufs' });
    const [day, month, year] = within(group).getAllByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('30');
    await expect(day).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('2');
    await userEvent.tab();
    await userEvent.keyboard('2026');
    await expect(year).toHaveFocus();
    await expect(day).toHaveAccessibleDescription(/Diesen Tag gibt es nicht/);
    await expect(group).not.toHaveAccessibleDescription();
    await expect(month).not.toHaveAccessibleDescription();
    await expect(day).toBeInvalid();
    await expect(month).toBeValid();
    await expect(month).toHaveAccessibleName(/^(Monat|Month)$/);
    await expect(year).toHaveAttribute('autocomplete', 'bday-year');
  },
};

/** A link of the error summary moves the focus to the first input. */
export const FocusedByErrorSummary: Story = {
  parameters: { german: 'Ein Link der Fehlerübersicht setzt den Fokus auf das erste Feld.' },
  async play({ canvasElement }) {
    await expect(focusField('day-of-sale')).toBe(true);
    await expect(within(canvasElement).getAllByRole('textbox')[0]).toHaveFocus();
  },
};
