import { useState } from 'react';
import type { ReactElement } from 'react';
import { AnnouncementBanner } from '@portal/ui/announcement-banner';
import { Breadcrumbs } from '@portal/ui/breadcrumbs';
import { Footer } from '@portal/ui/footer';
import { Header } from '@portal/ui/header';
import { NotificationStack } from '@portal/ui/notification-stack';
import type { NotificationItem } from '@portal/ui/notification-stack';
import { OptionMenu } from '@portal/ui/option-menu';
import { ButtonRow, PageLayout, WizardLayout } from '@portal/ui/page-layout';
import { PortalProvider } from '@portal/ui/provider';
import { SelectionCard } from '@portal/ui/selection-card';
import { Stepper, stepperTexts } from '@portal/ui/stepper';
import { overrideTexts } from '@portal/ui/provider';
import { Button } from '@portal/ui/button';
import { parcel, page } from './drawing';
import { ParcelSketch } from '@portal/ui/parcel-sketch';
import { Forms } from './Forms';
import { Results } from './Results';

const texts = [overrideTexts(stepperTexts, { de: { label: 'Weg der Bestellung' } })];
const DONE: NotificationItem = { id: 'saved', tone: 'success', message: 'Gespeichert.' };

/** A page with nearly every component, as in an app outside this workspace. */
export function Page(): ReactElement {
  const [items, setItems] = useState<readonly NotificationItem[]>([DONE]);
  return (
    <PortalProvider locale="de" texts={texts}>
      <PageLayout
        header={
          <Header
            serviceName="Flurstücke"
            language={
              <OptionMenu
                label="Sprache"
                items={[
                  { value: 'de', label: 'Deutsch' },
                  { value: 'en', label: 'English' },
                ]}
                value="de"
                onValueChange={() => undefined}
              />
            }
          />
        }
        banner={<AnnouncementBanner message={{ de: 'Wartung am Abend', pl: 'Prace wieczorem' }} />}
        breadcrumbs={<Breadcrumbs items={[{ label: 'Start', href: '/' }, { label: 'Auszug' }]} />}
        notifications={<NotificationStack items={items} onDismiss={() => setItems([])} />}
        footer={<Footer groups={[{ links: [{ label: 'Impressum', href: '/impressum' }] }]} />}
      >
        <Stepper
          items={[
            { id: 'login', label: 'Anmeldung', status: 'done', href: '/login' },
            { id: 'configuration', label: 'Konfiguration', status: 'current' },
            { id: 'summary', label: 'Bestellübersicht', status: 'blocked' },
          ]}
        />
        <WizardLayout
          aside={
            <SelectionCard
              items={[{ id: 'parcel', label: 'Flurstück', value: '114/2', parcel: true }]}
              picture={<ParcelSketch parcel={parcel} pageRectangle={page} textAlternative="" />}
            />
          }
        >
          <Forms />
          <Results />
          <ButtonRow next={<Button variant="primary">Weiter</Button>} />
        </WizardLayout>
      </PageLayout>
    </PortalProvider>
  );
}
