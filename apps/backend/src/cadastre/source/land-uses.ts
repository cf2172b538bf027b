import { areaOf } from './area.ts';

/** An area that follows the name of a use: `795`, `1.600 m²`. */
const AREA = /^\d[\d.,\s]*(?:m²|qm)?$/;

/** Uses that are kept for a parcel. */
const MOST_USES = 5;

/** Uses of land on which a named street runs. */
const TRAFFIC = /^(?:Straße|Weg$|Platz$|Fußgängerzone)/;

/**
 * The names of actual uses in a text such as `Wohnbaufläche;795` or `Ackerland;1200|Weg;80`, the largest area first: at most five. A name may contain a
 * comma (`Tagebau, Grube, Steinbruch`).
 */
export function usesOf(text: string): readonly string[] {
  const areas = new Map<string, number>();
  let last = '';
  for (const part of text.split(/[|;]/).map((one) => one.trim())) {
    if (AREA.test(part)) areas.set(last, (areas.get(last) ?? 0) + areaOf(part));
    else if (part !== '') {
      last = part;
      areas.set(part, areas.get(part) ?? 0);
    }
  }
  areas.delete('');
  return [...areas]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_USES)
    .map(([name]) => name);
}

/** Whether streets are the largest use. */
export const isTraffic = ([largest = '']: readonly string[]): boolean => TRAFFIC.test(largest);
