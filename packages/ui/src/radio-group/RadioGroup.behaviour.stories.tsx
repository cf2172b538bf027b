import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onValueChange(next);
  };
  return <RadioGroup {...props} value={value} onValueChange={change} />;
}

const meta = {
  title: 'Form/RadioGroup/Behaviour',
  component: RadioGroup,
  tags: ['!autodocs'],
  args: {
    label: 'Produkt',
    value: 'map',
    onValueChange: fn(),
    appearance: 'card',
    options: [
      { value: 'map', label: 'Karte', description: 'Mit Grenzen', price: 'ab 22 €' },
      { value: 'owner', label: 'Eigentum', disabled: true, reason: 'Nur mit Online-Ausweis' },
      { value: 'estimate', label: 'Bodenschätzung' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the accessible name; the other texts are the description. */
export const NamesAndDescriptions: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Produkt' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Karte' })).toHaveAccessibleDescription(
      'Mit Grenzen ab 22 €',
    );
    await expect(canvas.getByRole('radio', { name: 'Eigentum' })).toHaveAccessibleDescription(
      'Nur mit Online-Ausweis',
    );
  },
};

/** One tab stop; arrow keys select and skip disabled options. */
export const SelectedByArrows: Story = {
  async play({ canvasElement, args }) {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('radio', { name: 'Karte' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('estimate');
    await expect(within(canvasElement).getByRole('radio', { checked: true })).toHaveAccessibleName(
      'Bodenschätzung',
    );
  },
};

/** Ids do not contain values: a blank in one would split the reference in two. */
export const ValuesWithBlanks: Story = {
  args: {
    value: 'the map',
    options: [
      { value: 'the map', label: 'Karte', description: 'Mit Grenzen' },
      { value: 'an estimate', label: 'Bodenschätzung', description: 'Mit Klassen' },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'Karte' })).toHaveAccessibleDescription(
      'Mit Grenzen',
    );
    await expect(canvas.getByRole('radio', { name: 'Bodenschätzung' })).toHaveAccessibleDescription(
      'Mit Klassen',
    );
  },
};
