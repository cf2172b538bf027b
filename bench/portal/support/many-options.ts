import type { Page } from 'playwright';
import { placeNames } from '../../place-names.ts';

/** As many local subdistricts as the largest German state has. */
export const OPTION_COUNT = 2903;

const options = (key: string) =>
  placeNames(OPTION_COUNT).map((label, index) => ({
    [key]: String(index).padStart(4, '0'),
    label,
  }));

/** Answers a call for an option list as the backend does: those that match `search`, at most `limit`. */
async function fulfillWith(page: Page, path: string, key: string): Promise<void> {
  const all = options(key);
  await page.route(`**/api/land/${path}?*`, (route) => {
    const { searchParams } = new URL(route.request().url());
    const text = (searchParams.get('search') ?? '').toLowerCase();
    const found = all.filter(({ label }) => label.toLowerCase().startsWith(text));
    return route.fulfill({ json: found.slice(0, Number(searchParams.get('limit'))) });
  });
}

/** Answers both calls for option lists from {@link OPTION_COUNT} options. */
export async function fulfillWithManyOptions(page: Page): Promise<void> {
  await fulfillWith(page, 'subdistricts', 'localSubdistrictId');
  await fulfillWith(page, 'districts', 'landRegisterDistrictId');
}
