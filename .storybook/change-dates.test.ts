import { expect, it } from 'vitest';
import { datesByFile } from './change-dates.ts';

it('a change has the date of the commit that added it last (LIB-20)', () => {
  const log = `@2026-11-26\n\n.changeset/low-windows.md\n.changeset/maps.md\n\n@2026-11-23\n\n.changeset/maps.md\n`;
  expect(datesByFile(log)).toEqual({ 'low-windows.md': '2026-11-26', 'maps.md': '2026-11-26' });
});
