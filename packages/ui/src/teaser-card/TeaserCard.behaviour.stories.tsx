import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TeaserCard } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/TeaserCard/Behaviour',
  component: TeaserCard,
  tags: ['!autodocs'],
  args: {
    heading: 'Kartenviewer',
    children: 'Kostenlos und ohne Anmeldung.',
    action: <a href="#/viewer">Kartenviewer öffnen</a>,
  },
} satisfies Meta<typeof TeaserCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the action is a link, not the card, so that no text is announced twice. */
export const OneLink: Story = {
  parameters: {
    german: 'Nur die Aktion ist ein Link, nicht die Karte, damit kein Text zweimal angesagt wird.',
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Kartenviewer öffnen');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Kartenviewer');
  },
};
