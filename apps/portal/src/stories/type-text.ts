import { screen, userEvent } from 'storybook/test';
import { textOf } from './expected-text.ts';
import type { ExpectedText } from './expected-text.ts';

/** Types into the search field of the parcel step. */
export async function typeText(text: ExpectedText): Promise<void> {
  const name = textOf('suggest.label');
  const field = await screen.findByRole('combobox', { name }, { timeout: 15_000 });
  await userEvent.type(field, textOf(text));
}
