import { expect, test as base, type ConsoleMessage } from '@playwright/test';

/**
 * Errors that the browser logs for a script or an image of a map that a journey withholds, for a typeface whose request ends because the page is left
 * (NS_BINDING_ABORTED), and OpenLayers for such an image.
 */
const PROVOKED =
  /^Loading (module|failed)|CORS request did not succeed|error loading dynamically imported module|^downloadable font: download failed .*status=2152398850|^Error \(.*\/assets\/engine-/;

interface Fixtures {
  /** Further errors that the journeys of a file provoke, each with the address of its script in parentheses. */
  readonly expectedErrors: RegExp | null;
  readonly noConsoleErrors: undefined;
}

/** What is logged, with the messages of logged errors: Firefox gives "Error" as the text of each. Without them if the page was left. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const details = await Promise.all(
    message
      .args()
      .map((argument) =>
        argument
          .evaluate((value) => (value instanceof Error ? value.message : ''))
          .catch(() => 'page left'),
      ),
  );
  return [`${message.text()} (${message.location().url})`, ...details].join(' ').trim();
}

/**
 * A journey. In Firefox it fails if a page logs an error, or throws one that nothing catches; Chromium also logs every call that
 * fails, which journeys provoke.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [null, { option: true }],
  noConsoleErrors: [
    async ({ browserName, context, expectedErrors }, provide, testInfo) => {
      const logged: Promise<string>[] = [];
      const thrown: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') logged.push(textOf(message));
      });
      context.on('weberror', (error) => thrown.push(String(error.error())));
      await provide(undefined);
      // The screenshot of a failed test logs an error itself, and the failure is reported anyway.
      if (testInfo.status !== testInfo.expectedStatus || browserName !== 'firefox') return;
      const unexpected = [...(await Promise.all(logged)), ...thrown].filter(
        (error) => !PROVOKED.test(error) && !expectedErrors?.test(error),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
