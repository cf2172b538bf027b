import type { Page } from 'playwright';
import { placeNames } from '../../place-names.ts';

/** As many local subdistricts as the largest German state has. */
export const OPTION_COUNT = 2903;

const options = (key: string) =>
  placeNames(OPTION_COUNT).map((label, index) => ({
    [key]: String(index).padStart(4, '0'),
    label,
  }));

/** Answers both calls for option lists with {@link OPTION_COUNT} options. */
export async function fulfillWithManyOptions(page: Page): Promise<void> {
  await page.route('**/api/land/subdistricts', (route) =>
    route.fulfill({ json: options('localSubdistrictId') }),
  );
  await page.route('**/api/land/districts', (route) =>
    route.fulfill({ json: options('landRegisterDistrictId') }),
  );
}
