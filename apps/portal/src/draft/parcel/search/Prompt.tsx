import type { Parcel } from '@portal/api';
import { chosenParcels } from '@portal/order-flow';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icons';
import { Heading } from '@portal/ui/typography';
import { useMemo } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { focusPageHeading } from '../../../navigation/use-page-focus.ts';
import { useDraftPart, useServices } from '../../../services/services.ts';
import { parcelName } from '../../../parcels/parcel-name.ts';
import * as css from './Hits.css.ts';

/** The ways to a parcel; the last value is the search of the cadastre without which there is no tab for it. */
const WAYS = [
  ['address', 'search', 'ADDRESS'],
  ['parcel', 'map-pin', 'PARCEL'],
  ['register', 'document', 'REGISTER'],
  ['map', 'map', null],
] as const;

/** All that is chosen, each to be removed (LOOK-1). */
function Chosen({ parcels }: { parcels: readonly Parcel[] }): ReactElement {
  const text = useText();
  const { draft } = useServices();
  const drop = (parcel: Parcel): void => {
    draft.dispatch({ type: 'chooseParcels', parcels: [parcel], chosen: false });
    // The button that has the focus is removed with its parcel.
    focusPageHeading({ preventScroll: true });
  };
  return (
    <div className={css.hits}>
      <Heading headingLevel={3}>{text('search.chosen', { count: parcels.length })}</Heading>
      <ul className={css.chosen}>
        {parcels.map((parcel) => (
          <li key={parcel.parcelId} className={css.chosenParcel}>
            {parcelName(parcel.displayString)}
            {parcels.length > 1 && (
              <Button
                size="small"
                variant="quiet"
                aria-label={text('format.dropParcel', { parcel: parcel.displayString })}
                onClick={() => drop(parcel)}
              >
                {text('format.drop')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>{text('search.chooseOther')}</p>
    </div>
  );
}

/** In the place of the hits while nothing is searched: the chosen parcels, or the ways to one (PAGE-1). */
export function Prompt(): ReactElement {
  const text = useText();
  const configuration = useDraftPart((draft) => draft.configuration);
  const { parcelSearches } = useServices().configuration;
  const parcels = useMemo(() => chosenParcels(configuration), [configuration]);
  if (parcels.length > 0) return <Chosen parcels={parcels} />;
  const ways = WAYS.filter(
    ([, , search]) => !search || !parcelSearches || parcelSearches.includes(search),
  );
  return (
    <div className={css.hits}>
      <Heading headingLevel={3}>{text('search.nothingYet')}</Heading>
      <p>{text('search.prompt')}</p>
      <ul className={css.ways}>
        {ways.map(([way, icon]) => (
          <li key={way} className={css.way}>
            <Icon name={icon} className={css.wayIcon} />
            <span>
              <strong className={css.wayName}>{text(`search.way.${way}`)}</strong>
              {text(`search.wayHint.${way}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
