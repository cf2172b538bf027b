import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PortalProvider } from '@portal/ui/provider';
import { entries } from './entries';
import { everything } from './everything';
import { Page } from './Page';
import { rest } from './rest';

/** What the server of this app can tell. */
export interface Answer {
  readonly html: string;
  /** Names that each entry of `@portal/ui` exports. */
  readonly names: Record<string, string[]>;
  /** Each component alone, with a class and an attribute of the consumer. */
  readonly alone: Record<string, string>;
  readonly other: typeof rest;
}

function aloneOf(name: string): string {
  const probe = { ref: null, className: `probe-${name}`, 'data-probe': name };
  return renderToStaticMarkup(<PortalProvider>{everything[name]?.(probe)}</PortalProvider>);
}

/** The page as a server without a DOM renders it, and what each entry of the package brings. */
export function render(): Answer {
  const names = Object.entries(entries).map(([entry, module]) => [entry, Object.keys(module)]);
  const alone = Object.keys(everything).map((name) => [name, aloneOf(name)]);
  return {
    html: renderToString(<Page />),
    names: Object.fromEntries(names),
    alone: Object.fromEntries(alone),
    other: rest,
  };
}
