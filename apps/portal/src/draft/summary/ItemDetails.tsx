import { DEFAULT_EXTENT, hasPartialPage } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import { useComponentTexts } from '@portal/ui/provider';
import type { ReactElement } from 'react';
import { extentTexts } from '../../orders/positions/extent-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { useStepDispatch } from '../use-wizard.ts';

/** What the row of an item does not show: a sheet that is not complete, the justification and its change. */
export function ItemDetails({ item }: { item: BasketItem }): ReactElement {
  const text = useText();
  const t = useComponentTexts(extentTexts);
  const go = useStepDispatch();
  const facts: { term: string; description: string }[] = [];
  if (hasPartialPage(item)) {
    facts.push({ term: text('format.section'), description: text('format.sectionPartial') });
  }
  const { files = [], fileExtent = DEFAULT_EXTENT } = item.provisioning;
  if (files.length > 0) {
    facts.push({ term: t.extent, description: t[fileExtent] });
  }
  const { justification, evidence = [], entitlement } = item.additionalInfo.sensitiveData ?? {};
  if (justification) {
    facts.push({ term: text('justification.label'), description: justification });
  }
  if (entitlement?.fileNumber !== undefined) {
    facts.push({ term: text('order.fileNumber'), description: entitlement.fileNumber });
  } else if (entitlement) {
    facts.push({ term: text('justification.label'), description: text('justification.entered') });
  }
  if (evidence.length > 0) {
    const names = evidence.map(({ name }) => name).join(', ');
    facts.push({ term: text('evidence.term'), description: names });
  }
  return (
    <>
      {facts.length > 0 && <DescriptionList layout="inline" items={facts} />}
      {(justification || entitlement) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            go({ type: 'changeProduct', key: item.key });
            go({ type: 'setStep', step: 'configuration-justification' });
          }}
        >
          {text('summary.changeJustification')}
        </Button>
      )}
    </>
  );
}
