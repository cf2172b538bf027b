import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { Lines, widthOf } from './sheet-text.tsx';
import * as css from './TitleBlock.css.ts';

/** Up to these scales all boundary points and the numbers of houses are drawn. */
const DETAILED_UP_TO = 1000;

const STEP_MM = 3.3;
const TEXT_LEFT_MM = 6.2;
const SIZE_MM = 2.12;

/** Width of a letter in relation to its size: in short words with capitals and umlauts. */
const LETTER = 0.57;

/** Kinds of signs. */
type Sign = 'parcel' | 'line' | 'section' | 'subdistrict' | 'point' | 'cross' | 'building';

/** What the sheet shows. */
export interface LegendContent {
  readonly scale: number;
  readonly isSeveral: boolean;
  readonly isBw: boolean;
  /** Whether a boundary of sections, or of local subdistricts, lies on it. */
  readonly hasSections: boolean;
  readonly hasSubdistricts: boolean;
}

function entriesOf(content: LegendContent): readonly (readonly [Sign, string])[] {
  const { scale, isSeveral, hasSections, hasSubdistricts } = content;
  const isDetailed = scale <= DETAILED_UP_TO;
  const ofParcels = isSeveral ? 'Grenzpunkt der Flurstücke' : 'Grenzpunkt des Flurstücks';
  return [
    ['parcel', isSeveral ? 'Flurstücke des Auszugs' : 'Flurstück des Auszugs'],
    ['line', 'Flurstücksgrenze'],
    ...(hasSections ? [['section', 'Grenze der Flur'] as const] : []),
    ...(hasSubdistricts ? [['subdistrict', 'Grenze der Gemarkung'] as const] : []),
    ['point', isDetailed ? 'Grenzpunkt' : ofParcels],
    ['cross', 'Koordinatenkreuz'],
    ['building', isDetailed ? 'Gebäude, Hausnummer' : 'Gebäude'],
  ];
}

function SignOf({ sign, x, y, isBw }: { sign: Sign; x: number; y: number; isBw: boolean }) {
  const box = `M${x} ${y - 1}h5v2h-5z`;
  if (sign === 'parcel') return <path className={isBw ? css.bwParcel : css.parcel} d={box} />;
  if (sign === 'building') return <path className={css.building} d={box} />;
  if (sign === 'point') return <circle className={css.point} cx={x + 2.5} cy={y} r={0.5} />;
  if (sign === 'cross') return <path className={css.thin} d={`M${x + 1.5} ${y}h2m-1 -1v2`} />;
  const district = isBw ? css.bwDistrict : css.district;
  return <path className={sign === 'line' ? css.thin : district} d={`M${x} ${y}h5`} />;
}

/** Entries with their column and line: two short ones after each other share a line. */
function placeEntries(content: LegendContent, width: number) {
  const isShort = (text: string): boolean =>
    widthOf(text, SIZE_MM, LETTER) <= width / 2 - TEXT_LEFT_MM - 0.5;
  let [before, row] = ['', -1];
  return entriesOf(content).map(([sign, text]) => {
    const sharesLine = before !== '' && isShort(text) && isShort(before);
    if (!sharesLine) row += 1;
    before = sharesLine ? '' : text;
    return { sign, text, row, column: sharesLine ? 1 : 0 };
  });
}

/** The legend of a sheet. */
export function SheetLegend(props: {
  x: number;
  top: number;
  width: number;
  content: LegendContent;
}): ReactElement {
  const { x, top, width, content } = props;
  return (
    <>
      {placeEntries(content, width).map(({ sign, text, row, column }) => {
        const left = x + (column * width) / 2;
        const y = top + 2.6 + row * STEP_MM;
        return (
          <Fragment key={sign}>
            <SignOf sign={sign} x={left} y={y} isBw={content.isBw} />
            <Lines x={left + TEXT_LEFT_MM} y={y + 0.72} lines={[text]} className={css.small} />
          </Fragment>
        );
      })}
    </>
  );
}
