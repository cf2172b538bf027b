import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/index.ts';
import { AnnouncementBanner, AnnouncementBanners } from './index.ts';
import type { BannerItem } from './index.ts';

const meta = {
  title: 'Feedback/AnnouncementBanner',
  component: AnnouncementBanner,
  parameters: { layout: 'fullscreen', page: 'beside' },
  args: {
    message: {
      de: 'Am Samstag, 28. November, von 8 bis 12 Uhr sind keine Bestellungen möglich.',
      en: 'No orders can be placed on Saturday, 28 November, from 8 am to noon.',
    },
  },
} satisfies Meta<typeof AnnouncementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = { de: 'Wartung am Samstag', en: 'Maintenance on Saturday' };

/** Within its time. */
export const Shown: Story = {};

/** With a heading, a link, and a close button. */
export const WithHeading: Story = {
  args: {
    heading,
    tone: 'warning',
    actions: <Link href="#/wartung">Was heißt das für mich?</Link>,
    onDismiss: () => undefined,
  },
};

const several: readonly BannerItem[] = [
  {
    id: 'maintenance',
    heading,
    message: {
      de: 'Von 8 bis 12 Uhr sind keine Bestellungen möglich.',
      en: 'No orders can be placed from 8 am to noon.',
    },
  },
  {
    id: 'payment',
    tone: 'danger',
    priority: 1,
    dismissible: false,
    message: {
      de: 'Zahlungen mit Kreditkarte schlagen zurzeit fehl. Wählen Sie bitte eine andere Zahlungsart.',
      en: 'Payments by credit card fail at the moment. Please choose another way to pay.',
    },
  },
];

/** Several banners, ordered by priority. */
export const Several: Story = { render: () => <AnnouncementBanners items={several} /> };
