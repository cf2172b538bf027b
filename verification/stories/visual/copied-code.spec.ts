import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { formattedStoryCodes } from '../../../.storybook/story-code/plugin.ts';
import { serve } from '../../environment/serve.ts';
import { listStories, STORYBOOK_FOLDER } from '../runner/storybook.ts';

/*
 * "Copy code" of the built Storybook copies the source code of a story, not what React rendered with minified names. That this
 * code compiles is tested by `verification/docs/examples.test.ts`.
 */

const COMPONENTS = fileURLToPath(new URL('../../../packages/ui/src', import.meta.url));
const STORIES = /^[^/]+\/[^/.]+\.stories\.tsx$/;

function codesInSource(): readonly string[] {
  return readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => STORIES.test(file))
    .flatMap((file) => Object.values(formattedStoryCodes(join(COMPONENTS, file))));
}

/** What the preview of Storybook returns for every story. */
interface Preview {
  readonly ready: () => Promise<void>;
  readonly extract: () => Promise<
    Record<string, { parameters: { fileName: string; docs?: { source?: { code?: string } } } }>
  >;
}

test('every story of a component has its source code (LIB-8)', async ({ page }) => {
  await using served = await serve(STORYBOOK_FOLDER);
  const [first] = listStories(STORYBOOK_FOLDER, 'forms-checkbox--');
  await page.goto(`${served.origin}/iframe.html?viewMode=story&id=${first?.id}`);
  const codes = await page.evaluate(async () => {
    const preview: Preview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    const stories = Object.values(await preview.extract());
    return stories.flatMap(({ parameters }) => parameters.docs?.source?.code ?? []);
  });
  expect(codes.toSorted()).toEqual(codesInSource().toSorted());
});

test('a docs page copies the code of its story (LIB-8)', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await using served = await serve(STORYBOOK_FOLDER);
  await page.goto(`${served.origin}/iframe.html?viewMode=docs&id=data-ordertable--docs`);
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const codes = formattedStoryCodes(join(COMPONENTS, 'order-table/OrderTable.stories.tsx'));
  expect(copied.trim()).toBe(codes['Basket']?.trim());
});
