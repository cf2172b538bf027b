import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Colours that a theme cannot change; those of the system, of forced colours and `transparent` are none. */
const COLOR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(|['" ](?:white|black|red|green|blue|yellow|orange|violet|purple|gray|grey)['" ,;)]/gi;

it('no style sheet of a component has a colour of its own (LIB-24)', () => {
  const files = globSync('*/*.css.ts', { cwd: SOURCE });
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const code = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    return (code.match(COLOR) ?? []).map((color) => `${file}: ${color}`);
  });
  // The shade behind a dialog, which is the same in every theme.
  expect(found).toEqual(['dialog/Dialog.css.ts: oklch(']);
});
