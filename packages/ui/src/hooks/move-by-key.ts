import type { KeyboardEvent } from 'react';

/**
 * Moves the focus within a group of tabs or radio buttons by arrow keys, Home and End; for `onKeyDownCapture` of the group. Radix would do
 * so, but not in a frame or shadow root, where it returns the focus to where it was: it asks the document of the script for the focused
 * element, which is the frame or the host around the group.
 *
 * @param vertical whether the arrow keys up and down move the focus, too
 * @returns what has the focus now; nothing if the key does something else
 */
export function moveByKey(
  event: KeyboardEvent<HTMLElement>,
  vertical: boolean,
): HTMLElement | undefined {
  const { currentTarget: group, target, key } = event;
  if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return undefined;
  const items = [
    ...group.querySelectorAll<HTMLElement>(':is([role=tab],[role=radio]):not(:disabled)'),
  ];
  const at = items.findIndex((item) => item === target);
  const onwards = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number | undefined>> = {
    ArrowRight: onwards,
    ArrowLeft: -onwards,
    ...(vertical && { ArrowDown: 1, ArrowUp: -1 }),
    Home: -at,
    End: -at - 1,
  };
  const step = steps[key];
  if (at < 0 || step === undefined) return undefined;
  event.preventDefault();
  const next = items.at((at + step) % items.length);
  next?.focus();
  return next;
}
