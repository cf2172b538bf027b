import { expect, test, type Page } from '@playwright/test';
import { ERIKA, MAX } from '../journeys/support/lifecycle.ts';
import { logIn } from '../journeys/support/order.ts';
import { withMouse } from '../journeys/support/person.ts';
import { ORDERING } from './ordering.ts';
import { PAYING } from './paying.ts';
import type { CATALOGUE, CatalogueKey } from './rows.ts';
import { play, type Scene, type Scenes, type Stage } from './stage.ts';
import { VISITOR } from './visitor.ts';

/** What is thrown at programmers is not for the browser; every other row must have its scene. */
type Played = {
  [Key in CatalogueKey]: (typeof CATALOGUE)[Key]['place'] extends 'thrown' ? never : Key;
}[CatalogueKey];

const ALL = { ...VISITOR, ...ORDERING, ...PAYING } satisfies Readonly<Record<Played, Scene>>;

const isKey = (name: string): name is Played => name in ALL;

async function playAll(page: Page, scenes: Scenes): Promise<void> {
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  const stage: Stage = { page, person: withMouse(page), orderNumber: '' };
  for (const key of Object.keys(scenes).filter(isKey)) {
    await test.step(key, () => play(stage, key, ALL[key]));
  }
  expect(faults).toEqual([]);
}

test('error catalogue, what a visitor meets: every row in both languages (ERR-1)', async ({
  page,
}) => {
  await playAll(page, VISITOR);
});

test('error catalogue, what ordering brings: every row in both languages (ERR-1)', async ({
  page,
}) => {
  await logIn(withMouse(page), ERIKA);
  await playAll(page, ORDERING);
});

test('error catalogue, what paying and waiting bring: every row in both languages (ERR-1)', async ({
  page,
}) => {
  await logIn(withMouse(page), MAX);
  await playAll(page, PAYING);
});
