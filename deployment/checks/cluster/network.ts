import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NETWORK } from './files.ts';

const run = promisify(execFile);

const ip = (...words: readonly string[]) => run('ip', words);

/** The switch between the machines, to which this one belongs with the first address. */
const SWITCH = 'portal-check';

/** An address of a network card that nobody has. */
const NOBODY = '02:00:00:00:00:01';

/** Makes the network of the machines. @returns a function that removes it */
export async function createNetwork(): Promise<() => Promise<void>> {
  // A run that was killed may have left one.
  await ip('link', 'delete', SWITCH).catch(() => undefined);
  await ip('link', 'add', SWITCH, 'type', 'bridge');
  await ip('address', 'add', `${NETWORK}.1/24`, 'dev', SWITCH);
  await ip('link', 'set', SWITCH, 'up');
  return async () => {
    await ip('link', 'delete', SWITCH);
  };
}

/** A machine in the network: a process with a network namespace of its own. */
interface Host {
  readonly name: string;
  readonly address: string;
  readonly pid: number;
}

/** Connects a machine to the network. @returns what divides it from others */
export async function connect({ name, address, pid }: Host) {
  const inside = (...words: readonly string[]) =>
    run('nsenter', ['--target', String(pid), '--net', '--', 'ip', ...words]);
  const port = `${name}-check`;
  await ip('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid));
  await ip('link', 'set', port, 'master', SWITCH, 'up');
  await inside('address', 'add', `${address}/24`, 'dev', 'eth0');
  for (const link of ['lo', 'eth0']) await inside('link', 'set', link, 'up');
  return {
    /** From now on no packet of the machine reaches those addresses, so that it has no connection to them. */
    divide: async (addresses: readonly string[]): Promise<void> => {
      for (const other of addresses) {
        const neighbour = ['to', other, 'lladdr', NOBODY, 'dev', 'eth0', 'nud', 'permanent'];
        await inside('neighbour', 'replace', ...neighbour);
      }
    },
    rejoin: async (addresses: readonly string[]): Promise<void> => {
      for (const other of addresses) await inside('neighbour', 'delete', other, 'dev', 'eth0');
    },
  };
}
