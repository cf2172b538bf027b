import type { Parcel } from '@portal/api';
import { chosenParcels, remainingCapacity } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useAnnounce } from '@portal/ui/provider';
import { ResultsChecklist } from '@portal/ui/results-table';
import type { ResultColumn } from '@portal/ui/results-table';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useDraft, useDraftPart, useServices } from '../../services/services.ts';
import { useText } from '../../i18n/use-text.ts';

/** Why no more parcels can be selected. */
function BasketFull(): ReactElement {
  const { configuration } = useServices();
  const { basket } = useDraft();
  const text = useText();
  const announce = useAnnounce();
  const sentence = text('search.severalFull', {
    maximum: configuration.basketMaximum,
    inBasket: basket.length,
  });
  useEffect(() => announce(sentence, 'polite'), [announce, sentence]);
  return <InlineMessage tone="info">{sentence}</InlineMessage>;
}

/** Results with checkboxes, across all pages of the search (BEY-7). */
export function SeveralResults(props: {
  activeKey: string | null;
  onActiveKeyChange: (key: string | null) => void;
  columns: readonly [ResultColumn<Parcel>, ...ResultColumn<Parcel>[]];
  items: readonly Parcel[];
}): ReactElement {
  const { draft, configuration: portal } = useServices();
  const chosen = chosenParcels(useDraft().configuration);
  const capacity = useDraftPart((current) => remainingCapacity(current, portal.basketMaximum));
  const text = useText();
  const choose = (parcels: readonly Parcel[], isChosen: boolean): void => {
    draft.dispatch({ type: 'chooseParcels', parcels, chosen: isChosen });
  };
  return (
    <>
      <ResultsChecklist
        activeKey={props.activeKey}
        onActiveKeyChange={props.onActiveKeyChange}
        columns={props.columns}
        rows={props.items}
        rowKey={(parcel) => parcel.parcelId}
        rowLabel={(parcel) => parcel.displayString}
        selectedKeys={chosen.map(({ parcelId }) => parcelId)}
        onRowsToggle={choose}
        remainingCapacity={capacity}
      />
      {capacity <= 0 && <BasketFull />}
      <div>
        <Button
          variant="quiet"
          disabled={chosen.length === 0}
          focusableWhenDisabled
          onClick={() => choose(chosen, false)}
        >
          {text('search.severalNone')}
        </Button>
      </div>
    </>
  );
}
