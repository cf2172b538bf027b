import { expect } from '@playwright/test';
import { DEVICES } from '../../tools/browsers/devices.ts';
import { demoAddress } from '../support/demo-data.ts';
import { withPointer } from '../support/person.ts';
import { test } from '../support/test.ts';
import { findByNumber, openParcelStep } from '../support/wizard.ts';

test('hits have letters, can be sorted, paged and limited to the map, and are kept after a reload (PAGE-1)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(5);
  const results = page.getByRole('table', { name: 'Suchergebnisse' });
  const rows = results.getByRole('radio');
  await openParcelStep(person);
  await person.open('Flurstück');
  await person.pick('Gemarkung', parcel.properties.gemarkung);
  await person.type('textbox', 'Flur', String(parcel.properties.flur));
  await person.press('button', 'Suchen');
  await expect(rows).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeInViewport();
  await expect(page.getByText(/^Viele Treffer/)).toBeVisible();
  // The letters of the list stand on the map.
  await expect(page.locator('figure [aria-hidden="true"] > span').getByText('A')).toBeVisible();
  await expect(results.getByRole('row').nth(1)).toContainText('A');

  await page.getByRole('combobox', { name: 'Je Seite' }).selectOption('15');
  await expect(rows).toHaveCount(15);
  await page.getByRole('combobox', { name: 'Sortieren nach' }).selectOption('AREA');
  const areas = async () =>
    (await results.getByRole('row').allInnerTexts()).flatMap((text) => {
      const [, area] = /([\d.]+)\u00A0m²/.exec(text) ?? [];
      return area ? [Number(area.replaceAll('.', ''))] : [];
    });
  await expect
    .poll(async () => {
      const found = await areas();
      return found.length === 15 && found.every((area, row) => area <= (found[row - 1] ?? area));
    })
    .toBe(true);
  const largest = await rows.first().getAttribute('aria-label');
  await page.reload();
  await expect(rows).toHaveCount(15);
  await expect(rows.first()).toHaveAttribute('aria-label', largest ?? '');

  const count = page.getByText(/^1 bis \d+ von \d+$/);
  const total = async () => Number((await count.textContent())?.split(' ').at(-1));
  const all = await total();
  await expect(page.getByRole('button', { name: 'Vergrößern' })).toBeEnabled();
  for (let press = 0; press < 3; press += 1) await person.press('button', 'Vergrößern');
  await page.getByRole('checkbox', { name: 'Nur was die Karte zeigt' }).check();
  await expect.poll(total).toBeLessThan(all);
});

test('the field shows the search of a form, and typing there folds the form (PAGE-1)', async ({
  page,
}) => {
  const person = withPointer(page);
  const { parcel } = await demoAddress(5);
  const { gemarkung, flur } = parcel.properties;
  const field = page.getByRole('combobox', { name: 'Adresse oder Flurstück suchen' });
  await openParcelStep(person);
  await findByNumber(person, parcel);
  await expect(field).toHaveValue(new RegExp(`^${gemarkung}, Flur ${flur}, Flurstück \\d`));
  await expect(page.getByRole('textbox', { name: 'Flurstücksnummer' })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(new RegExp(`^${gemarkung}, Flur ${flur}`));

  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('textbox', { name: 'Flurstücksnummer' })).toBeHidden();
  const suggestions = page.getByRole('listbox').getByRole('option');
  await expect(suggestions.first()).toContainText(gemarkung);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ device: DEVICES.phone });

  test('hits slide over the map when the page is scrolled, and the map is above them while the keyboard works with it (PAGE-1)', async ({
    page,
  }) => {
    const person = withPointer(page);
    const { parcel } = await demoAddress(5);
    await openParcelStep(person);
    await person.open('Flurstück');
    await person.pick('Gemarkung', parcel.properties.gemarkung);
    await person.type('textbox', 'Flur', String(parcel.properties.flur));
    await person.press('button', 'Suchen');
    const heading = page.getByRole('heading', { name: /Treffer$/ });
    const hits = page.getByRole('table', { name: 'Suchergebnisse' });
    await expect(hits.getByRole('radio')).toHaveCount(7);
    await expect(page.locator('canvas').first()).toBeVisible();
    await heading.evaluate((element) =>
      window.scrollBy(0, element.getBoundingClientRect().top - 150),
    );
    const map = page.getByRole('button', { name: 'Karte verschieben' });
    const isOnTop = (control: typeof map) =>
      control.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return element.contains(found);
      });
    await expect.poll(() => isOnTop(heading)).toBe(true);
    // Still in the window, below the sheet.
    await expect(map).toBeInViewport();
    await expect.poll(() => isOnTop(map)).toBe(false);
    await page.keyboard.press('Tab');
    await map.focus();
    await expect.poll(() => isOnTop(map)).toBe(true);
  });
});
