import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextField } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Forms/TextField/Behaviour',
  component: TextField,
  tags: ['!autodocs', 'behaviour'],
  args: { label: 'Flur', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marking, hint and error are the accessible description, not part of the name. */
export const DescribedByHintAndError: Story = {
  parameters: {
    german:
      'Kennzeichnung, Hinweis und Fehler bilden die zugängliche Beschreibung und gehören nicht zum Namen.',
  },
  args: {
    requirement: 'optional',
    hint: '1 bis 999',
    error: 'Geben Sie eine Zahl ein.',
  },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Flur' });
    await expect(input).toHaveAccessibleDescription(
      'Fehler: Geben Sie eine Zahl ein. freiwillig 1 bis 999',
    );
    await expect(input).toBeInvalid();
  },
};

/** Each change passes the text to the callback. */
export const PassesText: Story = {
  parameters: { german: 'Jede Änderung gibt den Text weiter.' },
  async play({ args }) {
    await userEvent.tab();
    await userEvent.keyboard('12');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('12');
  },
};

/** Browsers correct nothing, as names, keys and numbers are typed (IN-5). */
export const NothingCorrected: Story = {
  parameters: { german: 'Der Browser verbessert nichts, denn hier stehen Namen und Kennzeichen.' },
  async play({ canvasElement }) {
    const input = within(canvasElement).getByRole('textbox', { name: 'Flur' });
    await expect(input).toHaveAttribute('autocorrect', 'off');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
};

/** The purpose of the input is passed to the native input, so that the browser can fill it in. */
export const PurposeOfInput: Story = {
  parameters: {
    german: 'Der Zweck der Eingabe steht am nativen Feld, sodass der Browser es ausfüllen kann.',
  },
  args: { label: 'E-Mail', autoComplete: 'email' },
  async play({ canvasElement }) {
    await expect(within(canvasElement).getByRole('textbox', { name: 'E-Mail' })).toHaveAttribute(
      'autocomplete',
      'email',
    );
  },
};
