import { screen, userEvent } from 'storybook/test';
import { textOf } from './expected-text.ts';
import type { ExpectedText } from './expected-text.ts';

const CLICKABLE = 'button, label, a, summary, [role="tab"]';

/** Presses what bears these words, as a person would who reads them; the last of several that are seen is the topmost. */
export async function clickText(words: ExpectedText): Promise<void> {
  const bearers = await screen.findAllByText(textOf(words), {}, { timeout: 5000 });
  const target = bearers.findLast((one) => one.closest(CLICKABLE) && one.checkVisibility());
  if (!target) throw new Error(`Nothing to press says "${textOf(words)}"`);
  await userEvent.click(target);
}
