import { type InferOutput, maxLength, optional, pipe, strictObject, string } from 'valibot';
import { readBody } from '../http/index.ts';

function text(max: number) {
  const message = `a text of at most ${max} characters is needed`;
  return pipe(string(message), maxLength(max, message));
}

const REPORT = strictObject(
  {
    reportId: text(60),
    receivedAt: text(40),
    text: text(4000),
    email: optional(text(200)),
    circumstances: optional(
      strictObject(
        { page: text(200), display: text(300), browser: text(500) },
        'an object is needed',
      ),
    ),
  },
  'an object is needed',
);

/** A report of a barrier that the portal has passed on. */
export type BarrierReport = Readonly<InferOutput<typeof REPORT>>;

/** Reads a report. @throws BodyError that names the first wrong field */
export const readBarrierReport = (body: unknown): BarrierReport => readBody(REPORT, body);

/** The reports that arrived, each once. */
export class BarrierReports {
  readonly #reports = new Map<string, BarrierReport>();

  /** Keeps a report; one that is there already stays as it is. */
  accept(report: BarrierReport): void {
    if (!this.#reports.has(report.reportId)) this.#reports.set(report.reportId, report);
  }

  /** The last one first. */
  all(): readonly BarrierReport[] {
    return [...this.#reports.values()].toReversed();
  }
}
