import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { comboboxTexts } from '../../packages/ui/src/combobox/texts.ts';
import { expectAccessible } from '../support/accessible.ts';
import { demoAddress, numberOf } from '../support/demo-data.ts';
import { withKeyboard } from '../support/person.ts';
import { CADASTRAL_MAP, displayString, MAX, openParcelStep } from '../support/wizard.ts';

const NTH_ADDRESS = 18;
/** The portal loads lists of at most 200 options. */
const MANY = 201;

/**
 * The list begins with as many other subdistricts as a large state has; searches are answered by the backend. Returns
 * the searched texts.
 */
async function withManySubdistricts(page: Page): Promise<readonly string[]> {
  const searched: string[] = [];
  const others = Array.from({ length: MANY }, (_, index) => ({
    localSubdistrictId: `x${index}`,
    label: `Aalen ${index}`,
  }));
  await page.route('**/api/land/subdistricts?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    const text = searchParams.get('search');
    if (text === null)
      return route.fulfill({ json: others.slice(0, Number(searchParams.get('limit'))) });
    searched.push(text);
    return route.continue();
  });
  return searched;
}

test('searches a long list of cadastral districts in the backend while typing, by keyboard (BIG-4, UI-9)', async ({
  page,
}) => {
  const { parcel } = await demoAddress(NTH_ADDRESS);
  const { gemarkung, flur } = parcel.properties;
  const searched = await withManySubdistricts(page);
  const person = withKeyboard(page);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  await person.open('Flurstück');
  const field = page.getByRole('combobox', { name: 'Gemarkung' });
  await field.focus();
  const typed = gemarkung.slice(0, -1);
  await page.keyboard.type(typed, { delay: 20 });
  await expect(page.getByRole('option', { name: gemarkung }).first()).toBeVisible();
  // Searches wait for a pause in typing. A slow computer may pause between two keys, and find the option before the last one.
  await expect.poll(() => searched.at(-1)).toBe(typed);
  expect(searched.length).toBeLessThan(typed.length);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(new RegExp(`^${gemarkung}`));
  await person.type('textbox', 'Flur', String(flur));
  await person.type('textbox', 'Flurstücksnummer', numberOf(parcel));
  await person.press('button', 'Suchen');
  await expect(page.getByRole('radio', { name: displayString(parcel) })).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(new RegExp(`^${gemarkung}`));
});

test('shows that a search in a long list failed, and repeats it (BIG-4, API-26)', async ({
  page,
}) => {
  const { parcel } = await demoAddress(NTH_ADDRESS);
  const { gemarkung } = parcel.properties;
  await withManySubdistricts(page);
  const person = withKeyboard(page);
  await openParcelStep(person, CADASTRAL_MAP, MAX);
  await person.open('Flurstück');
  const failed: (string | null)[] = [];
  await page.route('**/api/land/subdistricts?*search=*', (route) => {
    failed.push(new URL(route.request().url()).searchParams.get('search'));
    return route.abort();
  });
  await page.getByRole('combobox', { name: 'Gemarkung' }).focus();
  await page.keyboard.type(gemarkung);
  // A slow computer may pause between two keys, and search before the last one.
  await expect.poll(() => failed.at(-1)).toBe(gemarkung);
  await expect(page.getByText(comboboxTexts.de.failed).first()).toBeVisible();
  await page.unroute('**/api/land/subdistricts?*search=*');
  await person.press('button', comboboxTexts.de.retry);
  await expect(page.getByRole('option', { name: gemarkung }).first()).toBeVisible();
});
