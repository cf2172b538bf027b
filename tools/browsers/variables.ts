/** Time zone in which tests run in Node: that of most servers. */
const NODE_TIME_ZONE = 'UTC';
/** Time zone of the browsers that the tests start: that of the people who use the portal. */
export const BROWSER_TIME_ZONE = 'Europe/Berlin';

/** Passed on unchanged: what programs need to run, and what a person sets deliberately. */
const PASSED_ON = new Set([
  'PATH',
  'HOME',
  'TMPDIR',
  'CI',
  'TERM',
  'CHROMIUM_PATH',
  'FIREFOX_PATH',
  'FONTCONFIG_FILE',
]);

/** Variables of the npm client, of proxies and certificates. */
const OF_NPM = /^(npm_config_.*|(http|https|no)_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR))$/i;

/**
 * The variables with which the test command runs each check: none of the machine's own but those that a program or the npm
 * client needs, and one locale and time zone everywhere.
 *
 * @param machine names and values, as in `process.env`
 */
export function testVariables(machine: NodeJS.ProcessEnv): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(machine)) {
    if (value !== undefined && (PASSED_ON.has(name) || OF_NPM.test(name))) kept[name] = value;
  }
  return { ...kept, LANG: 'C.UTF-8', TZ: NODE_TIME_ZONE };
}
