import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TeaserCard, TeaserGroup } from './index.ts';

/** Interaction tests of UI-9. */
const meta = {
  title: 'Navigation/TeaserCard/Behaviour',
  component: TeaserCard,
  tags: ['!autodocs', 'behaviour'],
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

/** The picture is as high as the card, and does not make it higher; a group without space for it leaves it out. */
export const PictureAsHighAsTheCard: Story = {
  parameters: {
    german:
      'Das Bild ist so hoch wie die Karte und macht sie nicht höher; eine Gruppe ohne Platz lässt es weg.',
  },
  render: (args) => (
    <>
      {['min(36rem, 100%)', 'min(16rem, 100%)'].map((inlineSize) => (
        <div key={inlineSize} style={{ inlineSize }}>
          <TeaserGroup>
            <TeaserCard
              {...args}
              picture={<div data-testid="picture" style={{ minBlockSize: '100%' }} />}
            />
          </TeaserGroup>
        </div>
      ))}
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [wide, narrow] = canvas.getAllByTestId('picture');
    const card = canvas.getAllByRole('article')[0]?.getBoundingClientRect();
    // The card has an edge of one pixel.
    await expect(wide?.getBoundingClientRect().height).toBeCloseTo((card?.height ?? 0) - 2, 0);
    await expect(card?.height ?? 0).toBeLessThan(260);
    await expect(narrow).not.toBeVisible();
  },
};
