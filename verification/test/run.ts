import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testVariables } from '../environment/variables.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FULL, type Part, TEST } from './parts.ts';
import { type Test, testsOf } from './report.ts';

/*
 * `pnpm test [part …]` and `pnpm test:full [part …]`: runs parts of `parts.ts`; after `--`, arguments of a part. Fewer tests than the floor of a part, skipped tests,
 * an error outside a test and a runner that does not start are failures by name. Ends with the line `N passed, N failed`.
 */

const REPORTERS = '--reporter=default --reporter=json --outputFile.json=';

/** Runs the command of a part. Beside others, its output is printed when it has ended. */
function run(part: Part, args: readonly string[], folder: string, isBeside: boolean) {
  const { name, atLeast = 1 } = part;
  const command = [part.command, ...args.map((arg) => JSON.stringify(arg))].join(' ');
  const report = join(folder, `${name}.json`);
  const isPlaywright = command.includes('playwright test');
  const reporters = isPlaywright ? '--reporter=list,json' : `${REPORTERS}"${report}"`;
  const hasReport = isPlaywright || command.includes('vitest run');
  const output: Buffer[] = [];
  const start = performance.now();
  if (!isBeside) console.log(`\n── ${name} ──`);
  const child = spawn(hasReport ? `${command} ${reporters}` : command, {
    shell: true,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...testVariables(process.env), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => output.push(data));
  return new Promise<readonly Test[]>((resolve) => {
    child.once('close', (code) => {
      const only = { name: 'see its output', state: code === 0 ? 'passed' : 'failed', ms: 0 };
      const tests = existsSync(report) ? testsOf(JSON.parse(readFileSync(report, 'utf8'))) : [];
      const found = hasReport ? [...tests] : [only];
      const fail = (reason: string) => found.push({ name: reason, state: 'failed', ms: 0 });
      if (found.length < atLeast) fail(`${found.length} of at least ${atLeast} tests ran`);
      if (code !== 0 && !found.some(isFailed)) fail('an error outside a test; see its output');
      if (isBeside) console.log(`\n── ${name} ──\n${Buffer.concat(output).toString().trimEnd()}`);
      const failed = found.filter(isFailed).length;
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      console.log(`${name}: ${found.length - failed} passed, ${failed} failed (${seconds} s)`);
      resolve(found.map((test) => ({ ...test, name: `${name}: ${test.name}` })));
    });
  });
}

/** A skipped test has shown nothing. */
const isFailed = ({ state }: Test) => state !== 'passed' && state !== 'repeated';

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
const tests: Test[] = [];
for (const group of groups) {
  const parts = group.filter(({ name }) => names.length === 0 || names.includes(name));
  const runs = parts.map((part) => run(part, args, reports.path, parts.length > 1));
  tests.push(...(await Promise.all(runs)).flat());
}
const print = (title: string, lines: readonly Test[]) => {
  console.log(
    [`\n${title}:`, ...lines.map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`)].join(
      '\n  ',
    ),
  );
};
const failed = tests.filter(isFailed);
print('Slowest', tests.toSorted((one, other) => other.ms - one.ms).slice(0, 8));
print(
  'Passed in the second run only',
  tests.filter(({ state }) => state === 'repeated'),
);
print('Failed', failed);
console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
if (failed.length > 0) process.exitCode = 1;
