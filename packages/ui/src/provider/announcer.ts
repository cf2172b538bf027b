/** Urgency of an announcement: `assertive` interrupts the screen reader. */
export type Politeness = 'polite' | 'assertive';

/** Announces a text through a live region of the provider. */
export type Announce = (text: string, politeness?: Politeness) => void;

/** After this time an announced text is removed, so that it is not found in browse mode. */
const LIFETIME_MS = 10_000;

/** The live regions of a provider and the function that announces through them. */
export interface Announcer {
  readonly announce: Announce;
  /** Refs for the regions; stable, so that React sets them once. */
  readonly setPolite: (element: HTMLElement | null) => void;
  readonly setAssertive: (element: HTMLElement | null) => void;
}

/**
 * Each announcement is a new element: the same text is announced again, and an announcement does
 * not replace the one before it.
 */
export function createAnnouncer(): Announcer {
  const elements: Record<Politeness, HTMLElement | null> = { polite: null, assertive: null };
  return {
    announce: (text, politeness = 'polite') => {
      const region = elements[politeness];
      if (!region || text === '') return;
      const line = document.createElement('p');
      line.textContent = text;
      region.append(line);
      setTimeout(() => line.remove(), LIFETIME_MS);
    },
    setPolite: (element) => {
      elements.polite = element;
    },
    setAssertive: (element) => {
      elements.assertive = element;
    },
  };
}
