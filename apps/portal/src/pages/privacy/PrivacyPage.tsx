import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { Await } from '../common/Await.tsx';
import { ConfiguredContent } from '../content/ConfiguredContent.tsx';
import { usePrivacySections } from './use-privacy-sections.tsx';

function DeclaredProcessing(): ReactElement {
  const { query } = useServices();
  const legal = useQuery(query('getLegalInformation', {}));
  const sectionsOf = usePrivacySections();
  return (
    <ConfiguredContent name="privacy" declared={legal.data && sectionsOf(legal.data)}>
      <Await query={legal} loading="loading" failure="error.TECHNICAL_PROBLEM">
        {() => null}
      </Await>
    </ConfiguredContent>
  );
}

/** The privacy policy: the texts of the state, and what it declares by Art. 13 GDPR (APP-8, LAW-4). */
export function PrivacyPage(): ReactElement {
  const { legalParts } = useServices().configuration;
  return legalParts?.includes('DATA_PROCESSING') ? (
    <DeclaredProcessing />
  ) : (
    <ConfiguredContent name="privacy" />
  );
}
