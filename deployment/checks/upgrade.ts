import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client } from 'pg';
import { createHttpBrowser } from '../../apps/start/src/testing/http-browser.ts';
import { beginLogIn } from '../../apps/start/src/testing/order.ts';
import { check } from './steps.ts';

/** Logins that begin at a process of one version and end at one of the other, in each direction. */
const LOGINS = 10;

const PERSON = 'erika-mustermann.1';

/** Begins logins in browsers of their own. @returns completes them, and throws an error with the number of those that failed */
export async function beginLogins(origin: string): Promise<() => Promise<void>> {
  const begun: (() => Promise<void>)[] = [];
  for (let count = 0; count < LOGINS; count += 1) {
    const browser = createHttpBrowser(AbortSignal.timeout(1_800_000));
    const finish = await beginLogIn(browser, origin);
    begun.push(async () => {
      await finish(PERSON);
      const answer = await browser.open(`${origin}/api/authenticated-customer`);
      await answer.body?.cancel();
      check(answer.status === 200, `A call after the login was answered with ${answer.status}.`);
    });
  }
  return async () => {
    const failed: string[] = [];
    for (const finish of begun) await finish().catch((error) => void failed.push(String(error)));
    check(failed.length === 0, `${failed.length} of ${LOGINS} logins failed: ${failed[0]}`);
  };
}

/**
 * Runs a printed command that waits for a process, with a server in place of it.
 *
 * @param run runs the command, which asks the port
 */
export async function checkWaiting(
  command: string,
  port: number,
  run: (command: string) => Promise<void>,
): Promise<void> {
  const limit = /\btimeout \d+/;
  check(limit.test(command), `This waits without a limit: ${command}`);
  const endsAt = async (status: number): Promise<boolean> => {
    const server = createServer((_request, answer) => answer.writeHead(status).end());
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const isOver = await run(command.replace(limit, 'timeout 3')).then(
      () => true,
      () => false,
    );
    server.closeAllConnections();
    server.close();
    return isOver;
  };
  check(await endsAt(200), 'It does not see that a process is ready.');
  check(await endsAt(404), 'It waits for ever for a version that does not know the call.');
  check(!(await endsAt(503)), 'It does not wait for a process that is not ready.');
}

/** Counts open jobs and dead ones. @param connection variables such as `PGHOST` */
export async function countJobs(
  connection: Readonly<Record<'PGHOST' | 'PGPORT' | 'PGUSER', string>>,
): Promise<{ readonly open: number; readonly dead: number }> {
  const { PGHOST: host, PGPORT: port, PGUSER: user } = connection;
  const client = new Client({ host, port: Number(port), user, database: 'portal' });
  await client.connect();
  try {
    const { rows } = await client.query<{ open: number; dead: number }>(
      'select count(*)::int as open, count(dead_at)::int as dead from jobs where done_at is null',
    );
    return rows[0] ?? { open: 0, dead: 0 };
  } finally {
    await client.end();
  }
}
