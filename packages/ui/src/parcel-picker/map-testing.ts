import type { ComponentProps } from 'react';
import { expect, mocked, waitFor, within } from 'storybook/test';
import type { ParcelPickerMap } from './index.ts';

export const WAIT = { timeout: 10_000 };
export const PICK = /^(Flurstück in der Karte anklicken|Pick a parcel on the map)$/;
export const PICK_HERE = /^(Flurstück im Fadenkreuz wählen|Pick the parcel at the crosshair)$/;
export const AREA = /^(Alle Flurstücke im Kartenausschnitt|All parcels in this map section)$/;
// Middle of the small view.
export const CENTER = [389_400, 5_820_700];

type MoveEnd = NonNullable<ComponentProps<typeof ParcelPickerMap>['onMoveEnd']>;

export async function runningMap(
  canvasElement: HTMLElement,
  onMoveEnd?: MoveEnd,
): Promise<HTMLElement> {
  const map = within(canvasElement).getByRole('img', { name: /^(Karte|Map)/ });
  await waitFor(() => expect(map.querySelector('canvas')).not.toBeNull(), WAIT);
  if (onMoveEnd) await waitFor(() => expect(onMoveEnd).toHaveBeenCalled(), WAIT);
  return map;
}

export function announcerOf(canvasElement: HTMLElement): Element | null {
  return canvasElement.querySelector('[data-portal-announcer="polite"]');
}

/** Runs an action that moves the map, and waits for `onMoveEnd`. */
export async function afterMove(
  onMoveEnd: MoveEnd | undefined,
  action: () => Promise<unknown>,
): Promise<void> {
  const callCount = (): number => (onMoveEnd ? mocked(onMoveEnd).mock.calls.length : 0);
  const before = callCount();
  await action();
  await waitFor(() => expect(callCount()).toBeGreaterThan(before), WAIT);
}

/** Clicks so many pixels to the right of the middle of the map, and above it. */
export function clickMap(map: HTMLElement, right: number, up: number): void {
  const viewport = map.querySelector('.ol-viewport');
  if (!viewport) return;
  const { left, top, width, height } = viewport.getBoundingClientRect();
  const place = { clientX: left + width / 2 + right, clientY: top + height / 2 - up };
  const options = { ...place, bubbles: true, pointerId: 1, isPrimary: true, pointerType: 'mouse' };
  viewport.dispatchEvent(new PointerEvent('pointerdown', { ...options, buttons: 1 }));
  viewport.dispatchEvent(new PointerEvent('pointerup', options));
}
