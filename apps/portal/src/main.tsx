import '@portal/tokens/themes.css';
import '@portal/ui/fonts';
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
    root.render(await start());
  } catch (error) {
    browserLog('The portal could not start', error);
    root.render(<StartFailure />);
  }
}
