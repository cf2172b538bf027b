import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { SuggestionField } from './index.ts';
import type { SuggestionItem, SuggestionFieldProps } from './index.ts';

const SUGGESTIONS: readonly SuggestionItem[] = [
  { value: '1', label: 'Lindenallee 5', description: '15990 Lindenau', category: 'Adresse' },
  { value: '2', label: 'Lindenallee 5a', description: '15990 Lindenau', category: 'Adresse' },
  { value: '3', label: 'Lindenallee 50', description: '15991 Großräschen-Niederlausitz' },
  { value: '4', label: 'Lindenau, Flur 3, Flurstück 114/2', category: 'Flurstück' },
];

function Controlled(props: SuggestionFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <SuggestionField
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        props.onValueChange(next);
      }}
      onChoose={(suggestion) => {
        setText(suggestion.label);
        props.onChoose(suggestion);
      }}
    />
  );
}

const meta = {
  title: 'Forms/SuggestionField',
  component: SuggestionField,
  args: {
    label: 'Adresse oder Flurstück suchen',
    hint: 'Zum Beispiel „Lindenallee 5, Lindenau“ oder „Lindenau 3 114/2“',
    value: '',
    onValueChange: fn(),
    items: [],
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SuggestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

const type: Story['play'] = async ({ canvasElement }) => {
  await userEvent.type(within(canvasElement).getByRole('combobox'), 'lindenallee 5');
};

export const Empty: Story = { args: { status: 'idle' } };
/** Typing shows the suggestions. */
export const Suggestions: Story = {
  parameters: { german: 'Tippen zeigt die Vorschläge.' },
  args: { items: SUGGESTIONS },
  play: type,
};
/** There is no suggestion for the typed text. */
export const NoSuggestion: Story = {
  parameters: { german: 'Zum getippten Text gibt es keinen Vorschlag.' },
  args: { items: [] },
  play: type,
};
/** Suggestions for the typed text are loading. */
export const Loading: Story = {
  parameters: { german: 'Vorschläge zum getippten Text werden geladen.' },
  args: { status: 'loading' },
  play: type,
};
export const Failed: Story = { args: { value: 'Linden', status: 'failed', onRetry: fn() } };
export const Disabled: Story = { args: { disabled: true, status: 'idle' } };
