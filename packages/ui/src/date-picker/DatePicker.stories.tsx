import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { DatePicker } from './index.ts';

/** Sundays are closed. */
const closed = (day: string): string | undefined =>
  new Date(`${day}T00:00Z`).getUTCDay() === 0 ? 'Sonntags geschlossen' : undefined;

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: {
    label: 'Abholtermin',
    hint: 'Zum Beispiel 12.02.2026, vom 5. Februar bis zum 20. März',
    today: '2026-02-05',
    min: '2026-02-05',
    max: '2026-03-20',
    reasonAgainst: closed,
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2026-02-12' } };
export const Required: Story = { args: { requirement: 'required' } };
export const WithError: Story = {
  args: {
    defaultValue: '2026-02-08',
    error: 'Sonntags ist geschlossen. Wählen Sie einen anderen Tag.',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '2026-02-12' } };

/** The calendar, with the chosen day, today, and days that cannot be chosen. */
export const Open: Story = {
  parameters: {
    german: 'Der Kalender mit dem gewählten Tag, heute, und Tagen, die nicht wählbar sind.',
  },
  args: { defaultValue: '2026-02-12' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(?:Kalender|Calendar): Abholtermin/ }),
    );
  },
};
