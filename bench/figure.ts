import { appendFileSync } from 'node:fs';

/** One measured figure beside its budget. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** Such as `ms` or `×`. */
  readonly unit: string;
  /** Digits after the decimal point. */
  readonly digits: number;
  /** The budget in the same unit; a figure without one is only reported. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** Details, such as the two times of a ratio. */
  readonly note?: string;
}

/** The figures of one benchmark. */
export interface Report {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** Variable with the file to which each benchmark appends its report as one line of JSON. */
export const REPORT_FILE = 'BENCH_REPORT';

/** Whether a figure is within its budget. */
export function isWithin({ value, atMost, atLeast }: Figure): boolean {
  return (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
}

/** A value with its unit, such as `12.3 kB`. */
export function valueText({ digits, unit }: Figure, value: number): string {
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`;
}

/** The budget as text; empty without one. */
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

/** The median, which one outlier does not change. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The quantile at a share between 0 and 1; `NaN` of an empty list. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
