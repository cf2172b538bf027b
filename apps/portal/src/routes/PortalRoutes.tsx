import type { ReactElement } from 'react';
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom';
import { Shell } from '../shell/Shell.tsx';
import { PAGES } from './pages.ts';
import { paths } from './paths.ts';

/**
 * All addresses behind the hash (APP-1); unknown ones lead to the start (APP-2). The plain router, not the one with
 * loaders: data comes from queries, and a third of the code is enough.
 */
export function PortalRoutes(): ReactElement {
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
