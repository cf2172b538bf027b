import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { ManualCheck, Report } from './types.ts';

/** Path of the JSON schema of `report.json`. */
export const REPORT_SCHEMA: string = new URL('report.schema.json', import.meta.url).pathname;

function here(name: string): URL {
  return new URL(name, import.meta.url);
}

function read(name: string): string {
  return readFileSync(here(name), 'utf8');
}

function check(schema: string, value: unknown, what: string): void {
  const ajv = new Ajv({ allErrors: true });
  addFormats.default(ajv);
  const validate = ajv.compile(JSON.parse(read(schema)));
  if (!validate(value)) throw new Error(`${what}: ${ajv.errorsText(validate.errors)}`);
}

/** Throws an error that lists each place where a report departs from its published schema. */
export function checkReport(report: Report): void {
  check('report.schema.json', report, 'The report departs from its schema');
}

/** Throws an error where a list of manual checks departs from its schema. */
export function checkManualChecks(value: unknown): void {
  check('manual-checks.schema.json', value, 'manual-checks.json');
}

/** What people checked by hand. Throws an error when the file departs from its schema. */
export function readManualChecks(): readonly ManualCheck[] {
  const file: { checks: readonly ManualCheck[] } = JSON.parse(read('manual-checks.json'));
  checkManualChecks(file);
  return file.checks;
}

/** Which criteria the interaction test of a story bears on, by the story's id. */
export function readInteractionEvidence(): Readonly<Record<string, readonly string[]>> {
  return JSON.parse(read('interaction-evidence.json'));
}
