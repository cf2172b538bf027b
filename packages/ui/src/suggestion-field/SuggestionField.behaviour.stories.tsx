import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { COMPOSED_KEYS, composeKey } from '../testing/compose-key.ts';
import { SuggestionField } from './index.ts';
import type { SuggestionItem, SuggestionFieldProps } from './index.ts';

const FIVE: SuggestionItem = { value: '5', label: 'Lindenallee 5', description: '15990 Lindenau' };
const FIFTY: SuggestionItem = {
  value: '50',
  label: 'Lindenallee 50',
  description: '15990 Lindenau',
};

function Controlled(props: SuggestionFieldProps) {
  const [text, setText] = useState(props.value);
  return (
    <>
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
      <button type="button">Weiter</button>
    </>
  );
}

const meta = {
  title: 'Forms/SuggestionField/Behaviour',
  component: SuggestionField,
  tags: ['!autodocs', 'behaviour'],
  args: {
    label: 'Adresse oder Flurstück suchen',
    value: '',
    onValueChange: fn(),
    items: [FIVE, FIFTY],
    onChoose: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SuggestionField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keys of an input method choose nothing and clear nothing: they belong to what it proposes (FIND-7). */
export const KeysOfInputMethod: Story = {
  parameters: {
    german:
      'Tasten einer Eingabemethode wählen nichts und leeren nichts: Sie gehören zu deren Vorschlägen.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'linden{ArrowDown}');
    for (const composed of COMPOSED_KEYS) {
      for (const key of ['Enter', 'Escape', 'ArrowUp']) await composeKey(input, key, composed);
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(input).toHaveValue('linden');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(FIVE);
  },
};

/** Typing opens the list and the count is announced; arrow and Enter choose; the focus stays in the input. */
export const ChosenByKeyboard: Story = {
  parameters: {
    german:
      'Tippen öffnet die Liste, und die Anzahl wird angesagt; Pfeiltaste und Enter wählen einen Vorschlag; der Fokus bleibt im Feld.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' });
    await userEvent.type(input, 'linden');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const region = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region).toHaveTextContent('2 Vorschläge'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = canvas.getByRole('option', { name: /Lindenallee 50/ });
    await expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(FIFTY);
    await expect(input).toHaveValue('Lindenallee 50');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Without an active suggestion, Enter activates the first of several; a second Enter chooses it. */
export const EnterTwice: Story = {
  parameters: {
    german:
      'Ist kein Vorschlag aktiv, aktiviert Enter den ersten von mehreren; ein zweites Enter wählt ihn.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'linden{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(FIVE);
  },
};

/** The only suggestion is chosen by the first Enter. */
export const EnterWithOneSuggestion: Story = {
  parameters: { german: 'Den einzigen Vorschlag wählt schon das erste Enter.' },
  args: { items: [FIVE] },
  async play({ canvasElement, args }) {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'linden{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(FIVE);
  },
};

/** A click chooses; Tab closes the list and chooses nothing. */
export const PointerAndTab: Story = {
  parameters: {
    german: 'Ein Klick wählt einen Vorschlag; Tab schließt die Liste und wählt nichts.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'lin');
    await userEvent.tab();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toHaveFocus();
    await userEvent.click(input);
    await userEvent.click(canvas.getByRole('option', { name: /Lindenallee 5 / }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(FIVE);
  },
};

/** Escape first closes the list, then clears the input. */
export const EscapeClosesThenClears: Story = {
  parameters: { german: 'Escape schließt zuerst die Liste und leert dann das Feld.' },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'lin{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('lin');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
  },
};

/** Answers when the button "Antworten" is clicked, so that a test controls the time. */
function Slow(props: SuggestionFieldProps): ReactElement {
  const [text, setText] = useState(props.value);
  const [answered, setAnswered] = useState('');
  return (
    <>
      <SuggestionField
        {...props}
        value={text}
        onValueChange={setText}
        items={answered === '' ? [] : props.items}
        status={text === answered ? 'ready' : 'loading'}
      />
      {/* A press must not move the focus, as an answer does not either. */}
      <button
        type="button"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setAnswered(text)}
      >
        Antworten
      </button>
    </>
  );
}

/** Enter before the answer chooses the only suggestion when it arrives, unless the list was closed meanwhile. */
export const EnterBeforeAnswer: Story = {
  parameters: {
    german:
      'Die Eingabetaste vor der Antwort wählt den einzigen Vorschlag, sobald er da ist, außer die Liste wurde inzwischen geschlossen.',
  },
  args: { items: [FIVE] },
  render: (args) => <Slow {...args} />,
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const answer = () => userEvent.click(canvas.getByRole('button', { name: 'Antworten' }));
    await userEvent.type(canvas.getByRole('combobox'), 'linden{Enter}{Escape}');
    await answer();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('combobox'), 'allee{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await answer();
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(FIVE));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
  },
};

/** Fails until it is retried. */
function Failing(props: SuggestionFieldProps): ReactElement {
  const [status, setStatus] = useState<SuggestionFieldProps['status']>('failed');
  return <SuggestionField {...props} status={status} onRetry={() => setStatus('loading')} />;
}

/** The button to retry disappears with its message; the focus returns to the input. */
export const FocusAfterRetry: Story = {
  parameters: {
    german:
      'Die Schaltfläche zum erneuten Laden verschwindet mit ihrer Meldung; der Fokus geht zurück ins Eingabefeld.',
  },
  args: { value: 'linden' },
  render: (args) => <Failing {...args} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const retry = canvas.getByRole('button', { name: /^(Erneut|Noch einmal|Try|Retry|Load)/ });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await expect(retry).not.toBeInTheDocument();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
