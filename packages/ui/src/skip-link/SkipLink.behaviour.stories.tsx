import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { SkipLink } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/SkipLink/Behaviour',
  component: SkipLink,
  tags: ['!autodocs', 'behaviour'],
  args: { targetId: 'story-target' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '6rem' }}>
        {Story()}
        <p id="story-target">Inhalt</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter moves the focus to the content; the URL, which contains the route, does not change. */
export const MovesFocusOnly: Story = {
  parameters: {
    german:
      'Enter setzt den Fokus in den Inhalt; die Adresse, die den Pfad der Seite enthält, ändert sich nicht.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const before = window.location.href;
    canvas.getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Inhalt')).toHaveFocus();
    await expect(window.location.href).toBe(before);
  },
};

/** The focus goes to the first visible heading of the content, past a hidden one. */
export const MovesFocusToHeading: Story = {
  parameters: {
    german:
      'Der Fokus geht an die erste sichtbare Überschrift des Inhalts, an einer verborgenen vorbei.',
  },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <section id="story-main">
          <VisuallyHidden>
            <h1>Bestellung</h1>
          </VisuallyHidden>
          <a href="#zurueck">Zurück</a>
          <h2>Flurstück wählen</h2>
        </section>
      </>
    ),
  ],
  args: { targetId: 'story-main' },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /^(Zum Inhalt|Skip to)/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Flurstück wählen' })).toHaveFocus();
  },
};

/** The link is above the page until it has the focus; then it is in the window and has a double ring. */
export const VisibleWithFocus: Story = {
  parameters: {
    german:
      'Der Link liegt oberhalb der Seite, bis er den Fokus hat; dann steht er im Fenster und hat einen doppelten Ring.',
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvasElement.getBoundingClientRect().top + link.offsetHeight / 2,
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const { boxShadow, outlineStyle } = getComputedStyle(link);
    await expect(outlineStyle).toBe('solid');
    await expect(boxShadow).not.toBe('none');
  },
};
