import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { COMPOSED_KEYS, composeKey } from '../testing/compose-key.ts';
import { withUserAgent } from '../testing/with-user-agent.ts';
import { Combobox } from './index.ts';
import type { ComboboxItem, ComboboxProps } from './index.ts';

const OPTIONS: readonly ComboboxItem[] = [
  { value: 'l', label: 'Lindenau', description: '0653' },
  { value: 'g', label: 'Großgörschen', description: '0102' },
  ...Array.from({ length: 3000 }, (_, index) => ({
    value: String(index),
    label: `Neudorf ${index}`,
  })),
];

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string): void => {
    setValue(next);
    props.onValueChange?.(next);
  };
  return (
    <>
      <Combobox {...props} value={value} onValueChange={change} />
      <button type="button">Weiter</button>
    </>
  );
}

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/Combobox/Behaviour',
  component: Combobox,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Gemarkung', items: OPTIONS, value: '', onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing opens the list and the count is announced; arrow and Enter select; the focus stays in the input. */
export const SelectedByKeyboard: Story = {
  parameters: {
    german:
      'Tippen öffnet die Liste, und die Anzahl wird angesagt; Pfeiltaste und Enter wählen aus; der Fokus bleibt im Feld.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.type(input, 'grossg');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    const region = document.querySelector('[data-portal-announcer="polite"]');
    await waitFor(() => expect(region).toHaveTextContent('1 Vorschlag'));
    await userEvent.keyboard('{ArrowDown}');
    const option = within(canvasElement).getByRole('option', { name: 'Großgörschen (0102)' });
    await expect(input).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('g');
    await expect(input).toHaveValue('Großgörschen (0102)');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Keys of an input method choose nothing and close nothing: they belong to what it proposes (FIND-7). */
export const KeysOfInputMethod: Story = {
  parameters: {
    german:
      'Tasten einer Eingabemethode wählen nichts und schließen nichts: Sie gehören zu deren Vorschlägen.',
  },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.type(input, 'grossg{ArrowDown}');
    for (const composed of COMPOSED_KEYS) {
      for (const key of ['Enter', 'Escape', 'ArrowUp']) await composeKey(input, key, composed);
    }
    await expect(args.onValueChange).not.toHaveBeenCalledWith('g');
    await expect(input).toHaveValue('grossg');
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('g');
  },
};

/** The polite live region while an option is chosen with a browser that calls itself `userAgent`. */
function announcedChoice(canvasElement: HTMLElement, userAgent: string): Promise<string> {
  return withUserAgent(userAgent, async () => {
    const input = within(canvasElement).getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.type(input, 'grossg{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Großgörschen (0102)');
    // Longer than the delay of the announced number of matches.
    await new Promise((resolve) => setTimeout(resolve, 800));
    return document.querySelector('[data-portal-announcer="polite"]')?.textContent ?? '';
  });
}

/** VoiceOver does not speak the new value of the input, so that the choice is announced. */
export const ChoiceAnnouncedForVoiceOver: Story = {
  parameters: {
    german:
      'VoiceOver liest den neuen Wert des Eingabefelds nicht vor, deshalb wird die Wahl angesagt.',
  },
  async play({ canvasElement }) {
    const text = await announcedChoice(
      canvasElement,
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15',
    );
    await expect(text).toContain('Großgörschen (0102) gewählt');
  },
};

/** Other screen readers speak the input with its new value: an announcement would say it twice. */
export const ChoiceNotAnnouncedElsewhere: Story = {
  parameters: {
    german:
      'Andere Screenreader lesen das Eingabefeld mit seinem neuen Wert vor: Eine Ansage würde ihn doppelt nennen.',
  },
  async play({ canvasElement }) {
    const text = await announcedChoice(canvasElement, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
    await expect(text).not.toContain('gewählt');
  },
};

/** The closed list stays in the accessibility tree for a moment: Orca would speak the regions around the input again. */
export const ClosedListIsRemovedLater: Story = {
  parameters: {
    german:
      'Die geschlossene Liste bleibt einen Moment im Barrierefreiheitsbaum: Orca würde sonst die Bereiche um das Eingabefeld noch einmal vorlesen.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Gemarkung' });
    await userEvent.type(input, 'grossg{ArrowDown}{Enter}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('listbox').closest('[data-closed]')).toHaveStyle({
      opacity: '0',
      pointerEvents: 'none',
    });
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

/** Of thousands of matches only fifty are rendered; the number of the others is shown. */
export const RendersAtMostFifty: Story = {
  parameters: {
    german:
      'Von Tausenden Treffern werden nur fünfzig gezeigt; die Anzahl der übrigen steht dabei.',
  },
  async play({ canvasElement }) {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'neud');
    // The later rows are rendered with low priority.
    await waitFor(() => expect(within(canvasElement).getAllByRole('option')).toHaveLength(50));
    await expect(within(canvasElement).getByText(/^2950 weitere/)).toBeVisible();
  },
};

/** A complete name is selected when the focus leaves the input. */
export const SelectedOnBlur: Story = {
  parameters: {
    german: 'Ein vollständiger Name wird ausgewählt, wenn der Fokus das Feld verlässt.',
  },
  async play({ canvasElement, args }) {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'lindenau');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('l');
    await expect(within(canvasElement).getByRole('button', { name: 'Weiter' })).toHaveFocus();
  },
};

/** A click on the closed combobox opens its list, and a second click leaves it open. */
export const OpenedByClick: Story = {
  parameters: {
    german:
      'Ein Klick auf das geschlossene Kombinationsfeld öffnet die Liste; ein zweiter Klick lässt sie offen.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(input);
    await expect(input).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('option', { name: 'Lindenau (0653)' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('l');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Escape first closes the list, then clears the input. */
export const EscapeClosesThenClears: Story = {
  parameters: { german: 'Escape schließt zuerst die Liste und leert dann das Feld.' },
  args: { value: 'l' },
  async play({ canvasElement, args }) {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(input).toHaveAttribute('aria-expanded', 'false');
    await expect(input).toHaveValue('Lindenau (0653)');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** A click selects an option; text without a match shows a message. */
export const PointerAndNoMatch: Story = {
  parameters: { german: 'Ein Klick wählt eine Option; ein Text ohne Treffer zeigt eine Meldung.' },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'xyz');
    await expect(canvas.getByText(/Kein Eintrag passt/)).toBeVisible();
    await userEvent.clear(input);
    await userEvent.type(input, 'linden');
    await userEvent.click(canvas.getByRole('option', { name: 'Lindenau (0653)' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('l');
  },
};
