import type { RefCallback } from 'react';

/** Urgency of an announcement: `assertive` interrupts the screen reader. */
export type Politeness = 'polite' | 'assertive';

/** Announces a text through a live region of the provider. */
export type Announce = (text: string, politeness?: Politeness) => void;

/** After this time an announced text is removed, so that it is not found in browse mode. */
const LIFETIME_MS = 10_000;

/** The live regions of a provider and the function that announces through them. */
export interface Announcer {
  readonly announce: Announce;
  /**
   * Creates a ref for a live region. Announcements go to the region that was mounted last: while a
   * modal dialog is open, screen readers ignore the regions outside of it.
   */
  readonly createRegionRef: (politeness: Politeness) => RefCallback<HTMLElement>;
}

/**
 * Each announcement is a new element: the same text is announced again, and an announcement does
 * not replace the one before it.
 */
export function createAnnouncer(): Announcer {
  const regions: Record<Politeness, HTMLElement[]> = { polite: [], assertive: [] };
  return {
    announce: (text, politeness = 'polite') => {
      const region = regions[politeness].at(-1);
      if (!region || text === '') return;
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
      setTimeout(() => line.remove(), LIFETIME_MS);
    },
    createRegionRef: (politeness) => {
      let current: HTMLElement | null = null;
      return (element) => {
        regions[politeness] = regions[politeness].filter((region) => region !== current);
        if (element) regions[politeness].push(element);
        current = element;
      };
    },
  };
}
