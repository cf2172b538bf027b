import type { ReactElement, ReactNode } from 'react';
import { useSession } from '../../services/services.ts';
import { EntitledReason } from './EntitledReason.tsx';
import { OwnerCheck } from './OwnerCheck.tsx';

/** What can replace the reason, which is the content: the entitlement of an organisation (ORG-2), or that the person is entered as the owner (OWN-1). */
export function WithoutReason(props: {
  parcelIds: readonly string[];
  children: ReactNode;
}): ReactElement | null {
  const { customer } = useSession();
  return customer?.organisation ? <EntitledReason {...props} /> : <OwnerCheck {...props} />;
}
