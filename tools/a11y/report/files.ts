import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPORT_FOLDER } from '../../../packages/ui/docs/report-pages.ts';
import { earlOf } from './earl.ts';
import { pagesOf } from './html/pages.ts';
import { openAcrOf } from './openacr.ts';
import { REPORT, checkData, jsonSchemaOf } from './schema.ts';
import type { Report } from './schema.ts';

/** Who is responsible for the conformance report in openacr.yaml. */
interface Author {
  readonly name: string;
  readonly email: string;
}

/**
 * Writes the report to a folder, in every format; what was there before is removed.
 *
 * @throws Error if the report does not follow its schema
 */
export function writeReport(report: Report, folder: string, author: Author): void {
  checkData(REPORT, report, 'report.json');
  const files = [
    ...pagesOf(report),
    { path: 'report.json', text: JSON.stringify({ $schema: './report.schema.json', ...report }) },
    { path: 'report.schema.json', text: jsonSchemaOf(REPORT) },
    { path: 'earl.jsonld', text: JSON.stringify(earlOf(report)) },
    { path: 'openacr.yaml', text: openAcrOf(report, author) },
  ];
  rmSync(folder, { recursive: true, force: true });
  for (const { path, text } of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Copies the report into the built Storybook, whose docs pages link to it. */
export function publishReport(folder: string, storybook: string): void {
  const published = join(storybook, REPORT_FOLDER);
  rmSync(published, { recursive: true, force: true });
  cpSync(folder, published, { recursive: true });
}
