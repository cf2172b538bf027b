import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../journeys/support/accessible.ts';
import type { Person } from '../journeys/support/person.ts';
import { CATALOGUE, type CatalogueKey, type Row } from './rows.ts';

/** Who acts, and the order that the scenes are about once it is there. */
export interface Stage {
  readonly page: Page;
  readonly person: Person;
  orderNumber: string;
}

/** What the browser has written into its journal, as far as it was listened to. */
export type Journal = readonly string[];

/** Brings a row of the catalogue about. @returns where it must be read */
export type Scene = (stage: Stage) => Promise<Locator | Journal>;

/** Scenes by the row that they bring about, in the sequence in which one leads to the next. */
export type Scenes = Readonly<Partial<Record<CatalogueKey, Scene>>>;

/** Notifications between header and page, in either language. */
export const notification = (page: Page): Locator =>
  page.getByRole('region', { name: /Mitteilung|notification/ });

export const main = (page: Page): Locator => page.getByRole('main');

/** The sentence about a call that failed. */
export const problem = (page: Page): Locator => main(page).getByRole('alert').first();

/** Listens to the browser's journal from now on. */
export function journalOf(page: Page): Journal {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

async function speak(page: Page, language: 'de' | 'en'): Promise<void> {
  await page.getByRole('combobox', { name: /^(Sprache|Language)$/ }).selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

async function readHere(page: Page, place: Locator, [de, en = '']: Row['texts']): Promise<void> {
  await expect(place).toContainText(de);
  await speak(page, 'en');
  await expect(place).toContainText(en);
  await speak(page, 'de');
  await expect(place).toContainText(de);
}

/** Plays a scene and reads its row in both languages; what the scene did to the wire is undone. */
export async function play(stage: Stage, key: CatalogueKey, scene: Scene): Promise<void> {
  const { texts }: Row = CATALOGUE[key];
  const { page } = stage;
  const place = await scene(stage);
  if ('click' in place) {
    await readHere(page, place, texts);
    // A page that is still on its way has no heading yet.
    if (key !== 'GENERIC_LOADING') await expectAccessible(page);
  } else {
    await expect.poll(() => place.join('\n')).toContain(texts[0]);
    // Only written down: nobody is bothered, and the page stands.
    await expect(main(page).getByRole('heading').first()).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
