import { hasPartialPage } from '@portal/order-flow';
import type { BasketItem } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { DescriptionList } from '@portal/ui/description-list';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useStepDispatch } from '../use-wizard.ts';

/** What the row of an item does not show: a sheet that is not complete, the justification and its change. */
export function ItemDetails({ item }: { item: BasketItem }): ReactElement {
  const text = useText();
  const go = useStepDispatch();
  const facts: { term: string; description: string }[] = [];
  if (hasPartialPage(item)) {
    facts.push({ term: text('format.section'), description: text('format.sectionPartial') });
  }
  const { fileExtent } = item.provisioning;
  if (fileExtent) {
    facts.push({ term: text('files.extent'), description: text(`files.${fileExtent}`) });
  }
  const { justification, evidence = [], entitlement } = item.additionalInfo.sensitiveData ?? {};
  if (justification) {
    facts.push({ term: text('justification.label'), description: justification });
  }
  if (entitlement) {
    facts.push({ term: text('order.fileNumber'), description: entitlement.fileNumber });
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
