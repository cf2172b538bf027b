import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PortalProvider } from '@portal/ui/provider';
import { entries } from './entries';
import { everything } from './everything';
import { Page } from './Page';
import { rest } from './rest';

/** Result of {@link render}. */
export interface Answer {
  readonly html: string;
  /** Names that each entry of `@portal/ui` exports. */
  readonly names: Record<string, string[]>;
  /** HTML of each component alone, with a class name and an attribute. */
  readonly alone: Record<string, string>;
  readonly other: typeof rest;
}

function aloneOf(name: string): string {
  const probe = { ref: null, className: `probe-${name}`, 'data-probe': name };
  return renderToStaticMarkup(<PortalProvider>{everything[name]?.(probe)}</PortalProvider>);
}

/** Renders the page and each component on the server, and lists the exports of each entry. */
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
