import { expect, it } from 'vitest';
import { createNotificationStore, timeoutOf } from './notifications.ts';
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

it.each([
  ['success', 10_000],
  ['info', 10_000],
  ['warning', null],
  ['danger', null],
] as const)('closes %s after %s ms (SEED-5)', (tone, timeout) => {
  expect(timeoutOf({ ...saved, tone })).toBe(timeout);
});

it('closes what belongs to the page that is left, not what has led to the next one (SEED-5, PAGE-13)', () => {
  const clock = { now: 0 };
  const notifications = createNotificationStore(() => clock.now);
  notifications.show({ id: 'login', tone: 'danger', message: 'logout.failed' });
  notifications.show({
    id: 'session',
    tone: 'warning',
    message: 'session.ended',
    staysAcrossPages: true,
  });
  clock.now = 5000;
  notifications.show(saved);
  clock.now = 5100;
  notifications.leavePage();
  const ids = () => notifications.store.get().map(({ id }) => id);
  expect(ids()).toEqual(['session', 'logout']);
  clock.now = 9000;
  notifications.leavePage();
  expect(ids()).toEqual(['session']);
});
