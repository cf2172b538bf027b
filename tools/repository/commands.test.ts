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
    /^pnpm (?:format|generate|generate:[\w-]+(?: .*)?|changeset|release:version|bundle|--filter @portal\/ui build)$/,
};

/** Commands of pnpm itself, which ask a registry or write packages: pnpm prints the help of each. */
const OF_PNPM = /^pnpm (?:audit|.* pack) /;

/** Commands of the bundle, which run on a server (`deployment/checks/bundle.long.test.ts`): the bundle has these files. */
const OF_BUNDLE = /^node ([\w-]+\.js)(?: .*)?$/;

/** Commands for operators, who have set the variables of the backend. */
const OF_OPERATORS = /^pnpm (?:person|saml-metadata)(?: .*)?$/;

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
const ofOperators = commands.filter((command) => OF_OPERATORS.test(command));
const others = new Set([...ofPnpm, ...ofBundle, ...ofOperators]);
const run = new Set(commands.filter((command) => !others.has(command) && !isStarted(command)));

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

/**
 * Runs a command in the root of the checkout with the lowest promised Node; returns what it prints.
 *
 * @throws Error with what it prints as an error
 */
async function runInShell(command: string, variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const env = { ...environment, ...variables };
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: ROOT, env });
  return stdout;
}

describe(`commands that documents name, with Node ${LOWEST_NODE} (CODE-5, SHAPE-4)`, () => {
  it('have the lowest promised Node', async () => {
    expect(await runInShell('node --version')).toMatch(new RegExp(`^v${LOWEST_NODE}\\.`));
  });

  it.concurrent.each([...started])(
    '%s starts programs of the project with its own Node',
    async (command) => {
      const programs = join(folder.path, command.replaceAll(/\W/g, '-'));
      await runInShell(command, {
        NODE_OPTIONS: `--import=${pathToFileURL(preload).href}`,
        PROGRAMS: programs,
      });
      const lines = readFileSync(programs, 'utf8').trim().split('\n');
      const wrong = lines.filter((line) => {
        const [version, program = ''] = line.split(' ');
        return version !== process.version || !existsSync(program);
      });
      expect(wrong).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.concurrent.each([...run])(
    '%s runs',
    async (command) => {
      await expect(runInShell(command)).resolves.toBeTypeOf('string');
    },
    TIMEOUT_MS,
  );

  it.concurrent.each(ofOperators)(
    '%s names the first variable that it needs',
    async (command) => {
      await expect(runInShell(command)).rejects.toThrow(/^[A-Z_]+ is not set\.$/m);
    },
    TIMEOUT_MS,
  );

  it.concurrent.each(ofPnpm)(
    '%s is a command of pnpm',
    async (command) => {
      await expect(runInShell(`${command} --help`)).resolves.toContain('--help');
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
