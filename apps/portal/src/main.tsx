import '@portal/tokens/themes.css';
import '@portal/ui/fonts';
import './initial-page.css.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { browserLog } from './browser/log.ts';
import { buildCheck } from './browser/build-check.ts';

window.addEventListener('vite:preloadError', () => void buildCheck.check());

/** No `await` of the module itself: the pages' files need this one, and would wait for what waits for them. */
async function show(place: Element): Promise<void> {
  try {
    const portal = await start();
    // Drawn in slices, so that a slow phone answers a tap meanwhile.
    startTransition(() => createRoot(place).render(portal));
  } catch (error) {
    browserLog('The portal could not start', error);
    // The page itself has the words for it: nothing that could fail as well is needed to say them.
    document.documentElement.dataset['portalFailed'] = '';
  }
}

const place = document.querySelector('#portal');
if (place) void show(place);
