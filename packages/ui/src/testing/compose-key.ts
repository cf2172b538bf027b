import { fireEvent } from 'storybook/test';

/** A key that an input method handles: `isComposing` while it composes; in Safari only the key code, after its end. */
export const COMPOSED_KEYS = [{ isComposing: true }, { keyCode: 229 }] as const;

/** Presses a key while an input method composes text. */
export async function composeKey(
  input: HTMLElement,
  key: string,
  composed: (typeof COMPOSED_KEYS)[number],
): Promise<void> {
  await fireEvent.keyDown(input, { key, ...composed });
}
