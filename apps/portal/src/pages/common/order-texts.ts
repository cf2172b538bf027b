import type { FileFormat } from '@portal/api';
import { FORMAT_NAMES } from '@portal/order-flow';
import type { UserFormat } from '@portal/order-flow';
import type { Text } from '../../i18n/use-text.ts';

/** "A3, Querformat". */
export function pageText(text: Text, page: Pick<UserFormat, 'format' | 'orientation'>): string {
  return `${page.format}, ${text(`orientation.${page.orientation}`)}`;
}

/** "1:500". */
export function scaleText(scale: number): string {
  return `1:${scale}`;
}

/** "PDF, GeoPackage und 3 Exemplare auf Papier". @param formats of files for other programs */
export function deliveryText(
  text: Text,
  digital: boolean,
  copies: number,
  formats: readonly FileFormat[] = [],
): string {
  const names = formats.map((format) => FORMAT_NAMES[format]);
  const files = [...(digital ? [text('delivery.digital')] : []), ...names].join(', ');
  if (files) return copies > 0 ? text('delivery.both', { files, copies }) : files;
  return copies > 0 ? text('delivery.paper', { copies }) : text('delivery.none');
}
