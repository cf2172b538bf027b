import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { ALONE, BENCHES, NAMES } from '../../bench/benches.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { FULL, TEST } from '../test/parts.ts';
import { documentCommands } from './commands.ts';
import { environmentOfLowestNode, LOWEST_NODE } from './lowest-node.ts';
import { ROOT } from './project-files.ts';

/**
 * Commands that are started, but not run to their end: each program of the project that they start ends before its first line and says
 * which Node runs it. Their arguments have no influence on that.
 */
const STARTED: Readonly<Record<string, RegExp>> = {
  'serve until somebody ends them':
    /^pnpm (?:start|storybook|state preview .*|--filter \S+ (?:dev|start))$/,
  'take minutes, and are themselves parts of the tests or benchmarks':
    /^pnpm (?:test|test:\w+|bench|conformance|lint|typecheck|(?:exec )?vitest)(?: .*)?$/,
  'write files of the checkout, or ask':
    /^pnpm (?:format|generate|generate:[\w-]+|changeset|release:version|bundle|--filter @portal\/ui build)$/,
};

/** Commands of pnpm itself, which ask a registry or write packages: pnpm prints the help of each. */
const OF_PNPM = /^pnpm (?:audit|.* pack) /;

/** Commands of the bundle, which run on a server (`deployment/checks/bundle.long.test.ts`): the bundle has these files. */
const OF_BUNDLE = /^node ([\w-]+\.js)(?: .*)?$/;

/** What a document leaves to its reader. */
const EXAMPLES: readonly (readonly [RegExp, string])[] = [
  [/<name>|my-state/g, 'lindenmark'],
  [/\/tmp\/heideland/g, join(ROOT, 'states/nordermarsch')],
  [/<[^>]+>/g, 'value'],
];

/** On a busy machine; alone, none takes five seconds. */
const TIMEOUT_MS = 300_000;

const commands = documentCommands().map((command) =>
  EXAMPLES.reduce((text, [from, to]) => text.replaceAll(from, to), command),
);
const isStarted = (command: string): boolean =>
  Object.values(STARTED).some((pattern) => pattern.test(command));
const started = new Set(
  commands
    .filter(isStarted)
    .map((command) => /^pnpm (?:exec |state |--filter \S+ )?\S+/.exec(command)?.[0] ?? command),
);
const ofPnpm = commands.filter((command) => OF_PNPM.test(command));
const ofBundle = commands.filter((command) => OF_BUNDLE.test(command));
const run = new Set(
  commands.filter((command) => ![...ofPnpm, ...ofBundle].includes(command) && !isStarted(command)),
);

const folder = temporaryFolder('commands');
afterAll(() => folder[Symbol.dispose]());
const environment = environmentOfLowestNode(folder.path);
const preload = join(folder.path, 'preload.mjs');
writeFileSync(
  preload,
  `import { appendFileSync } from 'node:fs';
   const program = process.argv[1] ?? '';
   if (program.startsWith(${JSON.stringify(ROOT)})) {
     appendFileSync(process.env.PROGRAMS, process.version + ' ' + program + '\\n');
     process.exit(0);
   }`,
);

/** Runs a command in the root of the checkout with the lowest promised Node; returns what it prints, and its code. */
async function runInShell(command: string, variables: NodeJS.ProcessEnv = {}) {
  const env = { ...environment, ...variables };
  return promisify(execFile)('sh', ['-c', command], { cwd: ROOT, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

describe(`commands that documents name, with Node ${LOWEST_NODE} (CODE-5)`, () => {
  it('have the lowest promised Node', async () => {
    const { output } = await runInShell('node --version');
    expect(output).toMatch(new RegExp(`^v${LOWEST_NODE}\\.`));
  });

  it.concurrent.each([...started])(
    '%s starts',
    async (command) => {
      const programs = join(folder.path, command.replaceAll(/\W/g, '-'));
      const { code, output } = await runInShell(command, {
        NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
        PROGRAMS: programs,
      });
      expect({ code, output }).toMatchObject({ code: 0 });
      for (const line of readFileSync(programs, 'utf8').trim().split('\n')) {
        const [version, program = ''] = line.split(' ');
        expect({ version, program, exists: existsSync(program) }).toEqual({
          version: process.version,
          program,
          exists: true,
        });
      }
    },
    TIMEOUT_MS,
  );

  it.concurrent.each([...run])(
    '%s runs',
    async (command) => {
      const { code, output } = await runInShell(command);
      // Without the variables of an operator, a command for operators names the first one.
      const isOfOperators = /^pnpm (?:person|saml-metadata)\b/.test(command);
      const isRun = isOfOperators ? /^[A-Z_]+ is not set\.$/m.test(output) : code === 0;
      expect({ output, isRun }).toMatchObject({ isRun: true });
    },
    TIMEOUT_MS,
  );

  it.concurrent.each(ofPnpm)(
    '%s is a command of pnpm',
    async (command) => {
      const { code, output } = await runInShell(`${command} --help`);
      expect({ code, output }).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );

  it.each(ofBundle)('%s is a command of the bundle', (command) => {
    const file = OF_BUNDLE.exec(command)?.[1] ?? '';
    expect(readFileSync(join(ROOT, 'deployment/bundle.ts'), 'utf8')).toContain(`file: '${file}'`);
  });

  it('name parts of the test command, and benchmarks, that exist', () => {
    const known = [
      ...TEST.flat().map(({ name }) => name),
      ...FULL.map(({ name }) => name),
      ...NAMES,
    ];
    const named = commands.flatMap(
      (command) => /^pnpm (?:test|test:full|bench) (\w\S*)/.exec(command)?.[1] ?? [],
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('the performance page', () => {
  it('describes every benchmark', () => {
    const page = readFileSync(join(ROOT, 'docs/performance.md'), 'utf8');
    const files = [
      ...BENCHES.flatMap(({ subject, scripts }) => scripts.map((script) => `${subject}/${script}`)),
      ...Object.values(ALONE),
    ];
    expect(files.filter((file) => !page.includes(`| \`bench/${file}\` |`))).toEqual([]);
  });
});
