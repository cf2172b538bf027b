import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { fn } from 'storybook/test';
import { Combobox } from './index.ts';
import type { ComboboxItem, ComboboxProps } from './index.ts';

const ENDINGS = ['dorf', 'au', 'berg', 'feld', 'walde', 'see', 'hagen', 'rode'];
const STARTS = ['Linden', 'Mühl', 'Groß', 'Erlen', 'Birken', 'Stein', 'Neu', 'Alt'];

/** The number of cadastral districts of a large state. */
const THOUSANDS: readonly ComboboxItem[] = Array.from({ length: 3000 }, (_, index) => ({
  value: String(index),
  label: `${STARTS[index % 8]}${ENDINGS[Math.floor(index / 8) % 8]}`,
  description: String(1000 + index),
}));

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Combobox
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const MAX_FOUND = 51;
const ANSWER_AFTER_MS = 200;

/** Requests the options for the typed text; here, a timer answers instead of a backend. */
function Searched(props: ComboboxProps) {
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(text), ANSWER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const items = useMemo(
    () =>
      THOUSANDS.filter(({ label }) => label.toLowerCase().startsWith(answered.toLowerCase())).slice(
        0,
        MAX_FOUND,
      ),
    [answered],
  );
  const status = answered === text ? 'ready' : 'loading';
  return <Controlled {...props} items={items} status={status} onSearch={setText} />;
}

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  args: {
    label: 'Gemarkung',
    hint: 'Meist der Name Ihrer Ortslage',
    items: THOUSANDS,
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Chosen: Story = { args: { value: '8' } };
export const WithError: Story = {
  args: { error: 'Wählen Sie eine Gemarkung aus der Liste.' },
};
export const Loading: Story = { args: { items: [], status: 'loading' } };
export const Failed: Story = { args: { items: [], status: 'failed', onRetry: fn() } };
export const Disabled: Story = { args: { disabled: true, value: '8' } };
/** The options for the typed text are requested; the selected one need not be among them. */
export const SearchedByConsumer: Story = {
  args: { value: '2999', selectedItem: THOUSANDS[2999] },
  render: (args) => <Searched {...args} />,
};
