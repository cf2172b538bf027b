import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { etcdFile, type Folders, machineOf, patroniFile, portOf } from './files.ts';
import { startWatchdog } from './watchdog.ts';

const run = promisify(execFile);

/** Size of the disk of a machine. */
const DISK = '1200m';

type UnitName = 'etcd' | 'patroni';

/** A program of a machine with all its children, in a process namespace of its own: they end with it. */
interface Unit {
  readonly process: ChildProcess;
  /** The namespace of its processes. */
  readonly namespace: () => string;
}

/** The processes of a namespace. */
function processesIn(namespace: string): readonly number[] {
  const found = globSync('/proc/[0-9]*/ns/pid').filter((link) => {
    try {
      return readlinkSync(link) === namespace;
    } catch {
      return false;
    }
  });
  return found.map((link) => Number(link.split('/')[2]));
}

/**
 * A machine with etcd, Patroni and PostgreSQL, made of processes: it has an address, a small disk in memory and a watchdog of its own,
 * and can be killed or suspended as a whole. Needs the rights of root.
 */
export async function createMachine(index: number, folders: Folders) {
  const { name, address } = machineOf(index);
  const { own } = folders;
  mkdirSync(own, { recursive: true });
  // Only its own processes see the disk, and it ends with them.
  const disk = spawn(
    'unshare',
    [
      '--mount',
      'sh',
      '-c',
      `mount -t tmpfs -o size=${DISK} ${name} ${own} && chmod 755 ${own} && echo ready && exec sleep infinity`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await Promise.race([
    once(disk.stdout, 'data'),
    once(disk, 'exit').then(() => {
      throw new Error(`The machine ${name} has no disk.`);
    }),
  ]);
  const onDisk = ['--target', String(disk.pid), '--mount', '--wd=/', '--'];
  /** Runs a command on the machine. @param input what a person would type */
  const runAs = async (user: string, command: string, input = ''): Promise<string> => {
    const running = run(
      'nsenter',
      [...onDisk, 'runuser', '-u', user, '--', 'sh', '-e', '-c', command],
      {
        env: {
          PATH: `${folders.programs}:${process.env['PATH']}`,
          LC_ALL: 'C.UTF-8',
          PGHOST: own,
          PGPORT: String(portOf(5432)),
        },
      },
    );
    running.child.stdin?.end(input);
    return (await running).stdout;
  };
  const write = (file: string, text: string): Promise<string> =>
    runAs('root', `cat >${join(own, file)}`, text);
  const pipe = `${folders.own}-watchdog`;
  const configFile = join(own, 'config.yml');
  await run('mkfifo', ['--mode=666', pipe]);
  await runAs('root', `chown postgres ${own}`);
  await write('etcd.env', etcdFile(index, folders));
  await write('config.yml', patroniFile(index, folders, pipe));
  await runAs('root', `chown postgres ${configFile}; chmod 600 ${configFile}`);

  const log = createWriteStream(`${own}.log`, { flags: 'a' });
  const units = new Map<UnitName, Unit>();
  const startUnit = (unit: UnitName): void => {
    const command =
      unit === 'etcd'
        ? `set -a; . ${join(own, 'etcd.env')}; exec etcd --log-level=error`
        : `exec patroni ${configFile}`;
    const child = spawn(
      'nsenter',
      [
        ...onDisk,
        'unshare',
        '--pid',
        '--fork',
        '--kill-child',
        '--mount-proc',
        'setpriv',
        '--reuid=postgres',
        '--regid=postgres',
        '--clear-groups',
        'sh',
        '-c',
        command,
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' } },
    );
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    units.set(unit, {
      process: child,
      // It has none any more when it has ended.
      namespace: () =>
        existsSync(`/proc/${child.pid}`)
          ? readlinkSync(`/proc/${child.pid}/ns/pid_for_children`)
          : 'none',
    });
  };
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const { namespace } of units.values()) {
      for (const id of processesIn(namespace())) {
        try {
          process.kill(id, signal);
        } catch {
          // It has just ended.
        }
      }
    }
  };
  const endUnit = async (unit: UnitName, signal: NodeJS.Signals): Promise<void> => {
    const found = units.get(unit);
    units.delete(unit);
    if (!found || found.process.exitCode !== null || found.process.signalCode !== null) return;
    const ended = once(found.process, 'exit');
    const { pid } = found.process;
    // The first process of the namespace: all others end with it.
    const first = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    process.kill(Number(first), signal);
    await ended;
  };

  let isKilled = false;
  const kill = async (): Promise<void> => {
    isKilled = true;
    watchdog.disarm();
    await Promise.all([endUnit('patroni', 'SIGKILL'), endUnit('etcd', 'SIGKILL')]);
  };
  const start = (): void => {
    isKilled = false;
    startUnit('etcd');
    startUnit('patroni');
  };
  const watchdog = startWatchdog(pipe, () => void kill());

  return {
    name,
    address,
    folders,
    configFile,
    runAs,
    start,
    /** As if its power had failed. */
    kill,
    isKilled: () => isKilled,
    /** Stops all its processes without ending them; a virtual machine is suspended with its watchdog. */
    suspend: (withWatchdog: boolean): void => {
      signalAll('SIGSTOP');
      if (withWatchdog) watchdog.suspend();
    },
    resume: (): void => {
      signalAll('SIGCONT');
      watchdog.resume();
    },
    /** How often the watchdog has restarted the machine. */
    resets: watchdog.resets,
    /** `systemctl stop patroni`, and PostgreSQL with it. */
    stopPatroni: () => endUnit('patroni', 'SIGTERM'),
    startPatroni: () => startUnit('patroni'),
    /** Starts programs again that have ended by themselves, as systemd does. */
    restartEnded: (): void => {
      for (const [unit, { process: child }] of units) {
        if (child.exitCode !== null || child.signalCode !== null) startUnit(unit);
      }
    },
    /** As if Patroni and PostgreSQL had failed, while etcd goes on. */
    killDatabase: (): Promise<void> => {
      watchdog.disarm();
      return endUnit('patroni', 'SIGKILL');
    },
    /** Fills its disk. @returns a function that removes what fills it */
    fillDisk: async (): Promise<() => Promise<string>> => {
      await runAs('root', `dd if=/dev/zero of=${own}/filler bs=64k 2>/dev/null || true`);
      return () => runAs('root', `rm -f ${own}/filler`);
    },
    remove: async (): Promise<void> => {
      signalAll('SIGCONT');
      await kill();
      watchdog.stop();
      const ended = once(disk, 'exit');
      disk.kill('SIGKILL');
      await ended;
      log.end();
    },
  };
}

export type Machine = Awaited<ReturnType<typeof createMachine>>;
