import { appendFileSync } from 'node:fs';

/** One measured figure beside its budget. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** Unit, such as `ms` or `×`; with how many digits after the point it is worth telling. */
  readonly unit: string;
  readonly digits: number;
  /** The budget in the same unit; missing where a figure is only told. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** What stands behind the figure, such as the two times of a ratio. */
  readonly note?: string;
}

/** A title and its figures, as one benchmark hands them to the one that runs all. */
export interface Report {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** Names the file to which each benchmark adds its report as one line of JSON. */
export const REPORT_FILE = 'BENCH_REPORT';

/** Whether a figure is within its budget. */
export function isWithin({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

/** The figure in words, such as `12.3 kB`. */
export function valueText({ digits, unit }: Figure, value: number): string {
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/** The budget in words; empty where there is none. */
export function budgetText(figure: Figure): string {
  const { atMost, atLeast } = figure;
  if (atMost !== undefined) return `at most ${valueText(figure, atMost)}`;
  return atLeast === undefined ? '' : `at least ${valueText(figure, atLeast)}`;
}

function lineOf(figure: Figure): string {
  const budget = budgetText(figure);
  const verdict = budget && ` (${isWithin(figure) ? 'within' : 'OVER'}: ${budget})`;
  const note = figure.note ? `; ${figure.note}` : '';
  return `  ${figure.what}: ${valueText(figure, figure.value)}${verdict}${note}`;
}

/** Prints the figures; the process ends with code 1 when one is over its budget. */
export function report(title: string, figures: readonly Figure[]): void {
  process.stdout.write(`${[title, ...figures.map(lineOf)].join('\n')}\n`);
  const file = process.env[REPORT_FILE];
  if (file) appendFileSync(file, `${JSON.stringify({ title, figures } satisfies Report)}\n`);
  if (!figures.every(isWithin)) process.exitCode = 1;
}

/** The middle of some numbers: what one stumble of the machine does not move. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which this share of the numbers lies; `NaN` without any. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
