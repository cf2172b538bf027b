import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Footer } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/Footer/Behaviour',
  component: Footer,
  tags: ['!autodocs', 'behaviour'],
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    groups: [
      {
        heading: 'Hilfe',
        links: [{ label: 'Glossar', href: 'https://glossar.invalid/', external: true }],
      },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each list is named by its heading; the name of an external link says that it opens a new tab. */
export const ListsAreNamed: Story = {
  parameters: {
    german:
      'Jede Liste wird durch ihre Überschrift benannt; der Name eines externen Links sagt, dass er sich in einem neuen Tab öffnet.',
  },
  async play({ canvasElement }) {
    const list = within(canvasElement).getByRole('list', { name: 'Hilfe' });
    const link = within(list).getByRole('link', { name: /Glossar/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.textContent).not.toBe('Glossar');
  },
};

/** The icon of an external link follows its last word, also in a text of two lines. */
export const IconAfterTheLastWord: Story = {
  parameters: {
    german: 'Das Symbol eines externen Links folgt dem letzten Wort, auch bei zwei Zeilen Text.',
  },
  args: {
    groups: [
      {
        links: [
          {
            label: 'Allgemeine Geschäftsbedingungen der Vermessungsverwaltung des Landes',
            href: 'https://agb.invalid/',
            external: true,
          },
        ],
      },
    ],
    style: { inlineSize: '17rem' },
  },
  async play({ canvasElement }) {
    const link = within(canvasElement).getByRole('link');
    const text = document.createRange();
    text.selectNodeContents(link.firstChild ?? link);
    const lines = text.getClientRects();
    const last = lines[lines.length - 1];
    const icon = link.querySelector('svg')?.getBoundingClientRect();
    await expect(lines.length).toBeGreaterThan(1);
    await expect((icon?.left ?? 0) - (last?.right ?? 0)).toBeLessThan(12);
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** A line of links is 32 px high for a mouse, and each link at least 24 px; operator and source stand in one line below. */
export const LinesOfLinks: Story = {
  parameters: {
    german:
      'Eine Zeile mit Links ist für die Maus 32 Pixel hoch, jeder Link mindestens 24; Betreiber und Quelle stehen darunter in einer Zeile.',
  },
  args: {
    groups: [
      {
        heading: 'Hilfe',
        links: [
          { label: 'Häufige Fragen', href: '#/hilfe' },
          { label: 'Glossar', href: '#/glossar' },
        ],
      },
    ],
    note: 'Land Beispiel',
    source: '© Vermessung Beispiel',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const step = (second?.top ?? 0) - (first?.top ?? 0);
    const height = matchMedia('(pointer: coarse)').matches ? 44 : 32;
    await expect(Math.abs(step - height)).toBeLessThan(2);
    await expect(first?.height ?? 0).toBeGreaterThanOrEqual(24);
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Land Beispiel')).toBe(top('© Vermessung Beispiel'));
  },
};

const contact = { label: 'Kontakt', href: '/kontakt' };
const imprint = { label: 'Impressum', href: '/kontakt' };

function Reordered() {
  const [links, setLinks] = useState([contact, imprint]);
  return (
    <>
      <button type="button" onClick={() => setLinks([imprint])}>
        Kürzen
      </button>
      <Footer groups={[{ links }]} />
    </>
  );
}

/** Links of the same address are kept apart: of two, the one that is removed goes (LIB-22). */
export const SameAddressTwice: Story = {
  parameters: {
    german:
      'Links derselben Adresse bleiben unterscheidbar. Von zweien verschwindet der entfernte.',
  },
  render: () => <Reordered />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const names = () => canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Kontakt', 'Impressum']);
    await userEvent.click(canvas.getByRole('button', { name: 'Kürzen' }));
    await expect(names()).toEqual(['Impressum']);
  },
};
