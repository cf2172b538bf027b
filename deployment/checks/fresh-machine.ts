import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assignmentsOf } from './guide.ts';

/** The folders that the guide names. */
const FOLDERS = /(?<![\w/.-])\/(?=(?:opt\/portal|etc\/portal|var\/lib\/portal)\b)/g;

/** A port of a process in a command, such as that of `http://127.0.0.1:8081`. */
const PORT = /(?<=http:\/\/127\.0\.0\.1:)\d+/g;

/** A systemd unit of the guide, such as `portal@8081`. */
const UNIT = /\bportal@(\d+)/g;

/** How long a process may take until it answers, the first import included, in ms. */
const START_MS = 60_000;

interface Machine {
  /** Takes the place of the root of the file system. */
  readonly root: string;
  /** Variables of all commands, such as `PATH`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The port that takes the place of one of the guide. */
  readonly ports: Readonly<Record<string, number>>;
  /** The contents of `portal@.service`. */
  readonly unit: string;
}

/** Runs the commands of the guide in a folder that takes the place of a machine. */
export function freshMachine({ root, env, ports, unit }: Machine) {
  const processes = new Map<string, ChildProcess>();
  mkdirSync(join(root, 'etc'), { recursive: true });
  mkdirSync(join(root, 'opt'), { recursive: true });

  const here = (text: string): string =>
    text.replaceAll(FOLDERS, `${root}/`).replaceAll(PORT, (port) => String(ports[port] ?? port));

  /** The programs of the guide read passwords from a terminal, or from the standard input when there is none. */
  async function runProgram(command: string, input: string): Promise<void> {
    const settings = assignmentsOf(readSettings());
    const child = spawn('sh', ['-e', '-c', here(command)], {
      cwd: root,
      env: { ...env, DATABASE_URL: settings['DATABASE_URL'] },
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => void (output += piece.toString()));
    }
    // Most programs end without reading it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
  }

  const settingsFile = join(root, 'etc/portal.env');
  function readSettings(): string {
    try {
      return readFileSync(settingsFile, 'utf8');
    } catch {
      return '';
    }
  }

  async function waitUntilReady(port: number, child: ChildProcess): Promise<void> {
    const end = performance.now() + START_MS;
    const isUp = async (path: string): Promise<boolean> => {
      const answer = await fetch(`http://127.0.0.1:${port}/api${path}`).catch(() => null);
      await answer?.body?.cancel();
      return answer?.status === 200;
    };
    while (!(await isUp('/health')) || !(await isUp('/monitoring/search'))) {
      if (child.exitCode !== null || performance.now() > end) {
        throw new Error(`The process on port ${port} does not answer: ${root}/${port}.log`);
      }
      await pause(100);
    }
  }

  async function startUnit(instance: string, mustAnswer: boolean): Promise<void> {
    const { ExecStart = '', Environment = '' } = assignmentsOf(unit);
    const port = ports[instance];
    if (port === undefined) throw new Error(`There is no port ${instance}.`);
    const [, ...words] = here(ExecStart).split(' ');
    const log = createWriteStream(join(root, `${port}.log`), { flags: 'a' });
    const child = spawn(process.execPath, words, {
      cwd: '/',
      env: {
        ...assignmentsOf(readSettings()),
        ...assignmentsOf(Environment.replace('%i', String(port))),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    processes.set(instance, child);
    // As systemd, a restart does not wait: the guide has a command for that.
    if (mustAnswer) await waitUntilReady(port, child);
  }

  async function stopUnit(instance: string): Promise<void> {
    const child = processes.get(instance);
    processes.delete(instance);
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** What systemd does; it is not part of a container or of this test. */
  async function runSystemctl(command: string): Promise<void> {
    const [, action = ''] = command.split(' ');
    const instances = [...command.matchAll(UNIT)].map(([, instance = '']) => instance);
    if (instances.length === 0) throw new Error(`${command} names no unit.`);
    if (!['enable', 'start', 'stop', 'restart'].includes(action)) throw new Error(command);
    if (action === 'stop' || action === 'restart') await Promise.all(instances.map(stopUnit));
    const mustAnswer = action !== 'restart';
    if (action !== 'stop') {
      await Promise.all(instances.map((instance) => startUnit(instance, mustAnswer)));
    }
  }

  return {
    root,
    here,
    settingsFile,
    /** Runs a command of the guide. @param input what a person would type */
    run: async (command: string, input = ''): Promise<void> => {
      if (command.startsWith('systemctl ')) await runSystemctl(command);
      else await runProgram(command, input);
    },
    stop: async (): Promise<void> => {
      await Promise.all([...processes.keys()].map(stopUnit));
    },
  };
}
