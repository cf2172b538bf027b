import jscodeshift from 'jscodeshift';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

type Transform = (
  file: { readonly path: string; readonly source: string },
  api: { readonly jscodeshift: unknown },
) => string | null;

const transform: Transform = createRequire(import.meta.url)('../codemods/to-0.3.cjs');

/** What becomes of a file; null if nothing changes. */
const changed = (source: string, path = 'src/MyPart.tsx'): string | null =>
  transform({ path, source }, { jscodeshift: jscodeshift.withParser('tsx') });

const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

describe('the codemod to version 0.3 (LIB-23)', () => {
  it.each<[string, string, string]>([
    [
      'moves hooks to the provider, beside what is imported from there',
      lines(
        "import { useAnnounce } from '@portal/ui/provider';",
        "import { useFocusReturn, useMergedRef } from '@portal/ui/hooks';",
      ),
      lines("import { useAnnounce, useFocusReturn, useMergedRef } from '@portal/ui/provider';"),
    ],
    [
      'names hooks without a replacement',
      lines("import { usePrinting, returnFocus } from '@portal/ui/hooks';"),
      lines(
        "import { returnFocus } from '@portal/ui/provider';",
        '// TODO @portal/ui: these hooks have no replacement; copy them into your code',
        "import { usePrinting } from '@portal/ui/hooks';",
      ),
    ],
    [
      'renames useTexts, and names the component after the file',
      lines(
        "import { useTexts } from '@portal/ui/provider';",
        "const t = useTexts({ de: { done: 'fertig' } });",
      ),
      lines(
        "import { useComponentTexts } from '@portal/ui/provider';",
        'const t = useComponentTexts({',
        "  component: 'my-part',",
        "  de: { done: 'fertig' }",
        '});',
      ),
    ],
    [
      'changes the arguments of formatPrice: a language, and a currency with languages',
      lines(
        "import { formatPrice } from '@portal/ui/price';",
        "const prices = [formatPrice(1, 'en'), formatPrice(2, 'CHF', languages), formatPrice(3)];",
      ),
      lines(
        "import { formatPrice } from '@portal/ui/price';",
        'const prices = [formatPrice(1, {',
        "  languages: ['en']",
        '}), formatPrice(2, {',
        "  currency: 'CHF',",
        '  languages: languages',
        '}), formatPrice(3)];',
      ),
    ],
    [
      'leaves an argument of formatPrice whose meaning is not certain, and says so',
      lines(
        "import { formatPrice } from '@portal/ui/price';",
        'const price = formatPrice(1, other);',
      ),
      lines(
        "import { formatPrice } from '@portal/ui/price';",
        '// TODO @portal/ui: formatPrice takes an object: { currency, languages }',
        'const price = formatPrice(1, other);',
      ),
    ],
    [
      'moves texts of the picker to the map',
      lines(
        "import { parcelPickerTexts } from '@portal/ui/parcel-picker';",
        "import { overrideTexts } from '@portal/ui/provider';",
        "const texts = overrideTexts(parcelPickerTexts, { nds: { moved: () => 'Schoven' } });",
      ),
      lines(
        "import { mapPreviewTexts } from '@portal/ui/map-preview';",
        "import { overrideTexts } from '@portal/ui/provider';",
        "const texts = overrideTexts(mapPreviewTexts, { nds: { moved: () => 'Schoven' } });",
      ),
    ],
    [
      'renames parts in texts, such as selectors of tests',
      lines("page.locator('.portal-selection-card__change-cell a');"),
      lines("page.locator('.portal-selection-card__description a');"),
    ],
  ])('%s', (_what, before, after) => {
    expect(changed(before)).toBe(after);
    // A second run finds nothing to do.
    expect(changed(after) ?? after).toBe(after);
  });

  it.each([
    ['other code', "import { Button } from './button';\n"],
    ['code of version 0.3', "import { formatPrice } from '@portal/ui/price';\nformatPrice(1);\n"],
  ])('leaves %s as it is', (_what, source) => {
    expect(changed(source)).toBeNull();
  });

  it('names in an application of version 0.1 exactly what a person has to change', () => {
    const folder = new URL('../codemods/testing/app-0.1/', import.meta.url);
    const named = readdirSync(folder).flatMap((name) => {
      const after = changed(readFileSync(new URL(name, folder), 'utf8'), name);
      return [...(after?.matchAll(/TODO @portal\/ui: (.*)/g) ?? [])].map(([, text]) => [
        name,
        text,
      ]);
    });
    expect(named).toEqual([
      ['everything.tsx.txt', 'ChoiceCard left this module; use the variant "card" of the control'],
      [
        'everything.tsx.txt',
        'EMPTY_DATE left this module; a date is one text, such as 2026-02-01, and empty without any',
      ],
    ]);
  });
});
