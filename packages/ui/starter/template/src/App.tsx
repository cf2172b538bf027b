import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { Footer } from '@portal/ui/footer';
import { Header, Mark } from '@portal/ui/header';
import { PageLayout } from '@portal/ui/page-layout';
import { PortalProvider } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Heading, Text } from '@portal/ui/typography';
import { type ReactElement, useEffect } from 'react';
import { ReportForm } from './report/ReportForm';
import { ReportsPage } from './reports/ReportsPage';
import { usePage } from './use-page';

function LegalNotice(): ReactElement {
  return (
    <Stack>
      <Heading headingLevel={1}>Impressum</Heading>
      <Text>Stadt Musterhausen, Am Markt 1, 15990 Musterhausen</Text>
    </Stack>
  );
}

/** The pages by their address; any other address shows the first one. */
const PAGES = {
  '': { title: 'Schaden melden', Page: ReportForm },
  meldungen: { title: 'Meldungen', Page: ReportsPage },
  impressum: { title: 'Impressum', Page: LegalNotice },
} as const;

const isPage = (address: string): address is keyof typeof PAGES => Object.hasOwn(PAGES, address);

/** The service: a page with a form, one with its results, and the legal notice. */
export function App(): ReactElement {
  const address = usePage();
  const page = isPage(address) ? address : '';
  const { title, Page } = PAGES[page];
  useEffect(() => {
    document.title = `${title} – Stadt Musterhausen`;
  }, [title]);
  return (
    <PortalProvider locale="de">
      <PageLayout
        header={
          <Header
            serviceName="Schaden melden"
            tagline="Stadt Musterhausen"
            homeHref="#/"
            mark={<Mark />}
            links={[
              { label: 'Melden', href: '#/', current: page === '' },
              { label: 'Meldungen', href: '#/meldungen', current: page === 'meldungen' },
            ]}
          />
        }
        breadcrumbs={
          <Breadcrumbs items={[{ label: 'Stadt Musterhausen', href: '#/' }, { label: title }]} />
        }
        footer={
          <Footer
            groups={[
              { heading: 'Über diese Seite', links: [{ label: 'Impressum', href: '#/impressum' }] },
            ]}
          />
        }
      >
        <Page />
      </PageLayout>
    </PortalProvider>
  );
}
