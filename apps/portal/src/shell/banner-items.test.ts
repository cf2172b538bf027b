import { describe, expect, it } from 'vitest';
import { bannerItems } from './banner-items.ts';

const works = {
  id: 'works',
  text: { de: 'Am Samstag keine Bestellungen.', en: 'No orders on Saturday.' },
  start: '2026-11-28T07:00:00Z',
  end: '2026-11-28T11:00:00Z',
};

describe('configured announcements (APP-6, UI-3)', () => {
  it('become banner items with times and options', () => {
    const heading = { de: 'Wartung', en: 'Maintenance' };
    const set = { ...works, heading, tone: 'warning', priority: 2, closable: false } as const;
    expect(bannerItems({ banners: [set] })).toEqual([
      expect.objectContaining({
        id: 'works',
        message: works.text,
        heading,
        tone: 'warning',
        priority: 2,
        dismissible: false,
        startsAt: works.start,
        endsAt: works.end,
      }),
    ]);
  });

  it('get a new version only when their text changes', () => {
    const versionOf = (banner: typeof works) => bannerItems({ banners: [banner] })[0]?.version;
    expect(versionOf({ ...works, end: '2026-11-28T12:00:00Z' })).toBe(versionOf(works));
    expect(versionOf({ ...works, text: { ...works.text, de: 'Anders.' } })).not.toBe(
      versionOf(works),
    );
  });
});
