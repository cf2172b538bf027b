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

/** "PDF und 3 Exemplare auf Papier". */
export function deliveryText(text: Text, digital: boolean, copies: number): string {
  if (digital && copies > 0) return text('delivery.both', { copies });
  if (digital) return text('delivery.digital');
  return copies > 0 ? text('delivery.paper', { copies }) : text('delivery.none');
}
