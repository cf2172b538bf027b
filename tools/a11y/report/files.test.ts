import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  REPORT_FOLDER,
  REPORT_PAGES,
  reportPageOf,
} from '../../../packages/ui/docs/report-pages.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { publishReport, writeReport } from './files.ts';
import { report } from './fixture.ts';

it('the built Storybook contains the pages to which its docs pages link (LIB-20)', () => {
  using folder = temporaryFolder('report');
  const [written, storybook] = ['report', 'storybook'].map((name) => join(folder.path, name));
  if (!written || !storybook) throw new Error('No folders');
  mkdirSync(storybook);
  writeReport(report(), written, { name: 'Author', email: '' });
  publishReport(written, storybook);
  const files = [...Object.values(REPORT_PAGES), reportPageOf('form-button'), 'report.schema.json'];
  expect(files.filter((file) => !existsSync(join(storybook, REPORT_FOLDER, file)))).toEqual([]);
});
