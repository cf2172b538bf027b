import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MAIN_ID, PageLayout } from './index.ts';

const meta = {
  title: 'Layout/PageLayout/Behaviour',
  component: PageLayout,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', page: 'whole' },
  args: {
    header: <header>Kopf</header>,
    footer: <footer>Fuß</footer>,
    children: <h1>Inhalt</h1>,
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The skip link is the first tab stop and moves the focus to the content. */
export const SkipsToContent: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute('id', MAIN_ID);
  },
};
