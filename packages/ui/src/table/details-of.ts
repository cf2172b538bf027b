import type { ReactNode } from 'react';

/**
 * The details of a row; null for those without any. That is what React does not show: a condition such as `row.note && …` returns
 * `false` or an empty text.
 */
export function detailsOf<Row>(
  details: ((row: Row) => ReactNode) | undefined,
  row: Row,
): ReactNode {
  const panel = details?.(row);
  return panel === false || panel === '' ? null : (panel ?? null);
}
