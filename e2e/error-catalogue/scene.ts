import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import type { Person } from '../support/person.ts';
import { CATALOGUE, type CatalogueKey, type Row } from './rows.ts';

/** The person, the page, and the order that the scenes create and use. */
export interface SceneContext {
  readonly page: Page;
  readonly person: Person;
  orderNumber: string;
}

/** Lines of the browser's console. */
export type ConsoleLog = readonly string[];

/** Provokes the error of one row. @returns where its text must be */
export type Scene = (context: SceneContext) => Promise<Locator | ConsoleLog>;

/** Scenes by their row, in the sequence in which one starts where another has ended. */
export type Scenes = Readonly<Partial<Record<CatalogueKey, Scene>>>;

/** Notifications between header and page, in either language. */
export const notification = (page: Page): Locator =>
  page.getByRole('region', { name: /Mitteilung|notification/ });

export const main = (page: Page): Locator => page.getByRole('main');

/** The alert of a failed call. */
export const problem = (page: Page): Locator => main(page).getByRole('alert').first();

/** Collects the lines of the browser's console from now on. */
export function consoleLogOf(page: Page): ConsoleLog {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

async function switchLanguage(page: Page, language: 'de' | 'en'): Promise<void> {
  // On a phone the languages are in the menu of the header.
  const menu = page.getByRole('banner').getByRole('button', { name: /^Men[üu]$/ });
  const isFolded = await menu.isVisible();
  if (isFolded) await menu.click();
  await page.getByRole('combobox', { name: /^(Sprache|Language)$/ }).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (isFolded) await menu.click();
}

async function expectBothLanguages(
  page: Page,
  place: Locator,
  [de, en = '']: Row['texts'],
): Promise<void> {
  await expect(place).toContainText(de);
  await switchLanguage(page, 'en');
  await expect(place).toContainText(en);
  await switchLanguage(page, 'de');
  await expect(place).toContainText(de);
}

/** Runs a scene and expects its texts in both languages; removes the routes that the scene has set. */
export async function runScene(
  context: SceneContext,
  key: CatalogueKey,
  scene: Scene,
): Promise<void> {
  const { texts }: Row = CATALOGUE[key];
  const { page } = context;
  const place = await scene(context);
  if ('click' in place) {
    await expectBothLanguages(page, place, texts);
    // A page that is loading has no heading yet.
    if (key !== 'GENERIC_LOADING') await expectAccessible(page);
  } else {
    await expect.poll(() => place.join('\n')).toContain(texts[0]);
    // The error is logged only: the page shows nothing of it.
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
