import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirefox } from '../tools/browsers/firefox.ts';
import { testVariables } from '../tools/browsers/variables.ts';
import { recordBrowserRun } from '../tools/a11y/report/record-browser-run.ts';
import { temporaryFolder } from '../tools/support/temporary-folder.ts';
import { AXE_ANNOTATION } from './support/accessible.ts';

/*
 * `pnpm test:full firefox`: walks all journeys in Firefox, and stores the run for the accessibility report.
 */

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly annotations: readonly { readonly type: string }[];
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

function walk(): readonly Suite[] {
  using folder = temporaryFolder('firefox');
  const file = join(folder.path, 'report.json');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const projects = ['firefox', 'firefox-own-colours'].flatMap((name) => ['--project', name]);
  const args = ['test', '--config', config, ...projects, '--reporter=list,json'];
  const env = { ...testVariables(process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  spawnSync('playwright', args, { stdio: 'inherit', env });
  const report: { readonly suites: readonly Suite[] } = JSON.parse(readFileSync(file, 'utf8'));
  return report.suites;
}

const firefox = findFirefox();
if (firefox) {
  const version = execFileSync(firefox.executablePath, ['--version'], { encoding: 'utf8' });
  const specs = walk().flatMap(specsOf);
  const annotations = specs.flatMap(({ tests }) => tests.flatMap((test) => test.annotations));
  const failed = specs.filter(({ ok }) => !ok);
  recordBrowserRun({
    browser: `Firefox ${/[\d.]+\w*/.exec(version)?.[0] ?? ''}`,
    command: 'pnpm test:full firefox',
    journeys: specs.map(({ title, ok }) => ({ title, result: ok ? 'passed' : 'failed' })),
    axe: {
      pages: annotations.filter(({ type }) => type === AXE_ANNOTATION).length,
      // A violation fails its journey, which is repeated once.
      faults: failed.flatMap(({ title }) => `journey failed: ${title}`),
    },
  });
  process.exitCode = failed.length > 0 ? 1 : 0;
} else {
  console.log('Firefox is not checked: install the Debian package firefox-esr with apt-get.');
  process.exitCode = 1;
}
