import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The finding for which the gate must refuse each story. */
const REFUSED: Readonly<Record<string, string>> = {
  'Low Contrast': 'color-contrast',
  'One Theme Only': 'color-contrast',
  'Exempt Without Reason': '[exempt]',
  'Exempt But Too Wide': '[overflow]',
  'Missing Label': 'label',
  'Nameless Button': 'button-name',
  'Small Target': '[target]',
  'Sideways Overflow': '[overflow]',
  'Overflow At 280': '[overflow]',
  'Unbroken Words': 'long words',
  'Unbroken Cells': '1280 px · long words',
  'Long Lines': '[lines]',
  Motion: '[motion]',
  'Kept Color': '[forced-colors]',
  'Description In Block': '[reading]',
  'Label Of Panel': '[reading]',
  'Wrong Roles': 'aria-required-children',
  'Layout Shift': '[layout-shift]',
  'Outside Of Landmarks': 'landmark-one-main',
  'Headings Out Of Order': 'page-has-heading-one',
  'Faint Edge': '[non-text-contrast]',
  'Faint Icon': '[non-text-contrast]',
  'No Focus Ring': '[focus]',
  'Faint Focus Ring': '[focus]',
  'Faint Placeholder': '[placeholder]',
  'Hidden But Shown': '[hidden]',
  'Cut Text': '[cut-text]',
  'Icon On Text': '[overlap]',
  'Required For The Eyes': '[required]',
  'Card Without Headers': '[column]',
  'Tick In Forced Colors': '[non-text-contrast]',
  'Unseen State': '[state]',
  'Left In Both Directions': '[mirror]',
  'Faint On Hover': '[hover]',
  'Fixed And Too Wide': '[overflow]',
  'Focus On Body': '[lost-focus]',
  'Tab Stays': '[tab]',
  'Paste Refused': '[paste]',
  'Alert On Mount': '[alert]',
  'Picture Repeats Text': '[repeated-name]',
  'Seen In Another Order': '[order]',
  'Seen Only': '[silent-text]',
  'Each Percent Announced': '[progress]',
  'Focus Behind Bar': '[covered-focus]',
  'Scroller Without Name': '[scroller]',
  'Cut Off At Some Widths': '[cut-off]',
  'Cells On Each Other': '[cells]',
  'Placeholder As Label': '[label]',
  'Error Beside Field': '[error]',
  'Two Selected Tabs': '[choice]',
  'Faint Icon Beside Text': '[non-text-contrast]',
  'Space Prevented': '[space]',
  'Space Prevented On Checkbox': '[space]',
  'Acts On Pointer Down': '[press]',
  'Letter Opens Help': '[shortcut]',
  'Choice Moves Focus': '[change]',
  'Choice Navigates': '[change]',
  'Dead Label': '[dead-label]',
  'Prevented Label': '[dead-label]',
  'Step By Color': '[color-only]',
  'Words Of Style': '[styled-text]',
  Blinking: '[endless]',
  'Vanishing Notice': '[vanishing]',
};

/** The gate shows one brand only; `pnpm test:full audit` refuses it. */
const LEFT_TO_AUDIT = 'One Brand Only';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

describe('the gate (UI-11, LIB-15, EYE-5)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-gate-'));
  const file = join(folder, 'report.json');
  const results = new Map<string, { readonly status: string; readonly message: string }>();

  beforeAll(async () => {
    const config = ['--config', 'tools/a11y/gate/vitest.config.ts', '--reporter=json'];
    const args = ['run', 'tools/a11y/nonconforming', ...config];
    await new Promise<void>((resolve) => {
      execFile(
        join(root, 'node_modules/.bin/vitest'),
        [...args, `--outputFile=${file}`],
        { cwd: root, env: { ...process.env, GATE_TAG: 'nonconforming', VITEST: undefined } },
        () => resolve(),
      );
    });
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    for (const { title, status, failureMessages } of report.testResults.flatMap(
      (result) => result.assertionResults,
    )) {
      results.set(title, { status, message: failureMessages.join('\n') });
    }
  }, 240_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs every nonconforming story and no other', () => {
    expect([...results.keys()].toSorted()).toEqual(
      [...Object.keys(REFUSED), LEFT_TO_AUDIT].toSorted(),
    );
  });

  it.each(Object.entries(REFUSED))('refuses "%s" for %s', (title, reason) => {
    expect(results.get(title)?.status).toBe('failed');
    expect(results.get(title)?.message).toContain(reason);
  });
});
