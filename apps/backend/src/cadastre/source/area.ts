import { FaultyFeature } from './faults.ts';

/** Square metres of each unit that sources write. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  'm²': 1,
  m2: 1,
  'm^2': 1,
  qm: 1,
  a: 100,
  ha: 10_000,
};

/**
 * The number of a text in which a comma or a full stop separates decimals, and a full stop or a blank groups of thousands:
 * `1.600` is 1600, as areas are written, `1600.5` and `1600,5` are 1600.5.
 */
function amountOf(text: string): number {
  const compact = text.replaceAll(/(?<=\d)[\s\u00A0'’](?=\d{3})/g, '');
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(compact)) {
    return Number(compact.replaceAll('.', '').replace(',', '.'));
  }
  if (/^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/.test(compact)) return Number(compact.replaceAll(',', ''));
  return /^\d+(?:[.,]\d+)?$/.test(compact) ? Number(compact.replace(',', '.')) : NaN;
}

/**
 * Official area in whole square metres: a number, or a text such as `1600`, `1.600 m²`, `1600,5` or `0,16 ha` (REAL-7).
 *
 * @throws FaultyFeature
 */
export function areaOf(value: unknown): number {
  if (typeof value === 'number' && value >= 0) return Math.round(value);
  const text = typeof value === 'string' ? value.trim() : '';
  const [, amount = '', unit = ''] = /^([\d.,\s\u00A0'’]*\d)\s*(\D*|m\^?2)$/.exec(text) ?? [];
  const factor = UNITS[unit.trim().toLowerCase()];
  const area = factor === undefined ? NaN : Math.round(amountOf(amount) * factor);
  if (!(area >= 0)) throw new FaultyFeature('the area is not a number');
  return area;
}
