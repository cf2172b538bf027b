import { PAGE_NAMES, PORTAL_PATHS } from '@portal/api/pages';
import { lazy, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { PageWithTexts } from './PageWithTexts.tsx';

/**
 * The router reads the hash during the first render but listens to it only after that render is committed. The
 * first render is concurrent: a hash that changed in between would not change the page.
 */
function useMissedHashChange(): void {
  const [renderedFor] = useState(() => window.location.hash);
  useEffect(() => {
    if (window.location.hash === renderedFor) return;
    // Repeats the browser's own event, which the router has missed.
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [renderedFor]);
}

// Few visits need it.
const UnknownPath = lazy(async () => ({
  default: (await import('./UnknownPath.tsx')).UnknownPath,
}));

/**
 * All routes behind the hash (APP-1). `HashRouter` instead of a
 * data router: data comes from queries, and it is a third of the size.
 */
export function PortalRoutes(): ReactElement {
  useMissedHashChange();
  return (
    <HashRouter>
      <Routes>
        <Route element={<Shell />}>
          {PAGE_NAMES.flatMap((name) =>
            PORTAL_PATHS[name].map((path) => (
              <Route key={path} path={path} element={<PageWithTexts key={name} name={name} />} />
            )),
          )}
          <Route path="*" element={<UnknownPath />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
