import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { extentOf } from '../parcel-sketch/geometry.ts';
import type { Ring } from '../parcel-sketch/geometry.ts';
import type { MapEngine } from '../feature-map/engine.ts';
import * as css from './MapPreview.css.ts';
import type { MapSheet } from './types.ts';

/** Beyond every window, in millimetres of the sheet. */
const FAR = 5000;

const rectangle = (left: number, top: number, width: number, height: number): string =>
  `M${left} ${top}h${width}v${height}h${-width}z`;

/** The paper around a page frame, in metres on the ground. */
export function paperAround(frame: Ring, { width, height, field }: MapSheet): Ring | undefined {
  const box = extentOf([frame]);
  if (!box) return undefined;
  const metres = (box[2] - box[0]) / field.width;
  const [left, top] = [box[0] - field.left * metres, box[3] + field.top * metres];
  const [right, bottom] = [left + width * metres, top - height * metres];
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

/**
 * The paper over the map: the map outside of it is faded, and only the page frame shows it. Follows the frame in each rendering, also
 * while it is dragged. Decoration: the text alternative of the map says what is on the sheet.
 */
export function SheetPaper({
  engine,
  sheet,
  movable,
}: {
  engine: MapEngine | null;
  sheet: MapSheet;
  /** Shows the handle at which the frame is dragged. */
  movable: boolean;
}): ReactElement | null {
  const paper = useRef<HTMLDivElement>(null);
  const { width, height, field } = sheet;
  const { left, top, width: fieldWidth } = field;
  useEffect(() => {
    if (!engine) return undefined;
    const follow = (): void => {
      const box = extentOf([engine.frame() ?? []]);
      const start = box && engine.pixelOf([box[0], box[3]]);
      const end = box && engine.pixelOf([box[2], box[1]]);
      const { style } = paper.current ?? {};
      if (!style) return;
      style.display = start && end ? 'block' : 'none';
      if (!start || !end) return;
      const [x = 0, y = 0] = start;
      const pixels = ((end[0] ?? 0) - x) / fieldWidth;
      style.translate = `${x - left * pixels}px ${y - top * pixels}px`;
      style.inlineSize = `${width * pixels}px`;
      style.blockSize = `${height * pixels}px`;
    };
    follow();
    return engine.onRender(follow);
  }, [engine, width, height, left, top, fieldWidth]);
  if (!engine) return null;
  const page = rectangle(0, 0, width, height);
  const map = rectangle(left, top, field.width, field.height);
  return (
    <div className={css.marks} data-portal-theme="light" aria-hidden="true">
      <div ref={paper} className={css.paper}>
        <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`}>
          <path
            className={css.faded}
            d={rectangle(-FAR, -FAR, 2 * FAR, 2 * FAR) + page}
            fillRule="evenodd"
          />
          <path className={css.paperMargins} d={page + map} fillRule="evenodd" />
          <path className={css.paperEdge} d={page} vectorEffect="non-scaling-stroke" />
          <path className={css.paperFrame} d={map} vectorEffect="non-scaling-stroke" />
          {sheet.children}
        </svg>
        {movable && (
          <span
            className={css.handle}
            style={{
              inset: `${(top / height) * 100}% auto auto ${((left + fieldWidth / 2) / width) * 100}%`,
            }}
          />
        )}
      </div>
    </div>
  );
}
