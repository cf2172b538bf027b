import { report } from '../figure.ts';
import { askQueries, hitRates } from './typed-queries.ts';

/*
 * Hit rates of the typed queries of `apps/backend/src/cadastre/suggest/queries.json` (FIND-3). Prints every query whose hit is not first,
 * and every wrong hit.
 */

const found = await askQueries();
for (const { text, hit, place, wrong } of found) {
  if (hit !== null && place !== 0) console.log(`${JSON.stringify(text)}: ${hit} is at ${place}`);
  if (wrong.length > 0) console.log(`${JSON.stringify(text)}: wrong ${wrong.join(', ')}`);
}
const { first, five } = hitRates(found);
report('Typed queries that find what they mean', [
  { what: 'queries', value: found.length, unit: '', digits: 0, atLeast: 500 },
  { what: 'right hit first', value: first, unit: '%', digits: 1, atLeast: 98 },
  { what: 'right hit among five', value: five, unit: '%', digits: 1, atLeast: 99.5 },
  {
    what: 'queries without a match that suggest a house or parcel',
    value: found.filter(({ wrong }) => wrong.length > 0).length,
    unit: '',
    digits: 0,
    atMost: 0,
  },
]);
