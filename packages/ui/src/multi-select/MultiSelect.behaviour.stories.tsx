import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect } from './index.ts';

const items = ['Deutsch', 'Englisch', 'Französisch'].map((label) => ({ value: label, label }));

const announced = (text: RegExp): Promise<void> =>
  waitFor(() =>
    expect(document.querySelector('[data-portal-announcer="polite"]')).toHaveTextContent(text),
  );

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Forms/MultiSelect/Behaviour',
  component: MultiSelect,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Sprachen', items, onValueChange: fn(), name: 'language' },
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Options are added one after the other by keyboard; those that are selected are no longer offered. */
export const AddedByKeyboard: Story = {
  parameters: {
    german:
      'Optionen kommen mit der Tastatur eine nach der anderen dazu; gewählte werden nicht mehr angeboten.',
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Sprachen' });
    input.focus();
    await userEvent.keyboard('eng{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Englisch']);
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await announced(/Englisch (?:wurde hinzugefügt|has been added)\./);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Englisch', 'Deutsch']);
    await userEvent.keyboard('{ArrowDown}');
    const options = canvas.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(options).toEqual(['Französisch']);
    await userEvent.keyboard('{Escape}');
    const list = canvas.getByRole('list', { name: /^(?:Ausgewählt|Selected): Sprachen$/ });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    const hidden = canvasElement.querySelectorAll<HTMLInputElement>('input[name="language"]');
    await expect([...hidden].map(({ value }) => value)).toEqual(['Englisch', 'Deutsch']);
  },
};

/** A tag is a button that removes its option; the focus moves to the next tag, after the last one to the input. */
export const Removed: Story = {
  parameters: {
    german:
      'Ein Etikett ist ein Schalter, der seine Option entfernt; der Fokus geht zum nächsten, nach dem letzten ins Feld.',
  },
  args: { defaultValue: ['Deutsch', 'Englisch'] },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: /^(?:Entfernen|Remove): Deutsch$/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Englisch']);
    await announced(/Deutsch (?:wurde entfernt|has been removed)\./);
    const other = canvas.getByRole('button', { name: /^(?:Entfernen|Remove): Englisch$/ });
    await waitFor(() => expect(other).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sprachen' })).toHaveFocus());
  },
};

/** A form submits every value under the name, and nothing of the input. */
export const Submitted: Story = {
  parameters: { german: 'Ein Formular sendet jeden Wert unter dem Namen, und nichts vom Feld.' },
  args: { defaultValue: ['Deutsch', 'Englisch'] },
  render: (args) => (
    <form>
      <MultiSelect {...args} />
    </form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const form = canvasElement.querySelector('form') ?? undefined;
    const sent = () => [...new FormData(form)];
    await userEvent.type(canvas.getByRole('combobox', { name: 'Sprachen' }), 'Dän');
    const languages = ['Deutsch', 'Englisch'].map((value) => ['language', value]);
    await expect(sent()).toEqual(languages);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /: Deutsch$/ }));
    await waitFor(() => expect(sent()).toEqual([['language', 'Englisch']]));
  },
};

/** A reset of the form restores the initial options; an error describes the input. */
export const InAForm: Story = {
  parameters: {
    german:
      'Zurücksetzen des Formulars stellt die ersten Optionen wieder her; ein Fehler beschreibt das Feld.',
  },
  args: { defaultValue: ['Deutsch'], error: 'Wählen Sie eine zweite Sprache.' },
  render: (args) => (
    <form>
      <MultiSelect {...args} />
      <button type="reset">Zurücksetzen</button>
    </form>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Sprachen' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Wählen Sie eine zweite Sprache\./);
    await userEvent.click(canvas.getByRole('button', { name: /: Deutsch$/ }));
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /: Deutsch$/ })).toBeVisible());
  },
};
