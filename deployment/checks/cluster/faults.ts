import { setTimeout as pause } from 'node:timers/promises';
import { check } from '../steps.ts';
import { type DatabaseCluster, until } from './database-cluster.ts';
import type { startWayToDatabase } from './way-to-database.ts';

/** What the faults happen to. */
interface Parts {
  readonly database: DatabaseCluster;
  readonly way: Awaited<ReturnType<typeof startWayToDatabase>>;
  /** Login, cadastre and payment. */
  readonly providers: { suspend(isSuspended: boolean): void };
}

/** How long a machine or a program is missing, in ms. */
const MISSING_MS = { machine: 30_000, program: 6000, provider: 12_000 } as const;

/** A fault, which is over when its cause is. */
interface Fault {
  readonly name: string;
  happen(parts: Parts): Promise<void>;
}

const untilAnotherLeads = (database: DatabaseCluster, former: string): Promise<void> =>
  until(
    `another machine than ${former} leads`,
    async () => (await database.leader()).name !== former,
  );

async function suspendPrimary({ database }: Parts, withWatchdog: boolean): Promise<void> {
  const primary = await database.leader();
  const resets = primary.resets();
  primary.suspend(withWatchdog);
  await pause(MISSING_MS.machine);
  primary.resume();
  await untilAnotherLeads(database, primary.name);
  check(
    primary.resets() === resets + (withWatchdog ? 0 : 1),
    'The watchdog did not act as it should.',
  );
  if (primary.isKilled()) primary.start();
}

/** The faults, in this order. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'switchover',
    happen: async ({ database }) => {
      const [leader, standby] = [await database.leader(), await database.synchronousStandby()];
      await leader.runAs(
        'postgres',
        `patronictl -c ${leader.configFile} switchover --leader ${leader.name} --candidate ${standby.name} --force`,
      );
      await untilAnotherLeads(database, leader.name);
    },
  },
  {
    name: 'machine of the primary killed',
    happen: async ({ database }) => {
      const primary = await database.leader();
      await primary.kill();
      await pause(MISSING_MS.machine);
      await untilAnotherLeads(database, primary.name);
      primary.start();
    },
  },
  {
    name: 'PgBouncer killed',
    happen: async ({ way }) => {
      await way.pgbouncer.kill();
      await pause(MISSING_MS.program);
      way.pgbouncer.start();
    },
  },
  {
    name: 'primary suspended for 30 s',
    happen: (parts) => suspendPrimary(parts, false),
  },
  {
    name: 'the same with its watchdog',
    happen: (parts) => suspendPrimary(parts, true),
  },
  {
    name: 'synchronous standby killed',
    happen: async ({ database }) => {
      const standby = await database.synchronousStandby();
      await standby.kill();
      await pause(MISSING_MS.machine / 2);
      standby.start();
    },
  },
  {
    name: 'all standbys killed',
    happen: async ({ database }) => {
      const leader = await database.leader();
      const standbys = database.machines.filter(({ name }) => name !== leader.name);
      await Promise.all(standbys.map((standby) => standby.killDatabase()));
      await pause(MISSING_MS.machine);
      for (const standby of standbys) standby.startPatroni();
    },
  },
  {
    name: 'disk of the primary full',
    happen: async ({ database }) => {
      const primary = await database.leader();
      const free = await primary.fillDisk();
      await pause(MISSING_MS.machine);
      await free();
      primary.restartEnded();
    },
  },
  {
    name: 'providers away three times',
    happen: async ({ providers }) => {
      for (let times = 0; times < 3; times += 1) {
        providers.suspend(true);
        await pause(MISSING_MS.provider);
        providers.suspend(false);
        await pause(MISSING_MS.provider / 4);
      }
    },
  },
];
