import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Die Dateien werden übertragen', value: 0.4 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A share in percent. */
export const Share: Story = {};

/** The value in words. */
export const InWords: Story = { args: { value: 3, max: 10, valueText: '3 von 10 Dateien' } };

/** How long it takes is not known. */
export const Unknown: Story = { args: { value: undefined } };

/** A long label wraps above the bar. */
export const LongLabel: Story = {
  args: { label: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung' },
};
