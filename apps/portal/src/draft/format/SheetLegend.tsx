import type { ReactElement } from 'react';
import { Fragment } from 'react';
import { placeEntries, TEXT_LEFT_MM } from './legend-entries.ts';
import type { LegendContent, Sign, UseSign } from './legend-entries.ts';
import { Lines } from './sheet-text.tsx';
import * as css from './TitleBlock.css.ts';

/** Millimetres between the lines of one entry. */
const LINE_STEP_MM = 2.1;

/** Size of a sample in millimetres, lower where lines are close. */
const SAMPLE_MM = { width: 5, height: 2, lowest: 1.5 } as const;

/** From the middle of a sample to the baseline of its text, in millimetres. */
const BASELINE_MM = 0.72;

/** Grey of buildings where the state pack names no colour. */
const BUILDING = '#c8c8c8';

interface SampleProps {
  readonly x: number;
  /** The middle of the sample. */
  readonly y: number;
  readonly height: number;
  readonly isBw: boolean;
}

const boxOf = ({ x, y, height }: SampleProps): string =>
  `M${x} ${y - height / 2}h${SAMPLE_MM.width}v${height}h${-SAMPLE_MM.width}z`;

/** The sample of a land use: its colour, and its sign in the middle. */
function SampleOfUse({ use, ...props }: SampleProps & { use: UseSign }): ReactElement {
  const { x, y, isBw } = props;
  const box = boxOf(props);
  const fill = isBw ? (use.bwFill ?? '#ffffff') : use.fill;
  const stroke = isBw ? (use.bwStroke ?? '#000000') : use.stroke;
  return (
    <>
      <path d={box} style={{ fill }} />
      <path
        className={css.groundSign}
        style={{ stroke }}
        transform={`translate(${x + SAMPLE_MM.width / 2} ${y})`}
        d={use.sign}
      />
      <path className={css.groundEdge} d={box} />
    </>
  );
}

/** Lines of boundaries, in colour and in black and white. */
const LINES = {
  line: [css.thin, css.thin],
  section: [css.district, css.bwDistrict],
  subdistrict: [css.subdistrict, css.bwSubdistrict],
  estimate: [css.estimate, css.bwEstimate],
} as const;

function Sample(props: SampleProps & { sign: Sign; signs: LegendContent['signs'] }): ReactElement {
  const { sign, signs, x, y, height, isBw } = props;
  if (typeof sign === 'object') return <SampleOfUse {...props} use={sign} />;
  const box = boxOf(props);
  if (sign === 'parcel' && isBw) {
    const lines = [0, 1.5, 3].map((left) => `M${x + left} ${y + height / 2}l${height} ${-height}`);
    return (
      <>
        <path className={css.bwParcelHatch} d={lines.join('')} />
        <path className={css.bwParcel} d={box} />
      </>
    );
  }
  if (sign === 'parcel') return <path className={css.parcel} d={box} />;
  if (sign === 'building') {
    const fill = (isBw ? signs.bwBuildingFill : signs.buildingFill) ?? BUILDING;
    return <path className={css.building} style={{ fill }} d={box} />;
  }
  if (sign === 'point') return <circle className={css.point} cx={x + 2.5} cy={y} r={0.5} />;
  if (sign === 'cross') return <path className={css.thin} d={`M${x + 1.5} ${y}h2m-1 -1v2`} />;
  if (sign === 'class') {
    const style = isBw ? css.bwEstimateSign : css.estimateSign;
    return <Lines x={x + 2.5} y={y + BASELINE_MM} lines={['sL3D']} className={style} />;
  }
  if (sign === 'gap') {
    const strokes = [0, 1, 2, 3].map(
      (index) => `M${x + index} ${y - height / 2}l${height} ${height}`,
    );
    return <path className={css.gap} d={`${box}${strokes.join('')}`} />;
  }
  return <path className={LINES[sign][isBw ? 1 : 0]} d={`M${x} ${y}h${SAMPLE_MM.width}`} />;
}

/** The legend of a sheet. */
export function SheetLegend(props: {
  x: number;
  top: number;
  width: number;
  content: LegendContent;
}): ReactElement {
  const { x, top, width, content } = props;
  const { isBw, signs } = content;
  const { entries, step } = placeEntries(content, width);
  const height = Math.max(SAMPLE_MM.lowest, Math.min(SAMPLE_MM.height, step - 0.7));
  return (
    <>
      {entries.map(({ sign, lines, row, column }) => {
        const left = x + (column * width) / 2;
        const y = top + 1.6 + row * step + height / 2;
        return (
          <Fragment key={lines.join(' ')}>
            <Sample sign={sign} signs={signs} x={left} y={y} height={height} isBw={isBw} />
            <Lines
              x={left + TEXT_LEFT_MM}
              y={y + BASELINE_MM}
              step={LINE_STEP_MM}
              lines={lines}
              className={css.small}
            />
          </Fragment>
        );
      })}
    </>
  );
}
