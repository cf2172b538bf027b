import { findOverflow } from '../../../packages/ui/src/testing/index.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';
import { INITIAL_VARIANT, NARROWEST, setAttributes } from '../runner/variants.ts';
import { findOverlappingCells } from '../runner/cells.ts';
import { findScrollers } from '../runner/scrollers.ts';

/** Widest window, in CSS px. */
const WIDEST = 1600;
/** Distance of the widths, in CSS px. */
const STEP = 20;
/** At each multiple of this width, also with the text spacing of WCAG 1.4.12. */
const SPACED = 100;

const find = (): Finding[] => [
  ...findOverflow(document.body),
  ...findScrollers(document.body),
  ...findOverlappingCells(document.body),
];

function withSpacing(look: () => Finding[]): Finding[] {
  setAttributes({ ...INITIAL_VARIANT, textSpacing: true });
  const findings = look();
  setAttributes(INITIAL_VARIANT);
  return findings;
}

/** Shows a page in every width from the narrowest to the widest (EYE-4). @returns the findings of the first width that has some, and which it is */
export async function findAtEveryWidth(
  setWidth: (width: number) => Promise<void>,
): Promise<{ readonly findings: readonly Finding[]; readonly width: number }> {
  for (let width = WIDEST; width >= NARROWEST; width -= STEP) {
    await setWidth(width);
    const findings = find();
    if (width % SPACED === 0) findings.push(...withSpacing(find));
    if (findings.length > 0) return { findings, width };
  }
  return { findings: [], width: NARROWEST };
}
