import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { firefox } from 'playwright';
import { findFirefox } from '../environment/firefox.ts';
import { missingPackages, startDesktop } from './desktop.ts';
import { faultsOf } from './rules.ts';
import { walkJourney, type Scene } from './walk.ts';

/*
 * `pnpm test:speech [address]`: walks the main journey in Firefox with the screen reader Orca, records what it says, checks the
 * rules of each scene and writes `docs/speech.md`. It needs a running portal and packages of Debian.
 */

const OUTPUT = new URL('../../docs/speech.md', import.meta.url);

function version(program: string): string {
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().split('\n')[0] ?? '';
}

function transcript(scenes: readonly Scene[], browser: string): string {
  const intro = [
    '# Speech: a recorded transcript',
    '',
    `Recorded by \`pnpm test:speech\` on ${new Date().toISOString().slice(0, 10)} with Orca ${version('/usr/bin/orca')} and Firefox ${browser}, in German,`,
    'with real key presses under Xvfb. The same words come each time; their order varies. The rules that each scene must keep are in',
    '`verification/speech/walk.ts`. NVDA, JAWS, VoiceOver and TalkBack: not checked.',
  ];
  const parts = scenes.flatMap(({ name, spoken }) => [
    '',
    `## ${name}`,
    '',
    ...spoken.map((line) => `> ${line}  `),
  ]);
  return [...intro, ...parts, ''].join('\n');
}

const packages = missingPackages();
const launch = findFirefox();
if (packages.length > 0 || !launch) {
  const names = launch ? packages : ['firefox-esr', ...packages];
  console.log(
    `Speech is not checked: missing Debian packages: ${names.join(' ')}. Install them with apt-get, and the locale de_DE.UTF-8.`,
  );
  process.exit(0);
}

const origin = process.argv[2] ?? 'http://localhost:8080/';
const desktop = await startDesktop();
try {
  const browser = await firefox.launch({
    ...launch,
    channel: 'moz-firefox',
    headless: false,
    env: { ...desktop.env },
    firefoxUserPrefs: { ...launch.firefoxUserPrefs, 'intl.locale.requested': 'de' },
  });
  const context = await browser.newContext({ locale: 'de-DE', viewport: null });
  const page = await context.newPage();
  const scenes = await walkJourney(page, desktop, origin);
  const faults = scenes.flatMap(({ name, spoken, rules }) =>
    faultsOf(spoken, rules).map((fault) => `${name}: ${fault}`),
  );
  mkdirSync(new URL('.', OUTPUT), { recursive: true });
  writeFileSync(OUTPUT, transcript(scenes, browser.version()));
  await browser.close();
  for (const fault of faults) console.error(fault);
  console.log(
    `Speech: ${scenes.length} scenes, ${faults.length} faults; transcript in docs/speech.md.`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  desktop.stop();
}
