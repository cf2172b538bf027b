import { screen, userEvent, waitFor } from 'storybook/test';
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

/** Clicks the last button whose name begins with this text; it may show its icon only. */
export async function clickButton(expected: ExpectedText): Promise<void> {
  const named = (): HTMLElement => {
    const found = screen
      .getAllByRole('button')
      .findLast((one) => one.getAttribute('aria-label')?.startsWith(textOf(expected)));
    if (!found) throw new Error(`No button is named "${textOf(expected)}…"`);
    return found;
  };
  (await waitFor(named, { timeout: 5000 })).click();
}
