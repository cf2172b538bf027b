import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { HashRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { meantPath } from '../routes/meant-path.ts';
import { PAGE_NAMES, PAGE_TABLE } from '../routes/page-table.ts';
import { paths } from '../routes/paths.ts';
import { PAGE_COMPONENTS } from './page-components.ts';

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

/** Redirects an unknown path to the page that it means, or to the start page (APP-2). */
function UnknownPath(): ReactElement {
  const { pathname, search } = useLocation();
  const path = meantPath(pathname);
  return <Navigate to={path === null ? paths.start : { pathname: path, search }} replace />;
}

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
          {PAGE_NAMES.flatMap((name) => {
            const { Component } = PAGE_COMPONENTS[name];
            return PAGE_TABLE[name].paths.map((path) => (
              <Route key={path} path={path} element={<Component key={name} />} />
            ));
          })}
          <Route path="*" element={<UnknownPath />} />
        </Route>
      </Routes>
    </HashRouter>
  );
}
