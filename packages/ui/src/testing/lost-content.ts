import { findLostHeaders } from './card-headers.ts';
import { findCutTexts } from './cut-texts.ts';
import { findShownHidden } from './hidden.ts';
import { findOverlaps } from './overlaps.ts';
import { findFaintPlaceholders } from './placeholders.ts';
import { findUnsaidRequired } from './required.ts';
import { findUnseenStates } from './unseen-states.ts';
import { findUnmirrored } from './mirrored.ts';
import type { Finding } from './types.ts';

/**
 * What is lost at the current width, spacing and writing direction: texts that are cut off or lie below an icon, cells of cards without the
 * name of their column, faint placeholders, fields that are marked as required for the eyes only, hidden elements that are not hidden,
 * states that cannot be seen, and what stays at the left or right of a page that is written from right to left.
 */
export function findLostContent(root: Element): Finding[] {
  return [
    ...findCutTexts(root),
    ...findOverlaps(root),
    ...findLostHeaders(root),
    ...findFaintPlaceholders(root),
    ...findUnsaidRequired(root),
    ...findShownHidden(root),
    ...findUnseenStates(root),
    ...findUnmirrored(root),
  ];
}
