import { screen, userEvent } from 'storybook/test';
import { text } from './words.ts';
import type { Words } from './words.ts';

const PRESSED = 'button, label, a, summary, [role="tab"]';

/** Presses what bears these words, as a person would who reads them; the last of several that are seen is the topmost. */
export async function press(words: Words): Promise<void> {
  const bearers = await screen.findAllByText(text(words), {}, { timeout: 5000 });
  const target = bearers.findLast((one) => one.closest(PRESSED) && one.checkVisibility());
  if (!target) throw new Error(`Nothing to press says "${text(words)}"`);
  await userEvent.click(target);
}
