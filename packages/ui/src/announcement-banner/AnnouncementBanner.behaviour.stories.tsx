import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { AnnouncementBanner } from './index.ts';
import type { Clock } from './index.ts';

/** A clock that stands still until it is set. */
class HandClock implements Clock {
  private time: number;
  private waiting: { at: number; callback: () => void }[] = [];

  constructor(start: string) {
    this.time = Date.parse(start);
  }

  now = (): number => this.time;

  after = (delay: number, callback: () => void): (() => void) => {
    const entry = { at: this.time + delay, callback };
    this.waiting.push(entry);
    return () => {
      this.waiting = this.waiting.filter((other) => other !== entry);
    };
  };

  set(iso: string): void {
    this.time = Date.parse(iso);
    const due = this.waiting.filter((entry) => entry.at <= this.time);
    this.waiting = this.waiting.filter((entry) => entry.at > this.time);
    for (const entry of due) entry.callback();
  }
}

const clock = new HandClock('2026-11-28T06:59:00Z');

const meta = {
  title: 'Layout/AnnouncementBanner/Behaviour',
  component: AnnouncementBanner,
  tags: ['!autodocs'],
  args: {
    message: { de: 'Wartung', en: 'Maintenance' },
    startsAt: '2026-11-28T07:00:00Z',
    endsAt: '2026-11-28T11:00:00Z',
    clock,
  },
} satisfies Meta<typeof AnnouncementBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It comes and goes at its boundaries without a reload, and is a landmark, not an alert. */
export const ComesAndGoes: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    clock.set('2026-11-28T06:59:00Z');
    await expect(canvas.queryByRole('region')).toBeNull();
    clock.set('2026-11-28T07:00:00Z');
    await expect(await canvas.findByRole('region')).toHaveTextContent(/Wartung|Maintenance/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    clock.set('2026-11-28T11:00:00Z');
    await waitFor(async () => expect(canvas.queryByRole('region')).toBeNull());
  },
};
