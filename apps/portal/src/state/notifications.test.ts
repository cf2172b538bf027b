import { expect, it } from 'vitest';
import { createNotices } from './notifications.ts';
import type { Notice } from './notifications.ts';

const saved: Notice = { id: 'logout', severity: 'success', message: 'logout.done' };

it('shows one notice for what happens twice, as a new one, so that it is heard twice (UI-4)', () => {
  const notices = createNotices();
  notices.show(saved);
  const [first] = notices.cell.get();
  notices.show(saved);
  const [second, ...others] = notices.cell.get();
  expect(others).toEqual([]);
  expect(second).toMatchObject(saved);
  expect(second?.version).not.toBe(first?.version);
});

it('changes nothing when a notice is closed that has gone already', () => {
  const notices = createNotices();
  notices.show(saved);
  const shown = notices.cell.get();
  notices.close('another');
  expect(notices.cell.get()).toBe(shown);
});
