import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/*
 * Doubles for the tests of the kit: a right system, of which one answer is wrong.
 */

/** An answer of a system. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is wrong about an answer. */
export type Change = (answer: Answer) => Partial<Answer>;

/** Changes by method and path; `+` follows those of calls with a credential. */
type Changes = Readonly<Record<string, Change>>;

/** Headers that belong to one connection or body. */
const OF_CONNECTION = ['connection', 'content-encoding', 'content-length', 'transfer-encoding'];

const without = (headers: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  without(
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ['host', ...OF_CONNECTION],
  );

/** The address of a server that listens. */
export const addressOf = (server: Server): string =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Sends a call to the right system. */
async function answerOf(target: string, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', url = '/' } = request;
  const body = await text(request);
  const response = await fetch(`${target}${url}`, {
    method,
    headers: headersOf(request),
    redirect: 'manual',
    ...(body ? { body } : {}),
  });
  const headers = without(Object.fromEntries(response.headers), OF_CONNECTION);
  return { status: response.status, headers, body: await response.text() };
}

const servers: Server[] = [];

/** Starts a server until {@link closeServers}. */
async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return addressOf(server);
}

/** Ends all doubles. */
export function closeServers(): void {
  for (const server of servers.splice(0)) server.close();
}

/** A system that answers every call with an error. @returns its address */
export const startFailing = (): Promise<string> =>
  listening(
    createServer((_request, response) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end('-');
    }),
  );

/** A path with `{id}` in place of the ids of transactions, submissions and attachments. */
const patternOf = (path: string): string =>
  path.replaceAll(/(?<=\/(?:transactions|submissions|attachments)\/)[^/]+/g, '{id}');

/** Starts a double of the system at the target. @returns its address */
export async function startDouble(target: string, changes: Changes): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method, url = '/', headers: sent } = request;
      const hasCredential = Boolean(sent.authorization ?? sent.cookie);
      const right = await answerOf(target, request);
      // A double names itself where the right system does.
      const own = { ...right, body: right.body.replaceAll(target, addressOf(server)) };
      const [path = ''] = url.split('?');
      const change = changes[`${method} ${patternOf(path)}${hasCredential ? ' +' : ''}`];
      const { status, headers, body } = { ...own, ...change?.(own) };
      response.writeHead(status, headers).end([204, 304].includes(status) ? '' : body);
    })();
  });
  return listening(server);
}

/** Other members of a JSON object. */
export const members =
  (edit: Readonly<Record<string, unknown>>): Change =>
  ({ body }) => ({ body: JSON.stringify({ ...Object(JSON.parse(body)), ...edit }) });

/** Another status. */
export const status =
  (to: number): Change =>
  () => ({ status: to });

/** Another value of a header. */
export const header =
  (name: string, to: string): Change =>
  ({ headers }) => ({ headers: { ...headers, [name]: to } });

/** Changes the second answer only. */
export function second(change: Change): Change {
  let calls = 0;
  return (answer) => {
    calls += 1;
    return calls === 2 ? change(answer) : {};
  };
}

/** Changes the first answer only. */
export function first(change: Change): Change {
  let calls = 0;
  return (answer) => {
    calls += 1;
    return calls === 1 ? change(answer) : {};
  };
}
