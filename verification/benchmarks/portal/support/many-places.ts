import type { Page } from 'playwright';

/** As many local subdistricts as the largest land has. */
export const PLACES = 2903;

const BEGINNINGS = [
  'Linden',
  'Groß',
  'Klein',
  'Alt',
  'Neu',
  'Ober',
  'Nieder',
  'Hohen',
  'Mühl',
  'Holt',
];
const MIDDLES = ['au', 'bach', 'berg', 'busch', 'feld', 'hagen', 'heide', 'kirch', 'see', 'wald'];
const ENDS = ['hausen', 'dorf', 'rode', 'stedt', 'born', 'winkel', '', 'walde', 'thal', 'moor'];

/** Names as real places have them: some come several times, many share their beginning. */
export const placeNames: readonly string[] = Array.from({ length: PLACES }, (_, index) => {
  const [beginning, middle, end] = [BEGINNINGS, MIDDLES, ENDS].map(
    (parts, at) => parts[Math.floor(index / 10 ** at) % 10] ?? '',
  );
  return `${beginning}${middle}${end}`;
});

const options = (key: string) =>
  placeNames.map((label, index) => ({ [key]: String(index).padStart(4, '0'), label }));

/** Answers the two lists of places with as many as the largest land has. */
export async function offerManyPlaces(page: Page): Promise<void> {
  await page.route('**/api/land/subdistricts', (route) =>
    route.fulfill({ json: options('localSubdistrictId') }),
  );
  await page.route('**/api/land/districts', (route) =>
    route.fulfill({ json: options('landRegisterDistrictId') }),
  );
}
