import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../apps/portal/src');

const areas = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const found = readFileSync(join(SOURCE, file), 'utf8').matchAll(/<TextArea\b[\s\S]*?\n\s*\/>/g);
    return [...found].map(([text]) => [file, text] as const);
  });

describe('fields for the own words of a person (LAW-7: TR-03172-3 A3.15.02, A3.15.03)', () => {
  it('are found', () => {
    expect(areas.length).toBeGreaterThan(3);
  });

  // Spelling checks of browsers may send the text to their vendor; what was typed is offered to the next person at this device.
  it.each(areas)('are neither checked for spelling nor completed: %s', (_file, text) => {
    expect(text).toContain('spellCheck={false}');
    expect(text).toContain('autoComplete="off"');
  });
});
