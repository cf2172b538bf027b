import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelect } from './index.ts';

const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'Englisch' },
  { value: 'fr', label: 'Französisch' },
  { value: 'pl', label: 'Polnisch' },
  { value: 'tr', label: 'Türkisch' },
  { value: 'uk', label: 'Ukrainisch' },
  { value: 'dsb', label: 'Niedersorbisch (in Brandenburg gesprochene westslawische Sprache)' },
];

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Sprachen', hint: 'In denen Sie beraten werden können', items: languages },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Selected: Story = { args: { defaultValue: ['de', 'dsb', 'uk'] } };
export const Required: Story = { args: { requirement: 'required' } };
export const WithError: Story = { args: { error: 'Wählen Sie mindestens eine Sprache.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ['de', 'uk'] } };

/** In a narrow container long names wrap. */
export const Narrow: Story = {
  args: { defaultValue: ['de', 'dsb', 'uk'] },
  decorators: [(Story) => <div style={{ inlineSize: '14rem' }}>{Story()}</div>],
};
