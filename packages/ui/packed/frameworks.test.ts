import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { visitPage } from './support/browser.ts';
import { closureOf } from './support/closure.ts';
import { buildFrameworkApp } from './support/frameworks.ts';
import type { FrameworkApp } from './support/frameworks.ts';

/** The policy of a page whose framework inlines styles of its own: those, by their hashes, and files. */
function policyOf(html: string): string {
  const inlined = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);
  const hashes = inlined.map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(inlined.join()).not.toContain('portal');
  return ["style-src 'self'", ...hashes].join(' ');
}

describe.each(['next', 'astro', 'react-router', 'parcel'] as const)('%s', (name) => {
  let app: FrameworkApp;

  beforeAll(async () => {
    app = await buildFrameworkApp(name, inject('tarballs'));
  }, 240_000);
  afterAll(() => app.remove());

  it("is styled and hydrated without errors, under style-src 'self' (LIB-2, LIB-12)", async () => {
    const html = readFileSync(join(app.pages, 'index.html'), 'utf8');
    expect(html).not.toMatch(/\sstyle=/);
    await visitPage(
      app.pages,
      // Routers know the address of the folder only.
      '',
      async (page) => {
        const badge = page.getByText('genehmigt');
        // Rendered on the server only.
        expect(await badge.evaluate((element) => getComputedStyle(element).display)).toMatch(
          /flex/,
        );
        const street = page.getByRole('textbox', { name: 'Straße' });
        expect(await street.evaluate((input) => getComputedStyle(input).appearance)).toBe('none');
        const paper = page.getByRole('checkbox', { name: 'Papier' });
        // Hydrated: the first click may come before.
        await expect
          .poll(async () => {
            await paper.click();
            return paper.isChecked();
          })
          .toBe(true);
        // Functions that files of the client pass, as the README shows: cells, texts and a link (LIB-12).
        if (name === 'next') {
          await page.getByRole('cell', { name: '22,00 €' }).waitFor();
          await page.getByText('fertig').first().waitFor({ state: 'attached' });
          await page.getByRole('link', { name: 'Start' }).waitFor();
        }
        await page.getByRole('button', { name: 'Abbrechen' }).click();
        const dialog = page.getByRole('dialog', { name: 'Abbrechen?' });
        await dialog.waitFor();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      },
      policyOf(html),
    );
  });
});

describe('@portal/ui without the map library', () => {
  it('installs at most 45 packages, React included', () => {
    const packages = closureOf('@portal/ui', join(inject('oldApp'), 'node_modules'));
    expect(packages.size).toBeGreaterThan(5);
    expect(packages.size).toBeLessThanOrEqual(45);
  });
});
