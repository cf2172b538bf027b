import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');

/** Style files with a rule for disabled elements that sets a colour. */
function stylesOf(disabled: RegExp): readonly { readonly file: string; readonly code: string }[] {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts'))
    .map((file) => ({ file, code: readFileSync(join(SOURCES, file), 'utf8') }))
    .filter(({ code }) => disabled.test(code));
}

describe('disabled controls', () => {
  it('are grey in forced colours, which browsers do not do for aria-disabled', () => {
    const styles = stylesOf(/\[aria-disabled/);
    expect(styles.length).toBeGreaterThan(3);
    const rule = /forced.?colors[\s\S]*?aria-disabled[\s\S]*?GrayText/i;
    expect(styles.filter(({ code }) => !rule.test(code)).map(({ file }) => file)).toEqual([]);
  });

  it('have a dashed edge in high contrast, where all edges have the same colour', () => {
    // Half transparent elements differ from enabled ones already.
    const styles = stylesOf(
      /'&(?::disabled|\[aria-disabled[^']*)': \{(?![^}]*opacity)[^}]*(?:borderColor|color):/,
    );
    expect(styles.length).toBeGreaterThan(5);
    const rule = /contrast"\] &[^\n]*disabled[^\n]*\s[\s\S]{0,40}?disabledInContrast/;
    expect(styles.filter(({ code }) => !rule.test(code)).map(({ file }) => file)).toEqual([]);
  });
});
