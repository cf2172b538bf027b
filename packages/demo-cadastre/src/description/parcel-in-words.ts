import { describeInSentences, describeParcel, type Paragraph } from '@portal/described-parcels';
import type { Box, Land, LandParcel } from '../land/model.ts';
import { surroundingsOf } from './surroundings.ts';

/** What a sheet shows of a parcel, in German sentences (DATA-8). @param sheet the ground on the sheet */
export const parcelInWords = (land: Land, parcel: LandParcel, sheet: Box): readonly Paragraph[] =>
  describeInSentences(describeParcel(surroundingsOf(land, parcel, sheet)), 'de');
