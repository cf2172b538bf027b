import type { OrderPosition, Parcel } from '@portal/api';
import type { UserFormat } from '@portal/order-flow';
import type { Text } from '../../i18n/use-text.ts';
import { parcelName } from '../../parcels/parcel-name.ts';

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

/** A parcel and how many others the same sheet marks: "Lindenau, Flur 3, Flurstück 4 und 3 weitere" (PAGE-3). */
export function parcelsText(text: Text, displayString: string, more: number): string {
  const parcel = parcelName(displayString);
  return more === 0 ? parcel : text('selection.parcels', { parcel, more });
}

/** The parcels that a sheet marks besides the first one, as terms and descriptions; none without any (PAGE-3). */
export function furtherParcelFacts(
  text: Text,
  parcels: readonly Pick<Parcel, 'displayString'>[],
): { term: string; description: string }[] {
  if (parcels.length === 0) return [];
  const names = parcels.map(({ displayString }) => parcelName(displayString));
  return [{ term: text('order.furtherParcels'), description: names.join('; ') }];
}

/** Details of an order position, as terms and descriptions. */
export function positionFacts(
  text: Text,
  position: OrderPosition,
): { term: string; description: string }[] {
  const { pageFormat, pageOrientation, selectedScale, colorPalette } = position;
  const facts = furtherParcelFacts(text, position.furtherParcels ?? []);
  if (pageFormat && pageOrientation && selectedScale && colorPalette) {
    facts.push(
      {
        term: text('format.format'),
        description: pageText(text, { format: pageFormat, orientation: pageOrientation }),
      },
      { term: text('format.scale'), description: scaleText(selectedScale) },
      { term: text('format.palette'), description: text(`palette.${colorPalette}`) },
    );
  }
  facts.push({
    term: text('order.delivery'),
    description: deliveryText(text, position.orderPdf, position.numberOfCopies),
  });
  if (position.justification) {
    facts.push({ term: text('justification.label'), description: position.justification });
  }
  if (position.reference) {
    facts.push({ term: text('order.reference'), description: position.reference });
  }
  if (position.decisionReason) {
    facts.push({ term: text('review.reason'), description: position.decisionReason });
  }
  return facts;
}
