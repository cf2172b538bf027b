import { lazy } from 'react';
import type { ReactElement } from 'react';
import { useServices } from '../../services/services.ts';
import type { DataKey } from './DataHintText.tsx';
import { OptionalBoundary } from './OptionalBoundary.tsx';

// Loaded after the fields that it belongs to.
const DataHintText = lazy(async () => ({
  default: (await import('./DataHintText.tsx')).DataHintText,
}));

/** One line beside fields that ask for data of a person: what they are for and how long they are kept (LAW-4). Nothing in states that do not say it. */
export function DataHint({ of }: { of: DataKey }): ReactElement | null {
  return useServices().configuration.legalParts?.includes('DATA_PROCESSING') ? (
    <OptionalBoundary>
      <DataHintText of={of} />
    </OptionalBoundary>
  ) : null;
}
