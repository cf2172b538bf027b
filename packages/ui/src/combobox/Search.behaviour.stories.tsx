import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Combobox } from './index.ts';
import type { ComboboxItem, ComboboxProps } from './index.ts';

const MAX_FOUND = 51;
const LINDENAU = { value: 'l', label: 'Lindenau', description: '0653' };
const OPTIONS: readonly ComboboxItem[] = [
  LINDENAU,
  ...Array.from({ length: 3000 }, (_, index) => ({
    value: String(index),
    label: `Neudorf ${index}`,
  })),
];

const find = (text: string): readonly ComboboxItem[] =>
  OPTIONS.filter(({ label }) => label.toLowerCase().startsWith(text)).slice(0, MAX_FOUND);

/** Answers when the button "Antworten" or "Fehler" is clicked, so that a test controls the time. */
function Searched(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState('');
  const [items, setItems] = useState(() => find(''));
  const [hasFailed, setHasFailed] = useState(false);
  const search = (next: string): void => {
    setText(next);
    setHasFailed(false);
    props.onSearch?.(next);
    if (next === '') setAnswered('');
  };
  const answer = (): void => {
    setAnswered(text);
    setItems(find(text));
    setHasFailed(false);
  };
  return (
    <>
      <Combobox
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          props.onValueChange?.(next);
        }}
        items={items}
        status={hasFailed ? 'failed' : text === answered ? 'ready' : 'loading'}
        onSearch={search}
        onRetry={answer}
      />
      {/* A press must not move the focus, as an answer does not either. */}
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={answer}>
        Antworten
      </button>
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setHasFailed(true)}
      >
        Fehler
      </button>
    </>
  );
}

/** Interaction tests of BIG-4 and UI-9. */
const meta = {
  title: 'Forms/Combobox/Search',
  component: Combobox,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Gemarkung', items: [], value: '', onValueChange: fn(), onSearch: fn() },
  render: (args) => <Searched {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const announced = (text: string) =>
  waitFor(() =>
    expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(text),
  );

const click = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** A pause in typing requests once; loading and the number of options are announced; the options are not filtered again. */
export const RequestedAfterPause: Story = {
  parameters: {
    german:
      'Eine Pause beim Tippen löst eine einzige Anfrage aus; das Laden und die Anzahl der Optionen werden angesagt; die Optionen werden nicht noch einmal gefiltert.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.type(input, 'linden');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linden'));
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(input).toHaveAttribute('aria-busy', 'true');
    await announced('Die Liste wird geladen …');
    await click(canvasElement, 'Antworten');
    await announced('1 Vorschlag');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('l');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith(''));
    await expect(input).toHaveValue('Lindenau (0653)');
  },
};

/** The number of further options is unknown. */
export const SaysThatThereAreMore: Story = {
  parameters: {
    german: 'Es gibt weitere Optionen, deren Anzahl nicht bekannt ist; das steht dabei.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'neu');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveAttribute('aria-busy', 'true'));
    await click(canvasElement, 'Antworten');
    // The later rows are rendered with low priority.
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(50));
    await expect(canvas.getByText(/^Es gibt weitere\./)).toBeVisible();
    await announced('50 Vorschläge. Es gibt weitere.');
  },
};

/** The name of one option selects it, also when the answer arrives after the focus has left the input. */
export const SelectedByLateAnswer: Story = {
  parameters: {
    german:
      'Der Name einer Option wählt sie aus, auch wenn die Antwort erst kommt, nachdem der Fokus das Feld verlassen hat.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'lindenau');
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('lindenau'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await click(canvasElement, 'Antworten');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('l'));
  },
};

/** A failure is announced and can be retried; typing searches again. */
export const FailureIsAnnounced: Story = {
  parameters: {
    german:
      'Ein Fehlschlag wird angesagt und lässt sich wiederholen; weiteres Tippen sucht erneut.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'linden');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('linden'));
    await click(canvasElement, 'Fehler');
    await announced('Die Liste konnte nicht geladen werden.');
    await click(canvasElement, 'Erneut laden');
    await expect(await canvas.findByRole('option', { name: 'Lindenau (0653)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Erneut laden' })).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

/** The selected option is shown although the options do not contain it. */
export const SelectedItemOutsideOptions: Story = {
  parameters: {
    german: 'Die gewählte Option wird gezeigt, auch wenn sie nicht unter den Optionen ist.',
  },
  args: { value: 'far', selectedItem: { value: 'far', label: 'Zehdenick' } },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('combobox')).toHaveValue('Zehdenick');
  },
};
