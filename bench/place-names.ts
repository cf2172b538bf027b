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
const ENDS = ['', 'dorf', 'rode', 'stedt', 'born', 'winkel', 'hausen', 'walde', 'thal', 'moor'];

/** Names such as those of real subdistricts: some repeat, many share their beginning. */
export function placeNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    [BEGINNINGS, MIDDLES, ENDS]
      .map((parts, at) => parts[Math.floor(index / 10 ** at) % 10] ?? '')
      .join(''),
  );
}
