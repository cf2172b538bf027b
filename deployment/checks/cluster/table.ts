import type { Observer } from './observer.ts';

/** What a fault has done. */
export interface Row {
  readonly fault: string;
  /** From the fault until everything works again. */
  readonly seconds: number;
  readonly confirmed: number;
  readonly missing: number;
  readonly ways: ReturnType<Observer['report']>;
  readonly connections: number;
}

/** A row of the table in Markdown. */
export function lineOf({ fault, seconds, confirmed, missing, ways, connections }: Row): string {
  const failing = ways.map(({ failedMs }) => `${(failedMs / 1000).toFixed(0)} s`).join(', ');
  const ready = ways.map(({ readyMs }) => `${(readyMs / 1000).toFixed(1)} s`).join(', ');
  const cells = [fault, `${seconds.toFixed(0)} s`, confirmed, missing, failing, ready, connections];
  return `| ${cells.join(' | ')} |`;
}

/** Prints the rows as a table of Markdown, as docs/performance.md has it. @param readySeconds budget of `ready meanwhile` */
export function printTable(rows: readonly Row[], bound: number, readySeconds: number): void {
  const head = `| fault | until all is well | confirmed orders | missing | nothing could be written, through HAProxy and through PgBouncer | ready meanwhile for (bound ${readySeconds} s) | most connections (bound ${bound}) |`;
  console.log(['', head, '|---|---|---|---|---|---|---|', ...rows.map(lineOf)].join('\n'));
}
