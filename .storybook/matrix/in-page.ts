import { checkAccessibility, findOverflow } from '../../packages/ui/src/testing/index.ts';
import type { Finding } from '../../packages/ui/src/testing/index.ts';
import type { Circumstances } from './circumstances.ts';

declare global {
  interface Window {
    /** Looks at the story that stands on the page; put there by the matrix. */
    portalGate: (at: Circumstances, settings: GateSettings) => Promise<Finding[]>;
  }
}

/** What holds for the whole run. */
export interface GateSettings {
  /** Smallest side of what is pressed, in px. */
  readonly target: number;
}

const PAINTED_TWICE = 2;

/** Layout that answers to a size (container queries, observers) has then had its turn. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < PAINTED_TWICE; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

window.portalGate = async (at, { target }) => {
  const root = document.documentElement;
  root.dir = at.rtl ? 'rtl' : 'ltr';
  root.dataset['textSpacing'] = at.spacing ? 'wide' : '';
  root.dataset['portalBrand'] = at.brand;
  root.dataset['portalTheme'] = at.theme;
  await settle();
  if (at.reflowOnly) return findOverflow(document.body);
  // The system's colours are the reader's choice; what they make of ours is not for axe to say.
  const without = at.forcedColors ? ['color-contrast'] : [];
  return checkAccessibility(document.body, { page: true, target, without });
};
