import type { Page } from 'playwright';

/** Layout shifts without recent input. */
export interface LayoutShifts {
  /** Sum of the layout shift scores. */
  readonly score: number;
  /** The elements that moved, with their scores. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts?: { score: number; moved: string[] };
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Observes layout shifts of every document that the page loads from now on. */
export async function observeLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { score: number; moved: string[] } = { score: 0, moved: [] };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as LayoutShift;
        if (hadRecentInput) continue;
        shifts.score += value;
        for (const { node } of sources) {
          const name =
            node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
          shifts.moved.push(`${value.toFixed(3)} ${name ?? 'gone'}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the shifts since the last call. */
export async function takeLayoutShifts(page: Page): Promise<LayoutShifts> {
  return page.evaluate(() => {
    const { shifts } = window;
    if (!shifts) return { score: Number.NaN, moved: [] };
    const found = { score: shifts.score, moved: shifts.moved.splice(0) };
    shifts.score = 0;
    return found;
  });
}
