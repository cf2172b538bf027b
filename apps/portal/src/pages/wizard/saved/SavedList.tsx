import type { SavedParcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { InlineMessage } from '@portal/ui/inline-message';
import { useFocusReturn, useComponentTexts } from '@portal/ui/provider';
import { Heading } from '@portal/ui/typography';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useOrderPart, useServices } from '../../../services/services.ts';
import { parcelName } from '../../common/parcel-name.ts';
import { savedListTexts } from './list-texts.ts';
import * as css from './SavedParcels.css.ts';
import { savedParcelsTexts } from './texts.ts';

/** The name of a saved parcel: a button that chooses it, as long as the cadastre has it. */
function Choice({ saved }: { saved: SavedParcel }): ReactElement {
  const t = useComponentTexts(savedListTexts);
  const { orders } = useServices();
  const configuration = useOrderPart((order) => order.configuration);
  const { parcel, parcelId } = saved;
  const name = parcelName(saved.displayString);
  if (!parcel) {
    return (
      <span className={css.former}>
        {name} <span className={css.reason}>{t.former}</span>
      </span>
    );
  }
  const isChosen = chosenParcels(configuration).some((chosen) => chosen.parcelId === parcelId);
  const choose = (): void => {
    if (!orders.get().search.several) orders.dispatch({ type: 'chooseParcel', parcel });
    else orders.dispatch({ type: 'chooseParcels', parcels: [parcel], chosen: !isChosen });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      className={css.choice}
      icon={isChosen ? 'check' : undefined}
      aria-current={isChosen || undefined}
      onClick={choose}
    >
      {name}
    </Button>
  );
}

/** Properties of the list. */
interface SavedListProps {
  readonly parcels: readonly SavedParcel[];
  /** Whether a parcel could not be saved because there are too many. */
  readonly isFull: boolean;
  readonly onRemove: (saved: SavedParcel) => void;
}

/** The saved parcels, each to be chosen like a hit or removed. The focus stays in the list, and leaves it with the last entry. */
export function SavedList({ parcels, isFull, onRemove }: SavedListProps): ReactElement {
  const t = useComponentTexts(savedListTexts);
  const { forget } = useComponentTexts(savedParcelsTexts);
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusReturn(root);
  return (
    <div ref={root} className={css.saved}>
      {isFull && (
        <InlineMessage tone="warning" role="alert">
          {t.full}
        </InlineMessage>
      )}
      <Heading headingLevel={3} ref={heading} tabIndex={-1}>
        {t.heading}
      </Heading>
      <ul className={css.list}>
        {parcels.map((saved) => (
          <li key={saved.parcelId} className={css.entry}>
            <Choice saved={saved} />
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              aria-label={`${forget}: ${saved.displayString}`}
              onClick={() => {
                // The button disappears with its entry.
                heading.current?.focus();
                onRemove(saved);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
