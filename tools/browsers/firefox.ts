import { existsSync } from 'node:fs';
import { BROWSER_TIME_ZONE, testVariables } from './variables.ts';

/** Where packages of Debian, Ubuntu and Fedora install Firefox. */
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Launch options of Playwright for an installed Firefox, which it drives over WebDriver BiDi.
 *
 * @returns undefined if `FIREFOX_PATH` is not set and Firefox is in none of the usual places
 */
export function findFirefox() {
  const executablePath = process.env['FIREFOX_PATH'] ?? PROGRAMS.find(existsSync);
  if (!executablePath) return undefined;
  return {
    executablePath,
    // TZ as for Chromium: Firefox takes the time zone from it.
    env: { ...testVariables(process.env), TZ: BROWSER_TIME_ZONE },
    firefoxUserPrefs: {
      // Else no page has the focus, as the window of a headless Firefox never has it.
      'focusmanager.testmode': true,
      // Firefox ESR 153 follows a null pointer once a script has read `ariaLabelledByElements`, as axe-core and Playwright do.
      'accessibility.ARIAElementReflection.enabled': false,
      // Transitions are drawn without a graphics processor and take a fifth of the time. Chromium shows them.
      'ui.prefersReducedMotion': 1,
      // The list of downloads would open and take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
      // A downloaded document would open in a tab, in a process of its own.
      'pdfjs.disabled': true,
      // One process for all pages: Firefox starts one for each page otherwise, which takes longer than the page.
      'fission.autostart': false,
      'dom.ipc.processCount': 1,
      'dom.ipc.processPrelaunch.enabled': false,
      // Else WebDriver BiDi formats the text of every message for its log, such as the source of axe-core.
      'remote.log.level': 'Fatal',
      'intl.accept_languages': 'de-DE',
      // No connections of the browser's own.
      'app.normandy.enabled': false,
      'browser.safebrowsing.enabled': false,
      'datareporting.policy.dataSubmissionEnabled': false,
    },
  };
}
