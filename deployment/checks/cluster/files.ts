import { blocksOf } from '../guide.ts';

const PAGE = 'high-availability.md';

/** Number of machines with PostgreSQL and etcd. */
export const MACHINES = 3;

/** Ports of this machine that take the place of those of the page. */
const PORTS: Readonly<Record<string, number>> = {
  5432: 9350,
  8008: 9351,
  2379: 9352,
  2380: 9353,
  5000: 9354,
  6432: 9355,
};

/** Ports of the proxy in front of the portal and of the sandbox. */
export const PORTAL_PORTS = { portal: 9356, sandbox: 9357 } as const;

/** Passwords that the page leaves open. */
export const PASSWORDS = {
  portal: 'portal-password',
  postgres: 'postgres-password',
  replicator: 'replicator-password',
} as const;

/** The port of this machine in place of one of the page. */
export const portOf = (port: number): number => PORTS[port] ?? port;

/** The name and the address of a machine, which has an address of its own in the loopback network. */
export const machineOf = (index: number) =>
  ({ name: `db${index + 1}`, address: `127.0.0.${11 + index}` }) as const;

/** A text of the page with the addresses, ports and passwords of this machine. */
function here(text: string): string {
  let result = text.replaceAll('10.0.0.', '127.0.0.');
  for (const [user, password] of Object.entries(PASSWORDS)) {
    result = result.replaceAll(`<password of ${user}>`, password);
  }
  return result.replaceAll(/(?<=[:= ])\d{4}\b/g, (port) => String(PORTS[port] ?? port));
}

function blockOf(heading: string, language: Parameters<typeof blocksOf>[1], index = 0): string {
  const text = blocksOf(heading, language, PAGE)[index];
  if (text === undefined) throw new Error(`${PAGE} has no block ${language} below ${heading}.`);
  return here(text);
}

/** A text with the name and the address of another machine in the lines that have those of the first one. */
function forMachine(text: string, index: number, lines: RegExp): string {
  const [first, own] = [machineOf(0), machineOf(index)];
  return text
    .split('\n')
    .map((line) =>
      lines.test(line)
        ? line.replaceAll(first.name, own.name).replaceAll(first.address, own.address)
        : line,
    )
    .join('\n');
}

/** Folders of this machine that take the place of those of the page. */
export interface Folders {
  /** Of the machine. */
  readonly own: string;
  /** In place of `/srv/backup`. */
  readonly backup: string;
  /** Programs of PostgreSQL. */
  readonly programs: string;
}

/** A text of the page with the folders of a machine. */
export const inFolders = (text: string, { own, backup, programs }: Folders): string =>
  text
    .replaceAll('/usr/lib/postgresql/15/bin', programs)
    .replaceAll('/etc/patroni', own)
    .replaceAll(/\/var\/(?:lib|run)\/(?:postgresql|etcd)/g, own)
    .replaceAll('/srv/backup', backup);

/** `/etc/default/etcd` of a machine. */
export const etcdFile = (index: number, folders: Folders): string =>
  inFolders(forMachine(blockOf('etcd', 'ini'), index, /^ETCD_(?!INITIAL_CLUSTER=)/), folders);

/** `/etc/patroni/config.yml` of a machine, with a pipe in place of the device of the watchdog. */
export const patroniFile = (index: number, folders: Folders, watchdog: string): string =>
  inFolders(
    forMachine(blockOf('Patroni', 'yaml'), index, /^ *(?:name|listen|connect_address): /),
    folders,
  ).replace('device: /dev/watchdog', `driver: testing\n  device: ${watchdog}`);

/** `/etc/haproxy/haproxy.cfg`. */
export const haproxyFile = (): string => `${blockOf('HAProxy', 'haproxy')}\n`;

/** `/etc/pgbouncer/pgbouncer.ini`. */
export const pgbouncerFile = (folder: string): string =>
  blockOf('PgBouncer', 'ini').replaceAll(
    /\/(?:etc\/pgbouncer|var\/run\/postgresql|var\/log\/postgresql)/g,
    folder,
  );

/** The address of the database that the portal gets, through HAProxy. */
export const databaseUrl = (): string => blockOf('HAProxy', 'ini').replace(/^DATABASE_URL=/, '');

/** The commands below a heading, such as `createuser`. */
export const commandsOf = (heading: string, index = 0): readonly string[] =>
  blockOf(heading, 'sh', index).split('\n');
