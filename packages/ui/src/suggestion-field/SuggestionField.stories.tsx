import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { SuggestionField } from './index.ts';
import type { Suggestion, SuggestionFieldProps } from './index.ts';

const SUGGESTIONS: readonly Suggestion[] = [
  { value: '1', label: 'Lindenallee 5', detail: '15990 Lindenau' },
  { value: '2', label: 'Lindenallee 5a', detail: '15990 Lindenau' },
  { value: '3', label: 'Lindenallee 50', detail: '15991 Großräschen-Niederlausitz' },
  { value: '4', label: 'Lindenau, Flur 3, Flurstück 114/2' },
];

function Controlled(props: SuggestionFieldProps) {
  const [text, setText] = useState(props.text);
  return (
    <SuggestionField
      {...props}
      text={text}
      onTextChange={(next) => {
        setText(next);
        props.onTextChange(next);
      }}
      onChoose={(suggestion) => {
        setText(suggestion.label);
        props.onChoose(suggestion);
      }}
    />
  );
}

const meta = {
  title: 'Form/SuggestionField',
  component: SuggestionField,
  args: {
    label: 'Adresse oder Flurstück suchen',
    hint: 'Zum Beispiel „Lindenallee 5, Lindenau“ oder „Lindenau 3 114/2“',
    text: '',
    onTextChange: fn(),
    suggestions: [],
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
export const Suggestions: Story = { args: { suggestions: SUGGESTIONS }, play: type };
export const NoSuggestion: Story = { args: { suggestions: [] }, play: type };
export const Loading: Story = { args: { status: 'loading' }, play: type };
export const Failed: Story = { args: { text: 'Linden', status: 'failed', onRetry: fn() } };
export const Disabled: Story = { args: { disabled: true, status: 'idle' } };
