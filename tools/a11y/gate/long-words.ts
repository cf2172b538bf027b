import { findOverflow, lengthenWords } from '../../../packages/ui/src/testing/index.ts';
import type { Finding } from '../../../packages/ui/src/testing/index.ts';

/** Widths of windows from a laptop to a small tablet, in CSS px; the narrow windows of phones are visits of their own. */
const WIDTHS = [1280, 1140, 900, 600] as const;

/** Until a table has reacted to its words: observers of sizes are called after the callbacks of a frame. */
async function settle(): Promise<void> {
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
}

/**
 * Shows a component with a long word in every text in windows of four widths, besides the narrowest one (LIB-24).
 *
 * @returns the findings of the first width that has some, and which it is
 */
export async function findWithLongWords(
  setWidth: (width: number) => Promise<void>,
): Promise<{ readonly findings: readonly Finding[]; readonly width: number }> {
  const restore = lengthenWords(document.body, { everyCell: true });
  const hasTable = document.querySelector('table') !== null;
  try {
    for (const width of WIDTHS) {
      await setWidth(width);
      if (hasTable) await settle();
      const findings = findOverflow(document.body);
      if (findings.length > 0) return { findings, width };
    }
  } finally {
    restore();
  }
  return { findings: [], width: WIDTHS[0] };
}
