import { hasPartialPage } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import type { Text } from '../../../i18n/use-text.ts';
import { deliveryText, furtherParcelFacts, pageText, scaleText } from '../../common/order-texts.ts';

/** Details of a basket item, as terms and descriptions. */
export function itemFacts(text: Text, item: BasketItem): { term: string; description: string }[] {
  const { additionalInfo, provisioning } = item;
  const facts = furtherParcelFacts(text, item.furtherParcels ?? []);
  const page = additionalInfo.userFormat?.userFormat;
  if (page) {
    facts.push(
      { term: text('format.format'), description: pageText(text, page) },
      { term: text('format.scale'), description: scaleText(page.scale) },
      { term: text('format.palette'), description: text(`palette.${page.palette}`) },
    );
  }
  if (hasPartialPage(item)) {
    facts.push({ term: text('format.section'), description: text('format.sectionPartial') });
  }
  facts.push({
    term: text('order.delivery'),
    description: deliveryText(
      text,
      provisioning.digital,
      provisioning.paper ? provisioning.copies : 0,
    ),
  });
  const justification = additionalInfo.sensitiveData?.justification;
  if (justification) {
    facts.push({ term: text('justification.label'), description: justification });
  }
  return facts;
}
