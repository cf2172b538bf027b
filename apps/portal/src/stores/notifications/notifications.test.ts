import { expect, it } from 'vitest';
import { createNotificationStore } from './notifications.ts';
import type { NotificationRequest } from './notifications.ts';

const saved: NotificationRequest = { id: 'logout', tone: 'success', message: 'logout.done' };

it('replaces a notification with the same id by a new version, so that it is announced again (UI-4)', () => {
  const notifications = createNotificationStore();
  notifications.show(saved);
  const [first] = notifications.store.get();
  notifications.show(saved);
  const [second, ...others] = notifications.store.get();
  expect(others).toEqual([]);
  expect(second).toMatchObject(saved);
  expect(second?.version).not.toBe(first?.version);
});

it('changes nothing when a closed notification is closed again', () => {
  const notifications = createNotificationStore();
  notifications.show(saved);
  const shown = notifications.store.get();
  notifications.close('another');
  expect(notifications.store.get()).toBe(shown);
});
