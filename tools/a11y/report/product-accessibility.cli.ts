import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lastRunOf } from './last-run.ts';
import { LAST_RUN_FILE, PRODUCT_FILE, productFile, readSources } from './product-sources.ts';
import { REPORT, checkData } from './schema.ts';

/*
 * Writes what the accessibility statement of every state says about the software (LAW-1), from the evidence in files: `pnpm generate:statement`,
 * and as part of `pnpm generate`. With `--report reports/a11y/report.json` it first records what this report found in `last-run.json`.
 */

const { values: options } = parseArgs({ options: { report: { type: 'string' } } });

if (options.report !== undefined) {
  const report: unknown = JSON.parse(readFileSync(options.report, 'utf8'));
  checkData(REPORT, report, options.report);
  writeFileSync(LAST_RUN_FILE, `${JSON.stringify(lastRunOf(report), null, 2)}\n`);
}
writeFileSync(PRODUCT_FILE, productFile(readSources()));
