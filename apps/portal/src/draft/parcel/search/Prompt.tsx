import { Icon } from '@portal/ui/icons';
import type { IconName } from '@portal/ui/icons';
import { Heading } from '@portal/ui/typography';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useDraftPart } from '../../../services/services.ts';
import { parcelName } from '../../../parcels/parcel-name.ts';
import * as css from './Hits.css.ts';

const WAYS: readonly (readonly ['address' | 'parcel' | 'register' | 'map', IconName])[] = [
  ['address', 'search'],
  ['parcel', 'map-pin'],
  ['register', 'document'],
  ['map', 'map'],
];

/** In the place of the hits while nothing is searched: the chosen parcel, or the ways to one (PAGE-1). */
export function Prompt(): ReactElement {
  const text = useText();
  const chosen = useDraftPart(({ configuration }) => configuration.parcel);
  if (chosen) {
    return (
      <div className={css.hits}>
        <Heading headingLevel={3}>{text('search.chosen')}</Heading>
        <p>{parcelName(chosen.displayString)}</p>
        <p>{text('search.chooseOther')}</p>
      </div>
    );
  }
  return (
    <div className={css.hits}>
      <Heading headingLevel={3}>{text('search.nothingYet')}</Heading>
      <p>{text('search.prompt')}</p>
      <ul className={css.ways}>
        {WAYS.map(([way, icon]) => (
          <li key={way} className={css.way}>
            <Icon name={icon} className={css.wayIcon} />
            <span>
              <span className={css.wayName}>{text(`search.way.${way}`)}</span>
              {text(`search.wayHint.${way}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
