import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from './index.ts';

/** Interaction tests of LIB-21. */
const meta = {
  title: 'Data/Card/Behaviour',
  component: Card,
  tags: ['!autodocs', 'behaviour'],
  args: {
    heading: 'Bauantrag',
    headingLevel: 3,
    children: 'Eingegangen',
    actions: <a href="#a">Ansehen</a>,
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article with a heading of its level; content and actions follow in this order. */
export const NamedArticle: Story = {
  parameters: {
    german:
      'Ein Artikel mit einer Überschrift der angegebenen Ebene. Inhalt und Aktionen folgen in dieser Reihenfolge.',
    a11y: { test: 'off', reason: 'A heading of level 3 without one of level 2 before it' },
  },
  async play({ canvasElement }) {
    const card = within(canvasElement).getByRole('article');
    await expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Bauantrag');
    await expect(card).toHaveTextContent(/^BauantragEingegangenAnsehen$/);
  },
};
