import { renderToString } from 'react-dom/server';
import { entries } from './entries';
import { Page } from './Page';
import { rest } from './rest';

/** The page as a server without a DOM renders it, and what each entry of the package brings. */
export function render(): { html: string; names: Record<string, string[]>; other: typeof rest } {
  const names = Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module)]);
  return { html: renderToString(<Page />), names: Object.fromEntries(names), other: rest };
}
