import { userEvent } from 'storybook/test';

/** Presses keys, for tests. @returns those that something in the page has handled */
export async function handledKeys(keys: string): Promise<string> {
  let handled = '';
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) handled += event.key;
  };
  document.addEventListener('keydown', onKeyDown);
  await userEvent.keyboard(keys);
  document.removeEventListener('keydown', onKeyDown);
  return handled;
}
