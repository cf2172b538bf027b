import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { commandsOf, MACHINES, PASSWORDS, portOf } from './files.ts';
import { createMachine, type Machine } from './machine.ts';

/** A member as Patroni describes it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** How long the cluster may take to heal, in ms. */
const HEAL_MS = 120_000;

/** Waits until a condition holds. @throws Error that names it */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  limitMs = HEAL_MS,
): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s.`);
    await pause(250);
  }
}

/** Machines with etcd, Patroni and PostgreSQL, and the database of the portal, made with the files and commands of the page. */
export async function startDatabaseCluster(folder: string, programs: string) {
  const backup = join(folder, 'backup');
  for (const name of ['', 'wal', 'base']) mkdirSync(join(backup, name), { recursive: true });
  execFileSync('chown', ['--recursive', 'postgres', backup]);
  const machines: Machine[] = [];
  for (let index = 0; index < MACHINES; index += 1) {
    const own = join(folder, `db${index + 1}`);
    machines.push(await createMachine(index, { own, backup, programs }));
  }

  /** The members as each running Patroni sees them; the view of the first one that answers. */
  const members = async (): Promise<readonly Member[]> => {
    for (const { address } of machines) {
      const signal = AbortSignal.timeout(1000);
      const url = `http://${address}:${portOf(8008)}/cluster`;
      const found = await fetch(url, { signal })
        .then((answer): Promise<{ members: Member[] }> => answer.json())
        .catch(() => null);
      if (found?.members.some(({ role }) => role === 'leader')) return found.members;
    }
    return [];
  };
  const withRole = async (role: string): Promise<Machine> => {
    let found: Machine | undefined;
    await until(`there is a ${role}`, async () => {
      const member = (await members()).find((one) => one.role === role);
      found = machines.find(({ name }) => name === member?.name);
      return found !== undefined;
    });
    if (!found) throw new Error(`There is no ${role}.`);
    return found;
  };
  const isWhole = async (): Promise<boolean> => {
    const found = await members();
    const roles = found.filter(({ state }) => ['running', 'streaming'].includes(state));
    return (
      roles.length === MACHINES &&
      ['leader', 'sync_standby'].every((role) => roles.some((one) => one.role === role))
    );
  };

  for (const machine of machines) machine.start();
  await until('the cluster is whole', isWhole);
  const leader = await withRole('leader');
  const [createUser = '', ...further] = commandsOf('Patroni', 1);
  await leader.runAs('postgres', createUser, `${PASSWORDS.portal}\n${PASSWORDS.portal}\n`);
  for (const command of further) await leader.runAs('postgres', command);

  return {
    machines,
    leader: () => withRole('leader'),
    synchronousStandby: () => withRole('sync_standby'),
    untilWhole: () => until('the cluster is whole', isWhole),
    remove: async (): Promise<void> => {
      await Promise.all(machines.map((machine) => machine.remove()));
    },
  };
}

export type DatabaseCluster = Awaited<ReturnType<typeof startDatabaseCluster>>;
