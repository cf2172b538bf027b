import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { PAGES } from './pages.ts';
import { paths } from './paths.ts';

/**
 * The router reads the address when it is first drawn, and listens to it only once that has come onto the page. The first
 * drawing is done in slices: who presses "back" or a link in between would change the address, but not the page.
 */
function useAddressMeanwhile(): void {
  const [drawnFor] = useState(() => window.location.hash);
  useEffect(() => {
    if (window.location.hash === drawnFor) return;
    // The browser's own word for it, said once more now that the router hears it.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [drawnFor]);
}

/**
 * All addresses behind the hash (APP-1); unknown ones lead to the start (APP-2). The plain router, not the one with
 * loaders: data comes from queries, and a third of the code is enough.
 */
export function PortalRoutes(): ReactElement {
  useAddressMeanwhile();
  return (
    <HashRouter>
      <Routes>
        <Route element={<Shell />}>
          {PAGES.flatMap(({ name, addresses, Component }) =>
            addresses.map((address) => (
              <Route key={address} path={address} element={<Component key={name} />} />
            )),
          )}
          <Route path="*" element={<Navigate to={paths.start} replace />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
