import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './index.ts';

const meta = {
  title: 'Navigation/SkipLink',
  component: SkipLink,
  args: { targetId: 'story-content' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', minBlockSize: '6rem' }}>
        {Story()}
        <p id="story-content">Inhalt der Seite. Mit der Tabulatortaste erscheint der Link.</p>
      </div>
    ),
  ],
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Not visible until it has the focus. */
export const Default: Story = {};
