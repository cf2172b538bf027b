import type { ExtractPosition } from '../model.ts';

/** Marks every document as fictional. */
export const FICTIONAL_NOTICE = 'Fiktive Daten zur Erprobung – nicht für den Rechtsverkehr.';

/** Form of this copy: a digital file bears the seal (DOC-7) and is never labelled as a printout (DOC-3). */
export function copyForm({ orderPdf }: Pick<ExtractPosition, 'orderPdf'>): string {
  return orderPdf
    ? 'Digitale Fassung (PDF), elektronisch gesiegelt'
    : 'Ausdruck auf fälschungssicherem Papier';
}

/** Date of the data as an ISO 8601 date: the simulated cadastre is updated on the first day of each month. */
export function dataDate(orderedAt: string): string {
  return /^\d{4}-\d{2}/.test(orderedAt) ? `${orderedAt.slice(0, 7)}-01` : orderedAt;
}
