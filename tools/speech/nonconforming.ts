import { createServer } from 'node:http';
import { closeServer, listen } from '../support/listen.ts';
import { BROWSERS, type BrowserName } from './browsers.ts';
import type { Listener } from './listener.ts';
import { NONCONFORMING_PAGES } from './nonconforming-pages.ts';
import type { NonconformingPage } from './nonconforming-texts.ts';

const documentOf = ({ html }: NonconformingPage) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite</title><h1>Seite</h1>${html}</html>`;

/** In which browser a page is opened: every second one in the same, unless its fault is one of a browser. */
const browserOf = ({ browser }: NonconformingPage, index: number): BrowserName | undefined =>
  browser ?? BROWSERS[index % BROWSERS.length];

/** Opens the nonconforming pages of a browser and records what is spoken. They test the rules: each is opened in one browser. */
export async function visitNonconformingPages(
  listener: Listener,
  browser: BrowserName,
): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const page = NONCONFORMING_PAGES[Number(url.slice(1))];
    response.setHeader('content-type', 'text/html').end(page ? documentOf(page) : '');
  });
  const origin = await listen(server);
  for (const [index, page] of NONCONFORMING_PAGES.entries()) {
    if (browserOf(page, index) !== browser) continue;
    const { name, keys, rules, fault } = page;
    listener.subject(name);
    await listener.open(`${origin}/${index}`);
    await listener.toStart();
    const [first = 'Tab', ...others] = keys;
    await listener.press(first);
    if (others.length > 0) {
      await listener.ignore();
      await listener.press(...others);
    }
    await listener.listenForFault(keys.join(', '), fault, ...rules);
  }
  await closeServer(server);
}

/** Whether the nonconforming page of this name has the fault for which it must be refused. */
export function isRefused(name: string, faults: readonly string[]): boolean {
  const page = NONCONFORMING_PAGES.find((candidate) => candidate.name === name);
  return page !== undefined && faults.some((found) => page.fault.test(found));
}
