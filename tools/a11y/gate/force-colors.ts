import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Emulates forced colours in the page of the tests, or ends it. */
    forceColors: (forced: boolean) => Promise<void>;
  }
}

/** The command for the configuration: it runs in Node, where Playwright has the page. */
export const forceColors: BrowserCommand<[forced: boolean]> = async ({ page }, forced) => {
  await page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });
};
