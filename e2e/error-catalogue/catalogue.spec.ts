import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { withPointer } from '../support/person.ts';
import { ERIKA, MAX, startLoggedIn } from '../support/wizard.ts';
import { ORDERING_SCENES } from './ordering-scenes.ts';
import { PAYMENT_SCENES } from './payment-scenes.ts';
import { QUESTION_SCENES } from './question-scenes.ts';
import type { CATALOGUE, CatalogueKey } from './rows.ts';
import { runScene, type Scene, type Scenes, type SceneContext } from './scene.ts';
import { VISITOR_SCENES } from './visitor-scenes.ts';

/** Every row must have a scene, except those that are thrown as errors. */
type ProvokedKey = {
  [Key in CatalogueKey]: (typeof CATALOGUE)[Key]['place'] extends 'thrown' ? never : Key;
}[CatalogueKey];

const ALL = {
  ...VISITOR_SCENES,
  ...ORDERING_SCENES,
  ...PAYMENT_SCENES,
  ...QUESTION_SCENES,
} satisfies Readonly<Record<ProvokedKey, Scene>>;

const isKey = (name: string): name is ProvokedKey => name in ALL;

async function runScenes(page: Page, scenes: Scenes): Promise<void> {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const context: SceneContext = { page, person: withPointer(page), orderNumber: '' };
  for (const key of Object.keys(scenes).filter(isKey)) {
    await test.step(key, () => runScene(context, key, ALL[key]));
  }
  expect(errors).toEqual([]);
}

test('shows every error of visitors in both languages (ERR-1)', async ({ page }) => {
  await runScenes(page, VISITOR_SCENES);
});

test('shows every error of ordering in both languages (ERR-1)', { tag: '@main' }, async ({
  page,
}) => {
  await startLoggedIn(page, ERIKA);
  await runScenes(page, ORDERING_SCENES);
});

test('shows every error of payment and delivery in both languages (ERR-1)', async ({ page }) => {
  await startLoggedIn(page, MAX);
  await runScenes(page, PAYMENT_SCENES);
});

test('shows every error of questions in both languages (ERR-1, DESK-2)', async ({ page }) => {
  await startLoggedIn(page, ERIKA);
  await runScenes(page, QUESTION_SCENES);
});
