import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon } from './daemon.ts';
import { databaseUrl, haproxyFile, PASSWORDS, pgbouncerFile, portOf } from './files.ts';

/** HAProxy and PgBouncer of a machine of the portal, with the files of the page. */
export async function startWayToDatabase(folder: string) {
  const own = join(folder, 'way');
  mkdirSync(own);
  writeFileSync(join(own, 'haproxy.cfg'), haproxyFile());
  writeFileSync(join(own, 'pgbouncer.ini'), pgbouncerFile(own));
  writeFileSync(join(own, 'userlist.txt'), `"portal" "${PASSWORDS.portal}"\n`);
  execFileSync('chown', ['--recursive', 'postgres', own]);
  const haproxy = startDaemon(
    'haproxy',
    ['-db', '-f', join(own, 'haproxy.cfg')],
    `${own}/haproxy.log`,
  );
  const pgbouncer = startDaemon(
    'setpriv',
    [
      '--reuid=postgres',
      '--regid=postgres',
      '--clear-groups',
      'pgbouncer',
      '--quiet',
      join(own, 'pgbouncer.ini'),
    ],
    `${own}/output-of-pgbouncer.log`,
  );
  const direct = databaseUrl();
  return {
    pgbouncer,
    /** The addresses of the database through HAProxy, and through PgBouncer and HAProxy. */
    urls: {
      HAProxy: direct,
      PgBouncer: direct.replace(`:${portOf(5000)}/`, `:${portOf(6432)}/`),
    },
    remove: async (): Promise<void> => {
      await pgbouncer.remove();
      await haproxy.remove();
    },
  };
}

/** The two ways from the portal to the primary. */
export type Way = 'HAProxy' | 'PgBouncer';
