import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');

/** A sheet keeps the colours of its print: `forced-color-adjust: none` of the paper in `MapPreview.css.ts`. */
const ON_PAPER = /\/draft\/format\/sheet-/;

describe('drawings in forced colours', () => {
  it('use the colours of the system, as their ground does', () => {
    const drawings = globSync('{packages/ui,apps/portal}/src/**/*.{css.ts,tsx}', { cwd: ROOT })

      .filter((file) => !ON_PAPER.test(file))
      .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }))
      .filter(({ code }) => /(?:stroke|fill): vars\.color\.map|<use href="\.\/state/.test(code));
    expect(drawings.length).toBeGreaterThan(3);
    const missing = drawings.filter(({ file, code }) => {
      const styles = file.endsWith('.tsx')
        ? readFileSync(join(ROOT, file.replace('.tsx', '.css.ts')), 'utf8')
        : code;
      return !/CanvasText|forcedDrawing/.test(styles);
    });
    expect(missing.map(({ file }) => file)).toEqual([]);
  });
});
