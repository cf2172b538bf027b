import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/index.ts';
import { ErrorSummary } from './index.ts';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    items: [
      { fieldId: 'summary-section', message: 'Geben Sie als Flur eine Zahl von 1 bis 999 ein.' },
      { message: 'Wählen Sie eine Gemarkung.' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoErrors: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} style={{ marginBlockEnd: '2rem' }} />
      <TextField id="summary-section" label="Flur" error="Geben Sie eine Zahl von 1 bis 999 ein." />
    </>
  ),
};
export const NoErrors: Story = { args: { items: [] } };
