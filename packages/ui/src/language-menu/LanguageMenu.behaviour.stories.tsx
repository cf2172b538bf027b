import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LanguageMenu } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Navigation/LanguageMenu/Behaviour',
  component: LanguageMenu,
  tags: ['!autodocs', 'behaviour'],
  args: {
    value: 'de',
    onValueChange: fn(),
    items: [{ value: 'de' }, { value: 'en' }, { value: 'nds', label: 'Plattdüütsch' }],
  },
} satisfies Meta<typeof LanguageMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const languagesIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('menuitem', { hidden: true });

/** The button names the language; each has its own `lang`; a letter finds one, and Enter passes it on. */
export const Chosen: Story = {
  parameters: {
    german:
      'Die Schaltfläche nennt die Sprache. Jede trägt ihr `lang`. Ein Buchstabe findet eine, Eingabe gibt sie weiter.',
  },
  async play({ canvasElement, args }) {
    const button = within(canvasElement).getByRole('button', { name: 'Sprache: Deutsch' });
    const [german, english, low] = languagesIn(canvasElement);
    await expect(within(canvasElement).getByText('English')).toHaveAttribute('lang', 'en');
    await expect(within(canvasElement).getByText('Plattdüütsch')).toHaveAttribute('lang', 'nds');
    await expect(german).toHaveAttribute('aria-current', 'true');
    await expect(english).not.toHaveAttribute('aria-current');
    await userEvent.click(button);
    await waitFor(() => expect(german).toHaveFocus());
    await userEvent.keyboard('p');
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('nds');
    await expect(button).toHaveFocus();
  },
};

/** Languages with an address are links, with `hreflang`; others are buttons. */
export const Links: Story = {
  args: { items: [{ value: 'de' }, { value: 'en', href: '#en' }] },
  parameters: {
    german: 'Sprachen mit Adresse sind Links und tragen `hreflang`, andere sind Schaltflächen.',
  },
  async play({ canvasElement, args }) {
    const [german, english] = languagesIn(canvasElement);
    await expect(german?.localName).toBe('button');
    await expect(german).not.toHaveAttribute('hreflang');
    await expect(english?.localName).toBe('a');
    await expect(english).toHaveAttribute('href', '#en');
    await expect(english).toHaveAttribute('hreflang', 'en');
    english?.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(languagesIn(canvasElement)[0]).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('en');
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};
