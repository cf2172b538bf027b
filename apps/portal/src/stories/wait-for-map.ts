import { expect, waitFor } from 'storybook/test';

/** Waits until the map library is loaded and draws. */
export async function waitForMap(): Promise<void> {
  await waitFor(() => expect(document.querySelector('main canvas')).not.toBeNull(), {
    timeout: 15_000,
  });
}
