import '@portal/tokens/themes.css';
import '@portal/ui/fonts';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { start } from './app/start.tsx';
import { StartFailure } from './app/StartFailure.tsx';
import { browserLog } from './state/log.ts';
import { renewal } from './state/renewal.ts';

window.addEventListener('vite:preloadError', () => void renewal.check());

const place = document.querySelector('#portal');
if (place) {
  const root = createRoot(place);
  try {
    const portal = await start();
    // Drawn in slices, so that a slow phone answers a tap meanwhile.
    startTransition(() => root.render(portal));
  } catch (error) {
    browserLog('The portal could not start', error);
    root.render(<StartFailure />);
  }
}
