import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { LoadingRegion } from '@portal/ui/loading-region';
import { PageLayout } from '@portal/ui/page-layout';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices, useSession } from '../services/services.ts';
import { useText } from '../i18n/use-text.ts';
import { LandingMap } from '../pages/landing/LandingMap.tsx';
import { crumbsOf } from '../routes/crumbs.ts';
import { usePageName } from '../routes/use-page-name.ts';
import { useStore } from '../stores/store.ts';
import { OptionalBoundary } from '../pages/common/OptionalBoundary.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { ShellFooter } from './ShellFooter.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { ShellHeader } from './ShellHeader.tsx';

// Most visits show neither of the two; both are loaded lazily to keep the first script small.
const Banners = lazy(async () => ({ default: (await import('./Banners.tsx')).Banners }));
const Notifications = lazy(async () => ({
  default: (await import('./Notifications.tsx')).Notifications,
}));

/** Layout around every page (APP-6). */
export function Shell(): ReactElement {
  const page = usePageName();
  const text = useText();
  const { notifications, configuration } = useServices();
  const { customer } = useSession();
  const hasNotifications = useStore(notifications.store).length > 0;
  const hasBanners = configuration.banners.length > 0;
  const crumbs = crumbsOf(page).map(({ label, href }) => ({ label: text(label), href }));
  return (
    <PageLayout
      header={<ShellHeader />}
      banner={
        hasBanners ? (
          <OptionalBoundary>
            <Banners />
          </OptionalBoundary>
        ) : undefined
      }
      breadcrumbs={crumbs.length > 0 ? <Breadcrumbs items={crumbs} /> : undefined}
      // On the start page the drawing touches the header as long as there are no notifications.
      notifications={
        page === 'start' && !hasNotifications ? undefined : (
          <OptionalBoundary>
            <Notifications />
          </OptionalBoundary>
        )
      }
      hero={page === 'start' ? <LandingMap /> : undefined}
      footer={<ShellFooter />}
    >
      <PageBoundary key={page}>
        <Suspense fallback={<LoadingRegion label={text('loading')} />}>
          <Outlet />
        </Suspense>
      </PageBoundary>
      {customer?.session && <SessionWatch end={customer.session} level={customer.trustLevel} />}
    </PageLayout>
  );
}
