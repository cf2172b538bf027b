import type { FileExtent, OrderPosition } from '@portal/api';
import type { Text } from '../i18n/use-text.ts';
import { deliveryText, pageText, scaleText } from '../pages/common/order-texts.ts';

/** Details of an order position, as terms and descriptions. @param extents the texts of `extent-texts.ts` */
export function positionFacts(
  text: Text,
  extents: Readonly<Record<FileExtent | 'extent', string>>,
  position: OrderPosition,
): { term: string; description: string }[] {
  const { pageFormat, pageOrientation, selectedScale, colorPalette } = position;
  const facts: { term: string; description: string }[] = [];
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
    description: deliveryText(
      text,
      position.orderPdf,
      position.numberOfCopies,
      position.fileFormats,
    ),
  });
  if (position.fileExtent) {
    facts.push({ term: extents.extent, description: extents[position.fileExtent] });
  }
  if (position.justification) {
    facts.push({ term: text('justification.label'), description: position.justification });
  }
  if (position.ownerConfirmedAt) {
    facts.push({ term: text('justification.label'), description: text('justification.entered') });
  }
  if (position.entitlement) {
    facts.push({ term: text('order.fileNumber'), description: position.entitlement.fileNumber });
  }
  if (position.evidence) {
    const names = position.evidence.map(({ name }) => name).join(', ');
    facts.push({ term: text('evidence.term'), description: names });
  }
  if (position.reference) {
    facts.push({ term: text('order.reference'), description: position.reference });
  }
  if (position.decisionReason) {
    facts.push({ term: text('review.reason'), description: position.decisionReason });
  }
  return facts;
}
