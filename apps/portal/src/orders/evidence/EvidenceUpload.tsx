import { lazy } from 'react';
import type { ReactElement } from 'react';
import { OptionalBoundary } from '../../pages/common/OptionalBoundary.tsx';
import type { EvidenceFieldProps } from './EvidenceField.tsx';

const Field = lazy(async () => ({
  default: (await import('./EvidenceField.tsx')).EvidenceField,
}));

/** Uploads files that prove a legitimate interest (DESK-1); its code is loaded only where files can be uploaded. */
export function EvidenceUpload(props: EvidenceFieldProps): ReactElement {
  return (
    <OptionalBoundary>
      <Field {...props} />
    </OptionalBoundary>
  );
}
