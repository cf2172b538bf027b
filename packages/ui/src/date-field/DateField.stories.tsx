import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalProvider } from '../provider/index.ts';
import { DateField } from './index.ts';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  args: { label: 'Geburtsdatum', hint: 'Zum Beispiel 5 2 1980' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '1980-02-05' } };
export const Required: Story = { args: { requirement: 'required' } };
export const Optional: Story = { args: { requirement: 'optional' } };

/** Only the wrong part has a red edge. */
export const WithError: Story = {
  args: {
    defaultValue: '1980-13-05',
    error: 'Der Monat muss zwischen 1 und 12 liegen.',
    errorParts: ['month'],
  },
};

/** Nothing was typed. */
export const Missing: Story = { args: { error: 'Geben Sie Ihr Geburtsdatum ein.' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '1980-02-05' } };

/** In English as it is spoken in the United States, the month comes first. */
export const MonthFirst: Story = {
  args: { label: 'Date of birth', hint: undefined },
  decorators: [
    (Story) => (
      <div lang="en-US">
        <PortalProvider locale="en-US">
          <Story />
        </PortalProvider>
      </div>
    ),
  ],
};

/** In a narrow container the parts wrap. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: '9rem' }}>{Story()}</div>],
};
