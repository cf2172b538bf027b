import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withKeyboard, withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import {
  CADASTRAL_MAP,
  displayString,
  expectStep,
  findByNumber,
  openParcelStep,
} from '../support/wizard.ts';

declare global {
  interface Window {
    /** Distances of "Weiter" from the top of the page, in CSS px, since the format step was shown. */
    nextTops?: readonly number[];
  }
}

const map = (page: Page) => page.getByRole('img', { name: 'Karte', exact: true });

test('chooses a parcel on the map by keyboard alone (BEY-2, FLOW-4)', { tag: '@main' }, async ({
  page,
}) => {
  const person = withKeyboard(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const engines = () => files.filter((file) => /\/engine-[^/]*\.js$/.test(file));
  // A slow connection: nothing can be picked or moved until the map is loaded.
  const engine = Promise.withResolvers<void>();
  await page.route(/\/engine-[^/]*\.js$/, async (route) => {
    await engine.promise;
    await route.continue();
  });
  await openParcelStep(person);
  await expect(page.getByRole('button', { name: /^Alle Flurstücke im/ })).toBeDisabled();
  await expect.poll(engines).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeDisabled();
  await person.press('button', 'Flurstück in der Karte anklicken');
  const here = page.getByRole('button', { name: 'Flurstück im Fadenkreuz wählen' });
  await expect(here).toBeFocused();
  await expect(here).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Die Karte ist noch nicht bereit.').first()).toBeAttached();
  engine.resolve();
  await expect(here).toBeEnabled();
  const pick = page.getByRole('button', { name: 'Flurstück in der Karte anklicken' });
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pick).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Enter');
  await person.press('button', 'Flurstück im Fadenkreuz wählen');
  await expect(
    page.getByRole('table', { name: 'Suchergebnisse' }).getByRole('radio'),
  ).toBeChecked();
  await expectAccessible(page);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
});

test('shows the same parcel in list and map, and lists all parcels of a map section (FLOW-4)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(11);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.open('Karte');
  // The map zooms to the chosen parcel, where the section is small enough.
  await person.press('button', 'Alle Flurstücke im Kartenausschnitt');
  const table = page.getByRole('table', { name: 'Suchergebnisse' });
  await expect(table.getByRole('radio').first()).toBeVisible();
  await table.getByRole('radio').nth(1).check();
  await expect(page.getByRole('complementary')).toContainText(/Flurstück/);
  await expectAccessible(page);
});

test('does not move "Weiter" while the files of the format step are loaded (UI-8)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(13);
  await openParcelStep(person);
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await findByNumber(person, parcel);
  await page.evaluate(() => {
    const tops = new Set<number>();
    const measure = (): void => {
      const step = document.querySelector('main section');
      const next = [...(step?.querySelectorAll('button') ?? [])].at(-1);
      if (next && step?.querySelector('h2')?.textContent.includes('Format und Maßstab')) {
        tops.add(Math.round(next.getBoundingClientRect().top + scrollY));
        window.nextTops = [...tops];
      }
      requestAnimationFrame(measure);
    };
    measure();
  });
  await person.press('button', 'Weiter');
  await expect(page.getByRole('main').getByRole('progressbar').first()).toBeVisible();
  released.resolve();
  await expectStep(page, 'Format und Maßstab');
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.nextTops)).toHaveLength(1);
});

test('previews the sheet as it is printed, with Kreis and Gemeinde (LOOK-3)', async ({ page }) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(14);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  const title = page.locator('main svg g[lang="de"]');
  await expect(title).toContainText('Landkreis');
  await expect(title).toContainText('Gemeinde');
  const printed = page.locator('main svg image');
  await expect(printed).toBeAttached();
  const first = await printed.getAttribute('href');
  const requested = page.waitForRequest(/LAYERS=sheet_grey/);
  await person.choose('radio', 'Schwarz-Weiß');
  await requested;
  await expect(printed).not.toHaveAttribute('href', first ?? '');
});

test('moves and resets the print area, and continues without map services (BEY-5, BEY-8)', async ({
  page,
}) => {
  await page.route(/\/(wmts|wms)\b/, (route) => route.abort());
  const person = withPointer(page);
  const { parcel } = await demoAddress(12);
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await person.press('button', 'Weiter');
  await expect(page.getByText('Fehler beim Laden der Karte')).toBeVisible();
  const centreOf = () =>
    page.evaluate(() => {
      const stored = sessionStorage.getItem('portal.order') ?? '{}';
      return JSON.parse(stored).state.configuration.printAreaCentre;
    });
  expect(await centreOf()).toBeNull();
  await person.press('button', 'Seitenrahmen verschieben');
  await map(page).press('ArrowRight');
  await expect.poll(centreOf).not.toBeNull();
  await page.getByRole('button', { name: /zurücksetzen|zurück in die Mitte/i }).click();
  await expect.poll(centreOf).toBeNull();
  await expectAccessible(page);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Art der Bereitstellung');
  await expect(page.getByRole('complementary')).toContainText(displayString(parcel));
});

for (const { name, product, isShown } of [
  {
    name: 'Liegenschaftskarte mit Bodenschätzung',
    product: /^Liegenschaftskarte mit Bodenschätzung/,
    isShown: true,
  },
  { name: 'Liegenschaftskarte', product: CADASTRAL_MAP, isShown: false },
]) {
  test(`${isShown ? 'shows' : 'does not show'} the land estimate on the map of ${name} (FLOW-4)`, async ({
    page,
  }) => {
    const layers = new Set<string>();
    page.on('response', (answer) => {
      const type = answer.headers()['content-type'] ?? '';
      const layer = new URL(answer.url()).searchParams.get('LAYERS');
      if (layer && type.startsWith('image/png')) layers.add(layer);
    });
    const person = withPointer(page);
    const { parcel } = await demoAddress(14);
    await openParcelStep(person, product);
    await findByNumber(person, parcel);
    await person.press('button', 'Weiter');
    await expect.poll(() => layers.has('buildings,parcels')).toBe(true);
    // The layers arrive in any order.
    if (isShown) await expect.poll(() => layers.has('land_estimate')).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(layers.has('land_estimate')).toBe(isShown);
  });
}

test('the map is dark where forced colours are, and a sheet stays light (PAGE-14)', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const person = withPointer(page);
  const dark = page.locator('[role="img"][data-dark]');
  await openParcelStep(person);
  await expect(dark).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect(dark).toHaveCount(0);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await findByNumber(person, (await demoAddress(3)).parcel);
  await person.press('button', 'Weiter');
  await expectStep(page, 'Format und Maßstab');
  await expect(page.locator('[data-portal-theme="light"] canvas').first()).toBeVisible();
  await expect(dark).toHaveCount(0);
});
