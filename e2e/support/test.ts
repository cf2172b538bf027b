import { expect, test as base } from '@playwright/test';
import { LOST_FOCUS, recordLostFocus } from '../../tools/a11y/runner/lost-focus.ts';
import { contextOptions, type Device, drawDevice } from '../../tools/browsers/devices.ts';

/**
 * Errors that the browser logs for a script or an image of a map that a journey withholds, for a typeface whose request ends because the page is left
 * (NS_BINDING_ABORTED), and OpenLayers for such an image.
 */
const PROVOKED =
  /^Loading (module|failed)|CORS request did not succeed|error loading dynamically imported module|^downloadable font: download failed .*status=2152398850|^(AbortError|TypeError: NetworkError)[^]*\/assets\/engine-|^SyntaxError: expected expression, got '<'$/;

interface Fixtures {
  /** Where the journey is walked; drawn from the matrix by its title, unless `test.use({ device })` names one (SCREEN-2). */
  readonly device: Device;
  readonly germanChosen: undefined;
  readonly noConsoleErrors: undefined;
}

/**
 * Logs name and message of an error, and the scripts that log it: Firefox gives "Error" as the text of each. Runs in the page.
 */
function logMessagesOfErrors(): void {
  const { error: log } = console;
  console.error = (...values: readonly unknown[]) => {
    const { stack } = new Error();
    log(...values.map((value) => (value instanceof Error ? `${String(value)}\n${stack}` : value)));
  };
}

/** What the portal logs when a page shows the id of a text instead of the text. */
const UNSHOWN_TEXT = /^\[portal\] A message could not be shown/;

/**
 * A journey. It fails if a page lacks a text, or if nothing has the focus after a press (EYE-4). In Firefox it also fails if a page logs an error, or throws one that nothing catches;
 * Chromium also logs every call that fails, which journeys provoke.
 */
export const test = base.extend<Fixtures>({
  device: [
    ({ browserName }, provide, { title }) => provide(drawDevice(title, browserName)),
    { option: true },
  ],
  viewport: ({ device }, provide) => provide(contextOptions(device).viewport),
  deviceScaleFactor: ({ device }, provide) => provide(device.pixelRatio),
  // Firefox emulates neither.
  hasTouch: ({ device, browserName }, provide) =>
    provide(browserName !== 'firefox' && (device.touch ?? false)),
  isMobile: ({ device, browserName }, provide) =>
    provide(browserName !== 'firefox' && (device.mobile ?? false)),
  colorScheme: ({ device }, provide) => provide(contextOptions(device).colorScheme),
  locale: ({ device }, provide) => provide(contextOptions(device).locale),
  timezoneId: ({ device }, provide) => provide(contextOptions(device).timezoneId),
  contextOptions: ({ device }, provide) =>
    provide({ forcedColors: contextOptions(device).forcedColors }),
  // Journeys read German: whoever uses a browser in another language has chosen it before.
  germanChosen: [
    async ({ context, device }, provide) => {
      if (device.language) {
        await context.addInitScript(() => {
          // In Firefox, the script also runs in the empty page before, which has no storage.
          if (window.origin !== 'null' && !localStorage.getItem('portal.language')) {
            localStorage.setItem('portal.language', 'de');
          }
        });
      }
      await provide(undefined);
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ browserName, context }, provide, testInfo) => {
      const errors: string[] = [];
      const unshown: string[] = [];
      const unfocused: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
        if (message.text().startsWith(LOST_FOCUS)) unfocused.push(message.text());
        if (UNSHOWN_TEXT.test(message.text())) unshown.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      if (browserName === 'firefox') await context.addInitScript(logMessagesOfErrors);
      await context.addInitScript(recordLostFocus, LOST_FOCUS);
      await provide(undefined);
      expect(unshown, 'texts that a page lacks').toEqual([]);
      expect(unfocused, 'presses after which nothing has the focus').toEqual([]);
      // The screenshot of a failed test logs an error itself, and the failure is reported anyway.
      if (testInfo.status !== testInfo.expectedStatus || browserName !== 'firefox') return;
      const unexpected = errors.filter((error) => !PROVOKED.test(error));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});
