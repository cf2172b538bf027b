import '@portal/tokens/themes.css';
import '@portal/ui/reset';
import '@portal/ui/fonts';
import './initial-page.css.ts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { browserLog } from './browser/log.ts';
import { refuseDrops } from './browser/refuse-drops.ts';
import { showErrors } from './browser/show-errors.ts';
import { surviveTranslation } from './browser/survive-translation.ts';
import { buildCheck } from './stores/release/build-check.ts';

window.addEventListener('vite:preloadError', () => void buildCheck.check());

refuseDrops(window);
showErrors(window);

/** Must not use top-level `await`: the files of the pages import this module and would wait for it for ever. */
async function show(place: Element): Promise<void> {
  try {
    surviveTranslation(place);
    const portal = await start();
    // Concurrent, so that a slow phone can respond to input between the parts.
    startTransition(() => createRoot(place).render(portal));
  } catch (error) {
    browserLog('The portal could not start', error);
    // The failure text is part of index.html: showing it needs no other file.
    window.portalShowInstead?.('portal-failure');
  }
}

const place = document.querySelector('#portal');
// The early script has found that the browser is too old, and the page says so.
const isOutdated = window.portalShown === 'portal-outdated';
if (place && !isOutdated) void show(place);
