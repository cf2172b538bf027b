import type { TextLayout } from '@portal/tagged-pdf';
import { parcelInWords } from '../../description/parcel-in-words.ts';
import type { Box, Land, LandParcel } from '../../land/model.ts';
import { formatParcelNumber } from '../../land/parcel-numbers.ts';

/** Says in sentences what the sheet shows of the ordered parcels (DATA-8). @param sheet the ground on the sheet */
export function describeInWords(
  layout: TextLayout,
  land: Land,
  parcels: readonly [LandParcel, ...LandParcel[]],
  sheet: Box,
): void {
  const isOne = parcels.length === 1;
  const accuracy = new Set<string>();
  for (const parcel of parcels) {
    const name = `Flurstück ${formatParcelNumber(parcel)}`;
    for (const { subject, heading, sentences } of parcelInWords(land, parcel, sheet)) {
      if (subject === 'accuracy') {
        accuracy.add(sentences.join(' '));
      } else {
        layout.heading(2, isOne ? heading : `${name}: ${heading}`);
        layout.paragraph(sentences.join(' '));
      }
    }
  }
  // Once for all parcels.
  layout.paragraph([...accuracy], { isSmall: true });
}
