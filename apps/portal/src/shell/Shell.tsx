import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { LoadingRegion } from '@portal/ui/loading-region';
import { PageLayout } from '@portal/ui/page-layout';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { LandingMap } from '../landing/LandingMap.tsx';
import { crumbsOf } from '../routes/crumbs.ts';
import { usePageName } from '../routes/use-page-name.ts';
import { Banners } from './Banners.tsx';
import { Notifications } from './Notifications.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { ShellHeader } from './ShellHeader.tsx';

/** The frame around every page (APP-6). */
export function Shell(): ReactElement {
  const page = usePageName();
  const text = useText();
  const crumbs = crumbsOf(page).map(({ label, href }) => ({ label: text(label), href }));
  return (
    <PageLayout
      header={<ShellHeader />}
      banner={<Banners />}
      breadcrumbs={crumbs.length > 0 ? <Breadcrumbs items={crumbs} /> : undefined}
      notifications={<Notifications />}
      hero={page === 'start' ? <LandingMap /> : undefined}
      footer={<ShellFooter />}
    >
      <Suspense fallback={<LoadingRegion title={text('loading')} />}>
        <Outlet />
      </Suspense>
    </PageLayout>
  );
}
