import { Fragment } from 'react';
import type { ReactElement } from 'react';
import { linesOf, widthOf } from './sheet-lines.ts';
import * as css from './TitleBlock.css.ts';

/** Empty space at the edges of a column, in millimetres. */
export const PADDING_MM = 2.5;

/** Sizes of letters in millimetres: 7, 6.5 and 6 points. */
const SIZE_MM = { strong: 2.47, soft: 2.29, small: 2.12 } as const;

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly step?: number;
  readonly size?: number | undefined;
  readonly className?: string;
}

/** Lines of text below each other; the first has its baseline at the point. */
export function Lines({ x, y, lines, step = 2.8, size, className }: LinesProps): ReactElement {
  return (
    <text className={className} {...(size !== undefined && { style: { fontSize: `${size}px` } })}>
      {lines.map((line, index) => (
        <tspan key={`${index} ${line}`} x={x} y={y + index * step}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** What a value is, and the value; null for one that only the office knows, whose place is marked. */
export type Fact = readonly [label: string, value: string | null];

/** Width and height of a marked place in a line of text, in millimetres. */
const PLACE_MM = { width: 20, height: 2 } as const;

/** The place of a text that only the office knows; the point is the start of its baseline. */
export const TextPlace = ({
  x,
  y,
  width = PLACE_MM.width,
}: {
  x: number;
  y: number;
  width?: number;
}): ReactElement => (
  <path className={css.place} d={`M${x} ${y + 0.2}h${width}v${-PLACE_MM.height}h${-width}z`} />
);

/** Millimetres from fact to fact and from line to line: the first that fits the height of the block, as it is printed. */
const FACT_STEPS = [
  [4.2, 2.8],
  [3.8, 2.8],
  [3.3, 2.4],
] as const;
const FACTS_HEIGHT_MM = 34.5;

interface FactsProps {
  readonly x: number;
  readonly top: number;
  readonly facts: readonly Fact[];
  /** Where values begin, from the column. */
  readonly offset: number;
  /** Width of values. */
  readonly width: number;
}

/** Facts with the lines of their values and their places, in millimetres. */
function placeFacts({ top, facts, width }: Pick<FactsProps, 'top' | 'facts' | 'width'>) {
  const set = facts.map(([label, value]) => {
    if (value === null) return { label, size: SIZE_MM.strong, lines: null };
    const whole = widthOf(value, SIZE_MM.strong, 'strong');
    const size = Math.max(
      SIZE_MM.small,
      Math.min(SIZE_MM.strong, (SIZE_MM.strong * width) / whole),
    );
    return { label, size, lines: linesOf(value, width + 0.01, size, 'strong') };
  });
  const further = set.reduce((sum, { lines }) => sum + (lines?.length ?? 1) - 1, 0);
  const [factStep, lineStep] =
    FACT_STEPS.find(
      ([fact, line]) => (facts.length - 1) * fact + further * line <= FACTS_HEIGHT_MM,
    ) ?? FACT_STEPS[2];
  let next = top + 4.4;
  return set.map((fact) => {
    const y = next;
    next += factStep + ((fact.lines?.length ?? 1) - 1) * lineStep;
    return { ...fact, y, lineStep };
  });
}

/** Labels with their values: a long value is set smaller, and then has several lines. */
export function Facts({ x, top, facts, offset, width }: FactsProps): ReactElement {
  return (
    <>
      {placeFacts({ top, facts, width }).map(({ label, size, lines, y, lineStep }) => (
        <Fragment key={y}>
          <Lines x={x + PADDING_MM} y={y} lines={[label]} className={css.soft} />
          {lines ? (
            <Lines
              x={x + offset}
              y={y}
              lines={lines}
              step={lineStep}
              size={size}
              className={css.strong}
            />
          ) : (
            <TextPlace x={x + offset} y={y} />
          )}
        </Fragment>
      ))}
    </>
  );
}
