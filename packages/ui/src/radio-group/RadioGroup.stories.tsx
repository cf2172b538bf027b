import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Link } from '../link/index.ts';
import { Price } from '../price/index.ts';
import { RadioGroup } from './index.ts';
import type { RadioGroupProps } from './index.ts';

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value);
  return <RadioGroup {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Maßstab',
    value: '1000',
    onValueChange: () => undefined,
    items: [
      { value: '500', label: '1:500' },
      { value: '1000', label: '1:1000' },
      { value: '2000', label: '1:2000' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};
export const Horizontal: Story = { args: { orientation: 'horizontal' } };
export const NoSelection: Story = { args: { value: null } };
export const WithHint: Story = {
  args: { hint: 'Je kleiner die Zahl, desto größer die Zeichnung.' },
};
export const WithError: Story = { args: { value: null, error: 'Wählen Sie einen Maßstab.' } };
export const LabelHidden: Story = { args: { labelHidden: true } };

/** With description, price, a separate link and a disabled option. */
export const Cards: Story = {
  args: {
    label: 'Produkt',
    variant: 'card',
    value: 'map',
    items: [
      {
        value: 'map',
        label: 'Liegenschaftskarte',
        description:
          'Karte mit Flurstücksgrenzen, Gebäuden und Hausnummern, amtlich und maßstäblich.',
        price: (
          <>
            ab <Price cents={2200} />
          </>
        ),
        extra: <Link href="#/info">Informationen zu Liegenschaftskarte</Link>,
      },
      {
        value: 'owner',
        label: 'Flurstücks- und Eigentumsnachweis',
        description: 'Größe, Lage und Nutzung des Flurstücks und wem es gehört.',
        price: (
          <>
            ab <Price cents={1100} />
          </>
        ),
        disabled: true,
        reason: 'Dafür melden Sie sich bitte mit dem Online-Ausweis an.',
        extra: <Link href="#/info">Informationen zu Flurstücks- und Eigentumsnachweis</Link>,
      },
    ],
  },
};

/** Short cards side by side. */
export const HorizontalCards: Story = {
  args: {
    label: 'Format',
    variant: 'card',
    orientation: 'horizontal',
    value: 'A4',
    items: [
      { value: 'A4', label: 'A4', description: '210 × 297 mm' },
      { value: 'A3', label: 'A3', description: '297 × 420 mm' },
    ],
  },
};

/** Short options in one frame; four are two by two in a very narrow window. */
export const Segments: Story = {
  args: {
    label: 'Maßstab',
    variant: 'segments',
    value: '1:1000',
    items: ['1:500', '1:1000', '1:2000', '1:5000'].map((value) => ({ value, label: value })),
  },
};
