import { createServer } from 'node:http';
import { closeServer, listen } from '../support/listen.ts';
import type { Listener } from './listener.ts';
import { NONCONFORMING_PAGES, type NonconformingPage } from './nonconforming-pages.ts';

const documentOf = ({ html }: NonconformingPage) =>
  `<!doctype html><html lang="de"><meta charset="utf-8"><title>Seite</title><h1>Seite</h1>${html}</html>`;

/** Opens each nonconforming page and records what is spoken. */
export async function visitNonconformingPages(listener: Listener): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const page = NONCONFORMING_PAGES[Number(url.slice(1))];
    response.setHeader('content-type', 'text/html').end(page ? documentOf(page) : '');
  });
  const origin = await listen(server);
  for (const [index, { name, keys, rules, fault }] of NONCONFORMING_PAGES.entries()) {
    listener.subject(name);
    await listener.open(`${origin}/${index}`);
    await listener.press('ctrl+Home');
    await listener.ignore();
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
