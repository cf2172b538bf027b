import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Data/Accordion/Behaviour',
  component: Accordion,
  tags: ['!autodocs', 'behaviour'],
  args: {
    items: [{ value: 'was kostet das', heading: 'Was kostet das?', content: <p>Ab 22 Euro.</p> }],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens and closes the section; `aria-expanded` reports the state. */
export const Toggles: Story = {
  parameters: {
    german: 'Enter öffnet und schließt den Abschnitt; `aria-expanded` nennt den Zustand.',
  },
  async play({ canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: 'Was kostet das?' });
    const heading = within(canvasElement).getByRole('heading', { level: 2 });
    await expect(heading).toHaveAccessibleName('Was kostet das?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const section = within(canvasElement).getByRole('region', { name: 'Was kostet das?' });
    await expect(section).toBeVisible();
    await expect(button).toHaveAttribute('aria-controls', section.id);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(section).not.toBeVisible();
  },
};

/** Each section is a heading around its button, and after it the region that the button opens; several can be open. */
export const HeadingsAndRegions: Story = {
  parameters: {
    german:
      'Jeder Abschnitt ist eine Überschrift mit ihrer Schaltfläche, danach der Bereich, den sie öffnet. Mehrere können offen sein.',
  },
  args: {
    items: [
      { value: 'first', heading: 'Erste Frage', content: <p>Erste Antwort</p> },
      { value: 'second', heading: 'Zweite Frage', content: <p>Zweite Antwort</p> },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings).toHaveLength(2);
    for (const heading of headings) await userEvent.click(within(heading).getByRole('button'));
    for (const [at, name] of ['Erste Frage', 'Zweite Frage'].entries()) {
      const region = canvas.getByRole('region', { name });
      await expect(region).toBeVisible();
      await expect(headings[at]?.nextElementSibling).toBe(region);
    }
  },
};

/** Arrow keys, Home and End move the focus between the headings; a closed section keeps its input. */
export const ArrowsAndInput: Story = {
  parameters: {
    german:
      'Pfeiltasten, Pos1 und Ende bewegen den Fokus zwischen den Überschriften; Eingaben in einem geschlossenen Abschnitt bleiben erhalten.',
  },
  args: {
    items: [
      { value: 'first', heading: 'Erste Frage', content: <input aria-label="Antwort" /> },
      { value: 'second', heading: 'Zweite Frage', content: <p>Text</p> },
    ],
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Antwort' }), 'ja');
    await userEvent.click(first as HTMLElement);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Antwort' })).toHaveValue('ja');
  },
};
