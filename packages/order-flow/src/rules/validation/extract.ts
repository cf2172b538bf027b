import type { Configuration, Provisioning } from '../../draft/model/configuration.ts';
import type { FieldMessage } from '../../draft/model/message.ts';
import { fitsAnyPage, parcelFits, printArea, printAreaAround } from '../print-area/print-area.ts';
import { ORDERABLE_FORMATS, ORIENTATIONS, PALETTES, SCALES } from '../print-area/page.ts';
import { hasHtmlTag } from './patterns.ts';
import { normalizeWritten } from './typed-text.ts';

/** Limits of the justification in characters, after trimming (VAL-5). */
export const JUSTIFICATION_LENGTH = { min: 10, max: 500 } as const;

/** Limits of the number of paper copies (VAL-6). */
export const COPIES = { min: 1, max: 10 } as const;

/** Length of what is sent, in UTF-16 code units like the attribute `maxlength`. */
export function justificationLength(justification: string): number {
  return normalizeWritten(justification).length;
}

/** Validates the justification of a sensitive product (VAL-5). */
export function validateJustification(justification: string): readonly FieldMessage[] {
  const field = 'justification';
  const length = justificationLength(justification);
  if (length === 0) return [{ field, key: 'JUSTIFICATION_EMPTY' }];
  if (hasHtmlTag(justification)) return [{ field, key: 'HTML_TAG' }];
  if (length < JUSTIFICATION_LENGTH.min || length > JUSTIFICATION_LENGTH.max) {
    return [{ field, key: 'JUSTIFICATION_LENGTH' }];
  }
  return [];
}

/** Limits of an answer to a question of the authority in characters, after trimming (DESK-2). */
export const ANSWER_LENGTH = { min: 1, max: 2000 } as const;

/** Validates the text of an answer to a question of the authority (DESK-2). */
export function validateAnswer(text: string): readonly FieldMessage[] {
  const field = 'text';
  const { length } = normalizeWritten(text);
  if (hasHtmlTag(text)) return [{ field, key: 'HTML_TAG' }];
  const isRight = length >= ANSWER_LENGTH.min && length <= ANSWER_LENGTH.max;
  return isRight ? [] : [{ field, key: 'ANSWER_LENGTH' }];
}

/** Whether the number of copies is an integer from 1 to 10 (VAL-6). */
export function areCopiesValid(copies: number): boolean {
  return Number.isInteger(copies) && copies >= COPIES.min && copies <= COPIES.max;
}

/** Clamps the number of copies to 1 to 10; NaN becomes 1 (VAL-6). */
export function clampCopies(copies: number): number {
  if (Number.isNaN(copies)) return COPIES.min;
  return Math.min(COPIES.max, Math.max(COPIES.min, Math.trunc(copies)));
}

/** Validates the delivery without its price (VAL-6). */
export function validateDelivery(
  provisioning: Pick<Provisioning, 'digital' | 'paper' | 'copies' | 'files'>,
): readonly FieldMessage[] {
  const { digital, paper, files = [] } = provisioning;
  if (!digital && !paper && files.length === 0) return [{ field: 'provisioning', key: 'SELECT' }];
  if (provisioning.paper && !areCopiesValid(provisioning.copies)) {
    return [{ field: 'copies', key: 'PAPER' }];
  }
  return [];
}

/** Validates the delivery and requires a known price (VAL-6). */
export function validateProvisioning(provisioning: Provisioning): readonly FieldMessage[] {
  const delivery = validateDelivery(provisioning);
  if (delivery.length > 0 || provisioning.price.status === 'known') return delivery;
  return [{ field: 'price', key: 'PRICE' }];
}

const includes = (list: readonly unknown[], value: unknown): boolean => list.includes(value);

/** Validates format, orientation, palette and scale from untrusted input (VAL-7). */
export function validateUserFormat(userFormat: {
  readonly format: unknown;
  readonly orientation: unknown;
  readonly palette: unknown;
  readonly scale: unknown;
}): readonly FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (!includes(SCALES, userFormat.scale)) messages.push({ field: 'scale', key: 'SCALE' });
  if (!includes(ORDERABLE_FORMATS, userFormat.format)) {
    messages.push({ field: 'format', key: 'FORMAT' });
  }
  if (!includes(ORIENTATIONS, userFormat.orientation)) {
    messages.push({ field: 'orientation', key: 'ORIENTATION' });
  }
  if (!includes(PALETTES, userFormat.palette)) messages.push({ field: 'palette', key: 'PALETTE' });
  return messages;
}

/**
 * Validates the page of the format step (VAL-7). PARCEL_TOO_LARGE is a warning; PARCEL_OFFLINE_ONLY blocks the step,
 * because a parcel too large for A3 at 1:5000 can be ordered at the authority only (FLOW-5).
 */
export function validatePage(
  configuration: Pick<Configuration, 'parcel' | 'userFormat' | 'printAreaCentre'>,
): readonly FieldMessage[] {
  const { parcel, userFormat, printAreaCentre } = configuration;
  if (!parcel) return [{ field: 'parcel', key: 'PARCEL_MISSING' }];
  if (!fitsAnyPage(parcel)) return [{ field: 'parcel', key: 'PARCEL_OFFLINE_ONLY' }];
  const area = printAreaCentre
    ? printAreaAround(printAreaCentre, userFormat)
    : printArea(parcel, userFormat);
  return area && parcelFits(parcel, area) ? [] : [{ field: 'scale', key: 'PARCEL_TOO_LARGE' }];
}
