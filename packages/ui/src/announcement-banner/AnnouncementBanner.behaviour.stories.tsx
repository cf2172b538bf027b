import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AnnouncementBanner, AnnouncementBanners, createDismissals } from './index.ts';
import type { BannerItem, Clock, Dismissals } from './index.ts';

/** A clock for tests: its time changes only by `set`. */
class ManualClock implements Clock {
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

const clock = new ManualClock('2026-11-28T06:59:00Z');

/** Interaction tests of UI-3. */
const meta = {
  title: 'Feedback/AnnouncementBanner/Behaviour',
  component: AnnouncementBanner,
  tags: ['!autodocs', 'behaviour'],
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

/**
 * It appears at its start and disappears at its end without a reload, as a landmark, not an alert.
 */
export const ShownWithinItsTime: Story = {
  parameters: {
    german:
      'Das Banner erscheint zu seinem Beginn und verschwindet zu seinem Ende, ohne dass die Seite neu geladen wird; es ist ein Bereich, keine Warnung.',
  },
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

const banners: readonly BannerItem[] = ['Erste', 'Zweite', 'Dritte'].map((title, index) => ({
  id: title,
  version: '1',
  heading: { de: title, en: title },
  message: { de: 'Wartung', en: 'Maintenance' },
  priority: -index,
}));

let stored = new Map<string, string>();
let dismissals: Dismissals = createDismissals(null);

/** Each is a landmark named by its heading; nothing is announced. */
export const NamedLandmarks: Story = {
  parameters: {
    german: 'Jedes Banner ist ein Bereich, den seine Überschrift benennt; angesagt wird nichts.',
    page: 'part',
  },
  render: () => (
    <>
      <h2>Meldungen</h2>
      <AnnouncementBanners items={banners} headingLevel={3} />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    for (const title of ['Erste', 'Zweite', 'Dritte']) {
      const region = canvas.getByRole('region', {
        name: new RegExp(`^(Hinweis zum Betrieb|Service notice): ${title}$`),
      });
      await expect(within(region).getByRole('heading', { level: 3 })).toBeVisible();
    }
    for (const region of document.querySelectorAll('[data-portal-announcer]')) {
      await expect(region).toBeEmptyDOMElement();
    }
  },
};

/** After closing, the focus moves to the next banner, else the previous, else back to the page. */
export const FocusAfterClosing: Story = {
  parameters: {
    german:
      'Nach dem Schließen geht der Fokus zum nächsten Banner, sonst zum vorigen, sonst zurück zur Seite.',
  },
  beforeEach() {
    stored = new Map();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    };
    dismissals = createDismissals(() => storage);
  },
  render: () => (
    <>
      <button type="button">Davor</button>
      <AnnouncementBanners items={banners} dismissals={dismissals} />
    </>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    const origin = canvas.getByRole('button', { name: 'Davor' });
    const close = (title: string): HTMLElement =>
      within(canvas.getByRole('region', { name: new RegExp(`${title}$`) })).getByRole('button', {
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
    await expect(origin).toHaveFocus();
    // The pressed button stays in the accessibility tree for a moment: Orca in Chromium would follow the focus without a word.
    await expect(canvas.getByRole('region', { name: /Erste$/ })).not.toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await expect(stored.get('portal.banners')).toBe('{"Zweite":"1","Dritte":"1","Erste":"1"}');
  },
};

/** The consumer controls the dismissal: the banner stays until it is unmounted. */
export const DismissalIsControlled: Story = {
  parameters: {
    german: 'Die Anwendung bestimmt über das Schließen: Das Banner bleibt, bis sie es entfernt.',
  },
  args: { startsAt: undefined, endsAt: undefined, onDismiss: fn() },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: CLOSE }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region')).toBeVisible();
  },
};

/** A message in any subset of languages; in another one than the page it is marked by `lang` (LIB-7, WCAG 3.1.2). */
export const OtherLanguage: Story = {
  parameters: {
    german:
      'Eine Mitteilung liegt in beliebigen Sprachen vor; ist es eine andere als die der Seite, steht sie in `lang` (LIB-7, WCAG 3.1.2).',
  },
  args: {
    startsAt: undefined,
    endsAt: undefined,
    heading: 'Wartung',
    message: { pl: 'Prace konserwacyjne wieczorem' },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Prace konserwacyjne wieczorem')).toHaveAttribute('lang', 'pl');
    await expect(canvas.getByText('Wartung')).not.toHaveAttribute('lang');
  },
};

/** Each tone has a name and an icon of its own; the colour is not needed. */
export const TonesWithoutColour: Story = {
  parameters: {
    german:
      'Jede Art von Mitteilung hat einen eigenen Namen und ein eigenes Symbol; die Farbe ist nicht nötig.',
  },
  render: () => (
    <>
      {(['info', 'warning', 'danger'] as const).map((tone) => (
        <AnnouncementBanner key={tone} tone={tone} message="Von 8 bis 12 Uhr" />
      ))}
    </>
  ),
  async play({ canvasElement }) {
    const regions = within(canvasElement).getAllByRole('region');
    const icons = regions.map((region) => region.querySelector('svg')?.dataset['icon']);
    await expect(new Set(icons).size).toBe(3);
    await expect(icons).not.toContain(undefined);
    const names = regions.map((region) => region.getAttribute('aria-label') ?? region.textContent);
    await expect(new Set(names).size).toBe(3);
  },
};
