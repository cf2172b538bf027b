import { InlineMessage } from '@portal/ui/inline-message';
import { useComponentTexts } from '@portal/ui/provider';
import { Stack } from '@portal/ui/stack';
import { Text } from '@portal/ui/typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { usePageFocus } from '../../navigation/use-page-focus.ts';
import { useServices, useSession } from '../../services/services.ts';
import { Await } from '../common/Await.tsx';
import { LoginNeeded } from '../common/LoginNeeded.tsx';
import { PageHeading } from '../common/PageHeading.tsx';
import { Collective } from './collective/Collective.tsx';
import { Entitlements } from './Entitlements.tsx';
import { Members } from './Members.tsx';
import { OrganisationOrders } from './OrganisationOrders.tsx';
import { Programs } from './programs/Programs.tsx';
import { organisationTexts } from './texts.ts';

function OfOrganisation({ name }: { name: string }): ReactElement {
  const t = useComponentTexts(organisationTexts);
  const { query } = useServices();
  const organisation = useQuery(query('getOrganisation', {}));
  return (
    <>
      <Text size="large" variant="soft">
        {t.intro(name)}
      </Text>
      <Entitlements />
      <Collective />
      <Await query={organisation} loading="loading.orders" isTall>
        {({ members, orders }) => (
          <>
            <OrganisationOrders orders={orders} />
            <Members members={members} />
          </>
        )}
      </Await>
      <Programs />
    </>
  );
}

function Content(): ReactElement {
  const text = useText();
  const t = useComponentTexts(organisationTexts);
  const { customer } = useSession();
  usePageFocus(text('page.organisation'), 'organisation');
  return (
    <Stack>
      <PageHeading>{text('page.organisation')}</PageHeading>
      {customer?.organisation ? (
        <OfOrganisation name={customer.organisation.name} />
      ) : (
        <InlineMessage tone="info">{t.isPrivate}</InlineMessage>
      )}
    </Stack>
  );
}

/** The organisation of the session: what it is entitled to, its invoices (ORG-5), its orders, its people (ORG-3), and its programs (ORG-4). */
export function OrganisationPage(): ReactElement {
  return (
    <LoginNeeded>
      <Content />
    </LoginNeeded>
  );
}
