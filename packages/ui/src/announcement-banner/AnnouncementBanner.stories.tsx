import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnnouncementBanner } from './index.ts';

const meta = {
  title: 'Layout/AnnouncementBanner',
  component: AnnouncementBanner,
  parameters: { layout: 'fullscreen' },
  args: {
    message: {
      de: 'Am Samstag, 28. November, von 8 bis 12 Uhr sind keine Bestellungen möglich.',
      en: 'No orders can be placed on Saturday, 28 November, from 8 am to noon.',
    },
  },
} satisfies Meta<typeof AnnouncementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside its time. */
export const Shown: Story = {};
