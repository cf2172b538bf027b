import { expect, it } from 'vitest';
import { createNotificationStore } from './notifications.ts';
import type { NotificationRequest } from './notifications.ts';

const saved: NotificationRequest = { id: 'logout', severity: 'success', message: 'logout.done' };

it('shows one notice for what happens twice, as a new one, so that it is heard twice (UI-4)', () => {
  const notices = createNotificationStore();
  notices.show(saved);
  const [first] = notices.store.get();
  notices.show(saved);
  const [second, ...others] = notices.store.get();
  expect(others).toEqual([]);
  expect(second).toMatchObject(saved);
  expect(second?.version).not.toBe(first?.version);
});

it('changes nothing when a notice is closed that has gone already', () => {
  const notices = createNotificationStore();
  notices.show(saved);
  const shown = notices.store.get();
  notices.close('another');
  expect(notices.store.get()).toBe(shown);
});
