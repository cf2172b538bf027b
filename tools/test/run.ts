import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { testVariables } from '../browsers/variables.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FULL, type Part, TEST } from './parts.ts';
import { isFailed, resultOf, type Test } from './report.ts';

/*
 * `pnpm test [part …]` and `pnpm test:full [part …]`: runs parts of `parts.ts`; after `--`, arguments of a part. Ends with the slowest and the
 * failed tests by name, and the line `N passed, N failed`.
 */

const [list, ...rest] = process.argv.slice(2);
const end = [...rest, '--'].indexOf('--');
const [names, args] = [rest.slice(0, end), rest.slice(end + 1)];
const groups: readonly (readonly Part[])[] = list === 'full' ? FULL.map((part) => [part]) : TEST;
const known = groups.flat();
if (names.some((name) => !known.some((part) => part.name === name))) {
  console.error(known.map(({ name, shows }) => `${name.padEnd(12)} ${shows}`).join('\n'));
  process.exit(2);
}

using reports = temporaryFolder('test');

/** Runs the command of a part. Beside others, its output is printed when it has ended. */
function run(part: Part, isBeside: boolean): Promise<readonly Test[]> {
  const { name, atLeast = 1 } = part;
  const report = join(reports.path, `${name}.json`);
  const command = [part.command, ...args.map((arg) => JSON.stringify(arg))].join(' ');
  const reporter = command.includes('playwright test')
    ? ' --reporter=list,json'
    : ` --reporter=default --reporter=json --outputFile.json="${report}"`;
  const hasReport = /(?:playwright test|vitest run)/.test(command);
  const start = performance.now();
  if (!isBeside) console.log(`\n── ${name} ──`);
  const child = spawn(hasReport ? command + reporter : command, {
    shell: true,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...testVariables(process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => output.push(data));
  child.stderr?.on('data', (data: Buffer) => output.push(data));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      // With arguments, a part may run a single test.
      const floor = args.length > 0 ? 1 : atLeast;
      const tests = resultOf(floor, code === 0, hasReport ? report : undefined);
      const failed = tests.filter(isFailed).length;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      if (isBeside) console.log(`\n── ${name} ──\n${Buffer.concat(output).toString().trimEnd()}`);
      console.log(`${name}: ${tests.length - failed} passed, ${failed} failed (${seconds} s)`);
      resolve(tests.map((test) => ({ ...test, name: `${name}: ${test.name}` })));
    });
  });
}

const tests: Test[] = [];
for (const group of groups) {
  const parts = group.filter(({ name }) => names.length === 0 || names.includes(name));
  tests.push(...(await Promise.all(parts.map((part) => run(part, parts.length > 1)))).flat());
}

function print(title: string, listed: readonly Test[]): void {
  const lines = listed.map(({ name, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${name}`);
  if (lines.length > 0) console.log([`\n${title}:`, ...lines].join('\n'));
}
const failed = tests.filter(isFailed);
print('Slowest', tests.toSorted((one, other) => other.ms - one.ms).slice(0, 8));
print(
  'Passed in the second run only',
  tests.filter(({ state }) => state === 'repeated'),
);
print('Failed', failed);
console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
