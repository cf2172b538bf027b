import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { PAGE_NAMES, PAGE_TABLE } from '../routes/page-table.ts';
import { paths } from '../routes/paths.ts';
import { PAGE_COMPONENTS } from './page-components.ts';

/**
 * The router reads the address when it is first drawn, and listens to it only once that has come onto the page. The first
 * drawing is done in slices: who presses "back" or a link in between would change the address, but not the page.
 */
function useMissedHashChange(): void {
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
  useMissedHashChange();
  return (
    <HashRouter>
      <Routes>
        <Route element={<Shell />}>
          {PAGE_NAMES.flatMap((name) => {
            const { Component } = PAGE_COMPONENTS[name];
            return PAGE_TABLE[name].paths.map((path) => (
              <Route key={path} path={path} element={<Component key={name} />} />
            ));
          })}
          <Route path="*" element={<Navigate to={paths.start} replace />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
