import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { DataRowsProps } from '../data-table/types.ts';
import { focusedBeside } from '../hooks/index.ts';
import { ROLE } from '../table/roles.ts';
import { GROUP, nearGroups, segmentsOf } from './segments.ts';
import type { Range } from './segments.ts';

/** Height of a row of the first group, on the table; before it is measured 48 px. */
const ROW_HEIGHT = '--portal-row-height';
const FIRST: Range = [0, 1];

/** Heights of groups when they were last there, in CSS px. */
type Heights = Map<number, number>;

// Before the first paint: rows below must not move. React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** The groups and places of the table, in order. */
const bodiesOf = (table: Element | null | undefined): readonly Element[] =>
  [...(table?.children ?? [])].filter(({ localName }) => localName === 'tbody');

/** Calls back once with all elements, then when one comes near the window or goes away; a window above and below is near. */
function observe(
  elements: readonly Element[],
  callback: (entries: readonly IntersectionObserverEntry[]) => void,
): (() => void) | undefined {
  // The window of the elements: a frame has one of its own.
  const view = elements[0]?.ownerDocument.defaultView;
  if (!view || !('IntersectionObserver' in view)) return undefined;
  const Observer = view.IntersectionObserver;
  // Of the window, and of containers that scroll.
  const near = { rootMargin: '100% 0px', scrollMargin: '100% 0px' };
  const observer = new Observer(callback, near);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

/** The group that has the focus; null without one. */
function focusedGroup(table: Element | null | undefined): number | null {
  const body = table && focusedBeside(table)?.closest('tbody');
  return body && table.contains(body) ? Number(body.dataset['group']) : null;
}

/**
 * The rows of a `DataTable` without pages: in the DOM are those in the window, near it, and those with the focus. The others have
 * a place as high as they were, or as the first ones are. In print all rows are there.
 */
export function VirtualRows({ count, all, className, renderRow }: DataRowsProps): ReactElement {
  const [[near, far], setRange] = useState(FIRST);
  const [focused, setFocused] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const anchor = useRef<HTMLTableSectionElement>(null);
  const [heights] = useState<Heights>(() => new Map());
  // A test environment without layout has no observer: every row is there.
  const isEvery = all || typeof IntersectionObserver === 'undefined';
  const segments = segmentsOf(
    Math.ceil(count / GROUP),
    (group) => isEvery || (group >= near && group < far) || group === focused,
  );
  const layout = JSON.stringify(segments);
  useBrowserLayoutEffect(() => {
    const table = anchor.current?.parentElement;
    const body = bodiesOf(table)[0];
    const height = body?.getBoundingClientRect().height ?? 0;
    if (body && height > 0)
      table?.style.setProperty(ROW_HEIGHT, `${height / body.children.length}px`);
  }, []);
  useEffect(() => {
    const known: typeof segments = JSON.parse(layout);
    let isFirst = true;
    const table = anchor.current?.parentElement;
    return observe(bodiesOf(table), (entries) => {
      // Later calls name changed elements only: all are asked anew.
      if (!isFirst) return setRound(round + 1);
      isFirst = false;
      for (const [at, { from, isThere }] of known.entries()) {
        const height = entries[at]?.boundingClientRect.height ?? 0;
        if (isThere && height > 0) heights.set(from, height);
      }
      setFocused(focusedGroup(table));
      const range = nearGroups(known, entries);
      if (range && (range[0] !== near || range[1] !== far)) setRange(range);
    });
  }, [layout, round, near, far, heights]);
  return (
    <>
      {segments.map(({ from, to, isThere }, index) => (
        <tbody
          {...ROLE.rowGroup}
          key={isThere ? from : `place ${from}`}
          ref={index === 0 ? anchor : undefined}
          className={className}
          data-group={from}
          aria-hidden={!isThere || undefined}
        >
          {isThere ? (
            Array.from({ length: Math.min(GROUP, count - from * GROUP) }, (_, offset) =>
              renderRow(from * GROUP + offset),
            )
          ) : (
            <Place from={from} to={to} count={count} heights={heights} />
          )}
        </tbody>
      ))}
    </>
  );
}

/** The place of rows that are not there. Its height is set by script: a strict CSP allows no attribute for it in HTML. */
function Place(props: {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly heights: Heights;
}): ReactElement {
  const { from, to, count, heights } = props;
  return (
    <tr>
      <td
        aria-hidden="true"
        ref={(cell) => {
          if (!cell) return;
          let [px, rows] = [0, 0];
          for (let group = from; group < to; group += 1) {
            const height = heights.get(group);
            if (height === undefined) rows += Math.min(GROUP, count - group * GROUP);
            else px += height;
          }
          cell.style.blockSize = `calc(${px}px + ${rows} * var(${ROW_HEIGHT}, 48px))`;
        }}
      />
    </tr>
  );
}
