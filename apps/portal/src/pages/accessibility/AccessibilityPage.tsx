import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import { Await } from '../common/Await.tsx';
import { ConfiguredContent } from '../content/ConfiguredContent.tsx';
import { useStatementSections } from './use-statement-sections.tsx';

function DeclaredStatement(): ReactElement {
  const { query } = useServices();
  const legal = useQuery(query('getLegalInformation', {}));
  const sectionsOf = useStatementSections();
  const statement = legal.data?.accessibilityStatement;
  return (
    <ConfiguredContent name="accessibility" declared={statement && sectionsOf(statement)}>
      <Await query={legal} loading="loading" failure="error.TECHNICAL_PROBLEM">
        {() => null}
      </Await>
    </ConfiguredContent>
  );
}

/** The accessibility statement: the texts of the state, and what it declares by the model of Decision (EU) 2018/1523 (APP-8, LAW-1). */
export function AccessibilityPage(): ReactElement {
  const { legalParts } = useServices().configuration;
  return legalParts?.includes('ACCESSIBILITY_STATEMENT') ? (
    <DeclaredStatement />
  ) : (
    <ConfiguredContent name="accessibility" />
  );
}
