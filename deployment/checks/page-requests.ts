import { once } from 'node:events';
import { type IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { check } from './steps.ts';

/** Requests that must be answered through each web server while processes are replaced. */
const REQUESTS = 500;

/**
 * The release of 2026-11-28 looks for a script and reads it behind the link that an upgrade changes in between: so many of its answers may
 * fail. Remove it with that release.
 */
const KNOWN = { answer: /^(?:403|500) of \/assets\//, atMost: 3 };

/** How many scripts of a page are loaded with it. */
const SCRIPTS = 6;

/** The scripts that a page names. */
const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/\.(\/assets\/[\w.-]+\.js)/g)].map(([, path = '']) => path);

/**
 * Loads pages with some of their scripts, and a call, through a web server, one after another, until the signal. Each time one script of
 * the first page is loaded as well, as by a page that is open.
 *
 * @param port of the web server
 * @param host of the portal, which only answers pages under it
 * @returns how many requests were sent, which failed, and which did for the known reason
 */
export async function askUntil(signal: AbortSignal, port: number, host: string) {
  const agent = new Agent({ keepAlive: true });
  const failed: string[] = [];
  const sent: string[] = [];
  const ask = async (path: string): Promise<string> => {
    sent.push(path);
    try {
      const request = get({ host: 'localhost', port, path, agent, headers: { host } });
      const [answer]: IncomingMessage[] = await once(request, 'response');
      if (answer?.statusCode !== 200) failed.push(`${answer?.statusCode} of ${path}`);
      return answer ? await textOf(answer) : '';
    } catch (error) {
      failed.push(`${String(error)} of ${path}`);
      return '';
    }
  };
  const first = scriptsOf(await ask('/'));
  check(first.length > SCRIPTS, `The page names ${first.length} scripts.`);
  for (let turn = 0; !signal.aborted || sent.length < REQUESTS; turn += 1) {
    const scripts = scriptsOf(await ask('/')).slice(0, SCRIPTS);
    for (const script of scripts) await ask(script);
    await ask(first[turn % first.length] ?? '');
    await ask('/api/configuration');
  }
  agent.destroy();
  const known = failed.filter((one) => KNOWN.answer.test(one));
  const unknown = failed.filter((one) => !KNOWN.answer.test(one));
  return { sent: sent.length, failed: known.length > KNOWN.atMost ? failed : unknown, known };
}
