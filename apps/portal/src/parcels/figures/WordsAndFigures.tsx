import type { ComponentProps, ReactElement } from 'react';
import { ParcelInWords } from '../words/ParcelInWords.tsx';
import { Figures } from './Figures.tsx';

/** What a map of parcels shows, below it: as figures on the map and in words, both on demand (DATA-8). Loaded after the map. */
export default function WordsAndFigures(
  props: ComponentProps<typeof Figures> & ComponentProps<typeof ParcelInWords>,
): ReactElement {
  const { parcels, sheet, onOverlay } = props;
  return (
    <>
      <Figures parcels={parcels} onOverlay={onOverlay} />
      <ParcelInWords parcels={parcels} sheet={sheet} />
    </>
  );
}
