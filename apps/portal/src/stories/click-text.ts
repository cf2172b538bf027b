import { screen, userEvent } from 'storybook/test';
import { textOf } from './expected-text.ts';
import type { ExpectedText } from './expected-text.ts';

const CLICKABLE = 'button, label, a, summary, [role="tab"]';

/** Clicks the control with this text; of several visible ones, the last. */
export async function clickText(expected: ExpectedText): Promise<void> {
  const matches = await screen.findAllByText(textOf(expected), {}, { timeout: 5000 });
  const target = matches.findLast((one) => one.closest(CLICKABLE) && one.checkVisibility());
  if (!target) throw new Error(`No visible control has the text "${textOf(expected)}"`);
  await userEvent.click(target);
}
