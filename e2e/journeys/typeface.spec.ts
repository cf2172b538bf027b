import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

test('loads the letters of rare names when a page shows one (NAME-3)', async ({ page }) => {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/(noto-sans-[a-z]+-\d+)[^/]*\.woff2/.exec(request.url()) ?? [];
    if (name) files.add(name);
  });
  const heading = page.getByRole('heading', { level: 1 });
  const show = (text: string) =>
    heading.evaluate(async (element, given) => {
      element.textContent = given;
      // Drawn in the second frame, which starts loading what it needs.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    }, text);

  await page.goto('/#/auszuege');
  await expect(heading).toBeVisible();
  const common = ['noto-sans-text-400', 'noto-sans-text-700'];
  await expect.poll(() => [...files].toSorted()).toEqual(common);

  await show('GROẞMANN, Müller, Çelik, Ærø – „Fälle“');
  expect([...files].toSorted()).toEqual(common);

  await show('Ayşe Şahin-Łukaszčenko');
  await expect.poll(() => [...files].toSorted()).toEqual(['noto-sans-names-700', ...common]);
});
