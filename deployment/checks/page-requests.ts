import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage } from 'node:http';
import { Agent, get } from 'node:https';
import { basename, dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { check } from './steps.ts';

/** Requests that must be answered through each web server while processes are replaced. */
const REQUESTS = 500;

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
 * @returns how many requests were sent, and failed
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
  return { sent: sent.length, failed };
}

/** Gives the scripts of a built portal other names, as a build of changed sources does. */
export function renameScripts(portal: string): void {
  const assets = join(portal, 'assets');
  // Compressed files would contain the former names.
  for (const folderOfFiles of [portal, assets]) {
    for (const name of readdirSync(folderOfFiles)) {
      if (/\.(?:br|gz)$/.test(name)) rmSync(join(folderOfFiles, name));
    }
  }
  const hashed = /-(?<hash>[\w-]{8})(?=\.js$)/;
  const hashes = readdirSync(assets).flatMap((name) => hashed.exec(name)?.groups?.['hash'] ?? []);
  check(hashes.length > SCRIPTS, `The portal has ${hashes.length} scripts.`);
  const changed = (text: string): string =>
    hashes.reduce((result, hash) => result.replaceAll(hash, `Z${hash.slice(1, -1)}Z`), text);
  const files = [
    join(portal, 'index.html'),
    ...readdirSync(assets).map((name) => join(assets, name)),
  ];
  for (const file of files) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    writeFileSync(join(dirname(file), changed(basename(file))), changed(text));
  }
}
