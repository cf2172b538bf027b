import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingRegion } from './index.ts';

const meta = {
  title: 'Feedback/LoadingRegion',
  component: LoadingRegion,
  args: {
    label: 'Ihr Auszug wird erstellt',
    duration: 'Das dauert meist weniger als eine Minute.',
  },
} satisfies Meta<typeof LoadingRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The progress is unknown. */
export const Unknown: Story = {};

/** The progress is known. */
export const Known: Story = { args: { progress: 0.4 } };
