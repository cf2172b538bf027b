import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncementBanner, AnnouncementBanners, createDismissals } from './index.ts';
import type { BannerItem, Clock, Dismissals } from './index.ts';

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
  parameters: { page: 'beside' },
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

const CLOSE = /^(Hinweis schließen|Close notice)$/;

const banners: readonly BannerItem[] = ['Erste', 'Zweite', 'Dritte'].map((word, index) => ({
  id: word,
  version: '1',
  heading: { de: word, en: word },
  message: { de: 'Wartung', en: 'Maintenance' },
  priority: -index,
}));

let kept = new Map<string, string>();
let dismissals: Dismissals = createDismissals(null);

/** Each is a landmark named by its heading; nothing is announced, on load or later. */
export const NamedLandmarks: Story = {
  parameters: { page: 'part' },
  render: () => (
    <>
      <h2>Meldungen</h2>
      <AnnouncementBanners banners={banners} headingLevel={3} />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const word of ['Erste', 'Zweite', 'Dritte']) {
      const region = canvas.getByRole('region', {
        name: new RegExp(`^(Hinweis zum Betrieb|Service notice): ${word}$`),
      });
      await expect(within(region).getByRole('heading', { level: 3 })).toBeVisible();
    }
    for (const region of document.querySelectorAll('[data-portal-announcer]')) {
      await expect(region).toBeEmptyDOMElement();
    }
  },
};

/** Closing by keyboard leads to the next, then the one before, then back to the page. */
export const ClosingKeepsTheFocus: Story = {
  beforeEach() {
    kept = new Map();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    dismissals = createDismissals(() => storage);
  },
  render: () => (
    <>
      <button type="button">Davor</button>
      <AnnouncementBanners banners={banners} dismissals={dismissals} />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const origin = canvas.getByRole('button', { name: 'Davor' });
    const close = (word: string): HTMLElement =>
      within(canvas.getByRole('region', { name: new RegExp(`${word}$`) })).getByRole('button', {
        name: CLOSE,
      });
    origin.focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(close('Zweite')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(close('Dritte')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(close('Erste')).toHaveFocus();
    origin.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(origin).toHaveFocus();
    await expect(kept.get('portal.banners')).toBe('{"Zweite":"1","Dritte":"1","Erste":"1"}');
  },
};

/** The consumer owns the dismissal: a banner that is asked to go stays until it is taken away. */
export const ConsumerDecides: Story = {
  args: { startsAt: undefined, endsAt: undefined, onDismiss: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: CLOSE }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};
