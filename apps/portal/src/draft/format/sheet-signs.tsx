import type { ReactElement } from 'react';
import { Lines } from './sheet-text.tsx';
import * as css from './TitleBlock.css.ts';

/** Side of the place of the code, in millimetres. */
export const CODE_MM = 21;

/** Its blank edge, and the side of its corners. */
const QUIET_MM = 2;
const CORNER_MM = 3.6;

/** The scale bar, and its parts. */
const BAR_MM = 50;
const PARTS = 5;

/** Side of the mark of the state, in millimetres. */
const MARK_MM = 7;

/** The mark of the state in the colours of paper; the point is its upper left corner. */
export const StateMark = ({
  x,
  y,
  isBw,
}: {
  x: number;
  y: number;
  isBw: boolean;
}): ReactElement => (
  <svg
    className={isBw ? css.bwStateMark : css.stateMark}
    x={x}
    y={y}
    width={MARK_MM}
    height={MARK_MM}
  >
    <use href="./state/logo.svg#logo" width="100%" height="100%" />
  </svg>
);

/** Where the code of the extract is printed, without its quiet zone: its three corners. The point is that of the zone. */
export const CodePlace = ({ x, y }: { x: number; y: number }): ReactElement => {
  const side = CODE_MM - 2 * QUIET_MM;
  const [left, top] = [x + QUIET_MM, y + QUIET_MM];
  const corners: readonly (readonly [number, number])[] = [
    [left, top],
    [left + side - CORNER_MM, top],
    [left, top + side - CORNER_MM],
  ];
  return (
    <>
      <path className={css.place} d={`M${left} ${top}h${side}v${side}h${-side}z`} />
      <path
        className={css.solid}
        fillRule="evenodd"
        d={corners
          .map(
            ([west, north]) =>
              `M${west} ${north}h3.6v3.6h-3.6zm.5 .5h2.6v2.6h-2.6zm.5 .5h1.6v1.6h-1.6z`,
          )
          .join('')}
      />
    </>
  );
};

const metresText = (metres: number): string => metres.toLocaleString('de-DE');

/** The scale bar with its lengths on the ground, the CRS, and when the sheet is true to scale. */
export function ScaleBar({
  x,
  y,
  scale,
  crs,
}: {
  x: number;
  y: number;
  scale: number;
  crs: string;
}) {
  const part = BAR_MM / PARTS;
  const lengths = Array.from({ length: PARTS }, (_, index) => (index * part * scale) / 1000);
  return (
    <>
      <path className={css.solid} d={`M${x} ${y}h10v1.2h-10zm20 0h10v1.2h-10zm20 0h10v1.2h-10z`} />
      <path className={css.thin} d={`M${x} ${y}h50v1.2h-50z`} />
      {lengths.map((metres, index) => (
        <Lines
          key={metres}
          x={x + index * part}
          y={y - 1}
          lines={[metresText(metres)]}
          className={index === 0 ? css.small : css.middle}
        />
      ))}
      <Lines
        x={x + BAR_MM}
        y={y - 1}
        lines={[`${metresText((BAR_MM * scale) / 1000)} m`]}
        className={css.end}
      />
      <Lines x={x} y={y + 5} lines={[crs, 'maßstäblich nur bei 100 %']} className={css.smallSoft} />
    </>
  );
}

/** The arrow to the north; the middle of its foot at the point. */
export const NorthArrow = ({ x, y }: { x: number; y: number }): ReactElement => (
  <>
    <path className={css.solid} d={`M${x} ${y - 8.5}l-1.8 8.5l1.8 -1.6z`} />
    <path className={css.thin} d={`M${x} ${y - 8.5}l-1.8 8.5l1.8 -1.6l1.8 1.6z`} />
    <Lines x={x} y={y + 3.2} lines={['N']} className={css.north} />
  </>
);
