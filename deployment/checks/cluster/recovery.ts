import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseCluster, until } from './database-cluster.ts';
import { commandsOf, inFolders } from './files.ts';

const HEADING = 'Back-up and recovery to a point in time';

/** What `patronictl remove` asks for. */
const CONFIRMATION = 'portal\nYes I am aware\n';

/** Where the page puts the data of PostgreSQL. */
const DATA = '/var/lib/postgresql/15/portal';

/** The machine that makes and restores the back-up, whichever leads. */
function backupMachine({ machines }: DatabaseCluster) {
  const [machine] = machines;
  if (!machine) throw new Error('There is no machine.');
  return machine;
}

/** Makes a back-up with the commands of the page. */
export async function backUp(database: DatabaseCluster): Promise<void> {
  const machine = backupMachine(database);
  for (const command of commandsOf(HEADING)) {
    await machine.runAs('postgres', inFolders(command, machine.folders));
  }
}

const ask = async (database: DatabaseCluster, sql: string): Promise<string> => {
  const leader = await database.leader();
  const found = await leader.runAs('postgres', 'psql --quiet --tuples-only --no-align portal', sql);
  return found.trim();
};

/** Deletes everything in the database of the portal. @returns a time before that */
export async function makeMistake(database: DatabaseCluster): Promise<string> {
  const before = await ask(database, 'select clock_timestamp(); select pg_sleep(1)');
  const file = await ask(
    database,
    'drop schema public cascade; select pg_walfile_name(pg_switch_wal())',
  );
  const archived = join(backupMachine(database).folders.backup, 'wal', file);
  await until('the log is archived', () => existsSync(archived), 30_000);
  return before;
}

/** Recovers the database to a time with the commands of the page, and starts the machines with it. */
export async function recover(database: DatabaseCluster, time: string): Promise<void> {
  const machine = backupMachine(database);
  const { machines } = database;
  await Promise.all(machines.map((one) => one.stopPatroni()));
  const [name = ''] = readdirSync(join(machine.folders.backup, 'base'));
  for (const command of commandsOf(HEADING, 1)) {
    const here = inFolders(command, machine.folders)
      .replace('2026-11-26T02-00', name)
      .replace(/(?<=recovery_target_time=')[^']*/, time);
    const input = here.startsWith('patronictl') ? CONFIRMATION : '';
    await machine.runAs('postgres', here, input).catch(async (error: unknown) => {
      const log = await machine.runAs('postgres', `tail -20 ${machine.folders.own}/recovery.log`);
      throw new Error(`${String(error)}\n${log}`, { cause: error });
    });
  }
  machine.startPatroni();
  await until('the machine leads', async () => (await database.leader()).name === machine.name);
  for (const other of machines.slice(1)) {
    await other.runAs('postgres', `rm -r ${inFolders(DATA, other.folders)}`);
    other.startPatroni();
  }
  await database.untilWhole();
}
